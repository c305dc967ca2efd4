import type { Surrounding } from '../../domain/surrounding.ts';
import { sampledPodsOf } from '../../readings/pods/sampled-pods.ts';
import { podRef } from '../../readings/workloads/workloads.ts';

/** The two pods whose logs tell how the target does. */
export const sampledPods: Surrounding = {
  id: 'sampled-pods',
  where: 'sampled-pods',
  find: ([target], world) => (target ? sampledPodsOf(target, world).map(podRef) : []),
};

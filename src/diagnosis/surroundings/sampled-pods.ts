import type { Surrounding } from '../../domain/surrounding.ts';
import { podRef } from '../../world/readings/workloads/workloads.ts';
import { sampledPodsOf } from '../signs/pods/voices.ts';

/** The two pods whose logs tell how the target does. */
export const sampledPods: Surrounding = {
  id: 'sampled-pods',
  where: 'sampled-pods',
  find: ([target], world) => (target ? sampledPodsOf(target, world).map(podRef) : []),
};

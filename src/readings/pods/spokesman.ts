import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { podToController } from '../edges/pod-to-controller.ts';
import { podsOf } from '../workloads/workloads.ts';
import { isReady } from './pods.ts';

/** Whether a pod is the first by name of its controller's Ready pods, which do alike: one log is read for all. */
export function speaksForAll(pod: Resource<'Pod'>, on: Ref<'Pod'>, world: World): boolean {
  const [maker] = world.follow(podToController, on).items;
  if (!maker) return true;
  const names = podsOf(maker.to, world)
    .pods.filter(isReady)
    .map(({ metadata }) => metadata?.name ?? '');
  return names.toSorted()[0] === pod.metadata?.name;
}

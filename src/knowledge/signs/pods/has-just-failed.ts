import type { World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { podFailed } from '../../symptoms/pod-failed.ts';

/** Whether a pod is the last that its controller has made, and has failed: another is made in its place, and fails likewise. */
export function hasJustFailed(pod: Resource<'Pod'>, world: World): boolean {
  return [...podFailed.find(pod, world)].length > 0;
}

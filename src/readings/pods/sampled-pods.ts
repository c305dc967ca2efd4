import { isA } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { created } from '../created.ts';
import { podToController } from '../edges/pod-to-controller.ts';
import { selectedPods } from '../network/backends.ts';
import { podsOf } from '../workloads/workloads.ts';
import { isReady } from './pods.ts';

type Pod = Resource<'Pod'>;

const HASHES = [
  'pod-template-hash',
  'rollouts-pod-template-hash',
  'controller-revision-hash',
] as const;

/**
 * The pods whose logs tell how an object does: one of its newest revision that is Ready, and one of the revision before
 * it, or else another of the same. They do alike, and each costs a read.
 */
export function sampledPodsOf(target: Ref, world: World): readonly Pod[] {
  const pods = isA('Service', target)
    ? selectedPods(target, world).pods
    : podsOf(target, world).pods;
  const byName = pods.filter(isReady).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const revisions = [...Map.groupBy(byName, hashOf).values()].toSorted(
    (a, b) => Math.max(...b.map(created)) - Math.max(...a.map(created)),
  );
  const [newest = [], before = []] = revisions;
  return [...newest.slice(0, 1), ...before.slice(0, 1), ...newest.slice(1)].slice(0, 2);
}

/** Whether a pod is the one of its controller's Ready pods, the first by name, whose log is read for all of them. */
export function isSampled(pod: Pod, on: Ref<'Pod'>, world: World): boolean {
  const [controller] = world.follow(podToController, on).items;
  if (!controller) return true;
  const names = podsOf(controller.to, world).pods.filter(isReady).map(nameOf);
  return names.toSorted()[0] === pod.metadata?.name;
}

/** The hash by which a pod's controller knows its revision. */
export function hashOf({ metadata }: Pod): string | undefined {
  return HASHES.map((label) => metadata?.labels?.[label]).find((hash) => hash !== undefined);
}

function nameOf({ metadata }: Pod): string {
  return metadata?.name ?? '';
}

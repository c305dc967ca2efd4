import type { Gap } from '../../domain/gap.ts';
import { refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { isHeldUp } from '../pods/pods.ts';
import { podsOf } from './workloads.ts';

type Pod = Resource<'Pod'>;

/** The pods of a StatefulSet in the order of their numbers, and the first that holds up the others. */
export type Ordinals = Readonly<{ pods: readonly Pod[]; first?: Pod; gap?: Gap }>;

/** The pods of a StatefulSet by number. Only with OrderedReady, the default, does one hold up those after it. */
export function ordinalsOf(set: Resource<'apps/StatefulSet'>, world: World): Ordinals {
  const family = podsOf(refTo('apps/StatefulSet', set), world);
  const pods = family.pods.toSorted((a, b) => ordinalOf(a) - ordinalOf(b));
  const isOrdered = set.spec?.podManagementPolicy !== 'Parallel';
  const first = isOrdered ? pods.find((pod) => isHeldUp(pod, world.now)) : undefined;
  return { pods, ...present({ first }), ...(family.gap && { gap: family.gap }) };
}

/** The revision that a StatefulSet's controller made a pod from. */
export function revisionOf({ metadata }: Pod): string | undefined {
  return metadata?.labels?.['controller-revision-hash'];
}

/** The number at the end of the name of a StatefulSet's pod. */
export function ordinalOf({ metadata }: Pod): number {
  return Number(/-(\d+)$/.exec(metadata?.name ?? '')?.[1] ?? -1);
}

/** The number of the first pod that a StatefulSet makes. */
export function startOf({ spec }: Resource<'apps/StatefulSet'>): number {
  return spec?.ordinals?.start ?? 0;
}

/** Whether a StatefulSet gives a pod up, for its number is beyond those wanted: for what becomes of it nobody waits. */
export function isSurplus(pod: Pod, set: Resource<'apps/StatefulSet'>): boolean {
  return ordinalOf(pod) >= startOf(set) + (set.spec?.replicas ?? 1);
}

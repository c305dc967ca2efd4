import { isA, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Live } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Finding } from '../../domain/verdict.ts';
import type { Pod } from '../../simulator/cluster.ts';
import { ownersOf } from '../../world/readings/workloads/workloads.ts';
import { stuckPodOf } from './stuck-pod.ts';
import type { Template } from './workload.ts';

/** A StatefulSet that waits for a pod without a node. */
export type StuckSet = Readonly<{
  holder: Readonly<{ on: Live; object: Resource<'apps/StatefulSet'> }>;
  template: Template;
  pod: Pod;
}>;

/**
 * The StatefulSet that a finding is about. One with OrderedReady pods never replaces a pod that was not Ready
 * (known issue of its rolling update), so a change of its template alone mends nothing.
 */
export function stuckSetOf(finding: Finding, world: World): StuckSet | undefined {
  const stuck = stuckPodOf(finding, world);
  const owner = stuck && ownersOf(refTo('Pod', stuck.pod), world).at(-1);
  const found = owner && isA('apps/StatefulSet', owner) ? world.get(owner) : undefined;
  if (!stuck || found?.is !== 'known') return undefined;

  const { metadata, spec } = found.value;
  // An operator that made it would put back what it made.
  if (!metadata?.uid || !spec?.template || metadata.ownerReferences?.some((one) => one.controller))
    return undefined;
  const on = { ...refTo('apps/StatefulSet', found.value), uid: metadata.uid };
  return { holder: { on, object: found.value }, template: spec.template, pod: stuck.pod };
}

import type { Evidence, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { conditionOf } from '../../../../readings/conditions.ts';
import { created } from '../../../../readings/created.ts';
import { preemptedOf, type Preempted } from '../../../../readings/pods/preempted.ts';
import { predecessorsOf } from '../../../../readings/workloads/predecessors.ts';
import { priorityOf } from '../../../../simulator/node-trial.ts';
import { oncePer } from '../../../../world/once-per.ts';
import type { Blocked } from '../../../placement/blocked-by.ts';

/** A pod that was preempted, and others of its workload that were. */
export type Before = Preempted & Readonly<{ others?: readonly string[] }>;

/** Times are in whole seconds. */
const SLACK_MS = 2_000;

/**
 * The pods in whose place one that waits was made, where the scheduler ended them for others of higher priority. They are
 * looked for only where such a one came to a node of the waiting pod after that was made.
 */
export function preemptedBefore(
  { pod, ref, nodes, cluster }: Blocked,
  world: World,
): Readonly<{ preempted: Before; said: readonly Evidence[] }> | undefined {
  if (highestOf(cluster.pods) <= priorityOf(pod)) return undefined;
  const cameSince = nodes
    .flatMap(({ metadata }) => cluster.podsOn(metadata?.name ?? ''))
    .filter((one) => priorityOf(one) > priorityOf(pod))
    .some((one) => {
      const { lastTransitionTime: at = '' } = conditionOf(one, 'PodScheduled') ?? {};
      return Date.parse(at) >= created(pod) - SLACK_MS;
    });
  const found = (cameSince ? predecessorsOf(ref, world) : []).flatMap(
    (before) => preemptedOf(before, world) ?? [],
  );
  const [first, ...more] = found;
  if (!first) return undefined;
  const others = more.map(({ preempted }) => preempted.victim);
  return {
    preempted: { ...first.preempted, ...(others.length > 0 && { others }) },
    said: found.map(({ said }) => said),
  };
}

/** In most clusters all are alike. */
const highestOf = oncePer((pods: readonly Resource<'Pod'>[]) =>
  pods.reduce((highest, pod) => Math.max(highest, priorityOf(pod)), Number.NEGATIVE_INFINITY),
);

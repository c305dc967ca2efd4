import type { Evidence, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { priorityOf } from '../../simulator/node-trial.ts';
import { podToController } from '../../world/edges/pod-to-controller.ts';
import { oncePer } from '../../world/once-per.ts';
import { conditionOf } from '../../world/readings/conditions.ts';
import { created } from '../../world/readings/created.ts';
import { podsOf } from '../../world/readings/workloads/workloads.ts';
import { eventsSaying } from '../signs/events.ts';
import { preemptedOf, type Preempted } from '../signs/pods/preempted.ts';
import type { Blocked } from './blocked-by.ts';

/** A pod that was preempted, and others of its workload that were. */
export type Before = Preempted & Readonly<{ others?: readonly string[] }>;

/** "Created pod: web-x2lkq", "create Pod web-0 in StatefulSet web successful" (kubernetes, pkg/controller). */
const MADE = /^(?:Created pod:|create Pod) (\S+)/;
/** So many that are gone are looked at: each is a request. */
const MOST = 3;
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
  const [{ to: maker } = {}] = cameSince ? world.follow(podToController, ref).items : [];
  if (!maker) return undefined;

  const { pods } = podsOf(maker, world);
  const stay = pods.filter(({ metadata }) => !metadata?.deletionTimestamp);
  const gone = eventsSaying(['SuccessfulCreate'], maker, world)
    .flatMap(({ quote }) => MADE.exec(quote)?.[1] ?? [])
    .filter((name) => !stay.some(({ metadata }) => metadata?.name === name))
    .slice(0, MOST);
  const { namespace = '' } = ref;
  const found = [ref.name, ...gone] // a StatefulSet makes it by the same name
    .flatMap((name) => preemptedOf({ kind: 'Pod', namespace, name }, world) ?? []);
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

import { isOfKind, kindOf } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isReady } from '../../readings/pods/pods.ts';
import { historyOf, isOfRevision, type KeptRevision } from '../../readings/workloads/history.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import type { TemplateHolder } from '../fields/field-row.ts';

/**
 * What is known of an earlier revision: `serves` with Ready pods, was `stable` by its controller's word, or `ran`
 * before the newest one, which nobody recorded to be well.
 */
export type Earlier = KeptRevision &
  Readonly<{ is: 'serves' | 'stable' | 'ran'; ready: number; isComplete: boolean }>;
/** The revisions of a workload, and its pods. */
export type Revisions = Readonly<{
  newest: KeptRevision;
  earlier: readonly Earlier[];
  pods: readonly Resource<'Pod'>[];
}>;

const KEEPING = ['argoproj.io/Rollout', 'apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet'];
const ORDER = ['serves', 'stable', 'ran'];

/** The revisions before the newest that are not known to be ill, the best first; undefined where not all is known. */
export function earlierRevisions(
  { on, object }: TemplateHolder,
  world: World,
): Revisions | undefined {
  if (!KEEPING.includes(kindOf(object))) return undefined;
  const { items, gap } = historyOf(object, world);
  const [newest, ...others] = items;
  const family = podsOf(on, world);
  if (!newest || gap || family.gap) return undefined;
  const { pods } = family;
  const earlier = others
    .map((one) => withState(one, object, pods))
    .filter(({ hasFailed }) => !hasFailed)
    .toSorted((a, b) => ORDER.indexOf(a.is) - ORDER.indexOf(b.is));
  return { newest, earlier, pods };
}

function withState(one: KeptRevision, object: Resource, pods: readonly Resource<'Pod'>[]) {
  const own = pods.filter((pod) => isOfRevision(one, pod));
  const ready = own.filter(isReady).length;
  const wanted = (object as Resource<'apps/Deployment'>).spec?.replicas ?? 1;
  return {
    ...one,
    is:
      ready > 0
        ? ('serves' as const)
        : isStable(one, object)
          ? ('stable' as const)
          : ('ran' as const),
    ready,
    hasFailed: own.length > 0 && ready === 0,
    isComplete: one.available >= wanted,
  };
}

function isStable({ hashes }: KeptRevision, object: Resource): boolean {
  if (isOfKind('argoproj.io/Rollout', object))
    return hashes.includes(object.status?.stableRS ?? '');
  return (
    isOfKind('apps/StatefulSet', object) && hashes.includes(object.status?.currentRevision ?? '')
  );
}

import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isOver } from '../../readings/pods/pods.ts';
import { historyOf, isOfRevision, type KeptRevision } from '../../readings/workloads/history.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { standsIn } from '../../simulator/rollout/stands-in.ts';
import type { Updated } from '../../simulator/rollout/strategy-of.ts';

type Pod = Resource<'Pod'>;

/**
 * The pods that the running update of a workload has still to replace: those of another revision than its template. Undefined where
 * the revisions cannot be read.
 */
export function replacedBy(
  workload: Updated,
  world: World,
  isObserved: boolean,
): readonly Pod[] | undefined {
  const { items, gap } = historyOf(workload, world);
  if (gap) return undefined;
  const newest = revisionOfTemplate(workload, items) ?? (isObserved ? items[0] : undefined);
  if (!newest && isObserved) return undefined;
  return podsOf(refTo(kindOf(workload), workload), world).pods.filter(
    (pod) => !isOver(pod) && !(newest && isOfRevision(newest, pod)),
  );
}

/** After an undo the template may be that of an earlier revision, before its controller has seen that. */
function revisionOfTemplate(
  workload: Updated,
  revisions: readonly KeptRevision[],
): KeptRevision | undefined {
  if (isOfKind('argoproj.io/Rollout', workload) && workload.spec?.workloadRef) return undefined;
  const template = workload.spec?.template;
  return template && revisions.find((one) => standsIn(template, one.template));
}

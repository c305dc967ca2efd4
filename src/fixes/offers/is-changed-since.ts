import type { World } from '../../domain/model.ts';
import type { Change, Op } from '../../domain/plan.ts';
import type { Resource } from '../../domain/resource.ts';
import type { Finding } from '../../domain/verdict.ts';
import { historyOf, isOfRevision, type KeptTemplate } from '../../readings/workloads/history.ts';
import { isSameJson } from '../../text/canonical-json.ts';
import { valueAt } from '../../text/json-pointer.ts';
import { workloadOf } from '../change/workload.ts';

/**
 * Whether a change of a pod template is about pods of earlier revisions alone, and the template has become another in that place
 * since: whether the new value does is not known yet, and these pods will be replaced.
 */
export function isChangedSince({ on, ops }: Change, finding: Finding, world: World): boolean {
  const workload = workloadOf(finding, world);
  if (!workload || workload.on.uid !== on.uid || workload.holder.on.uid !== on.uid) return false;
  const pods = finding.seen.flatMap(({ on: at }) => {
    const fact = at.kind === 'Pod' ? world.get({ ...at, kind: 'Pod' as const }) : undefined;
    return fact?.is === 'known' ? [fact.value] : [];
  });
  if (pods.length === 0) return false;

  const { items } = historyOf(workload.object, world);
  return pods.every((pod) => {
    const made = items.find((one) => isOfRevision(one, pod));
    return made !== undefined && ops.some((op) => isOther(op, made.template, workload.object));
  });
}

/** Whether a path of a template holds another value now than it did, and the change does not go back to that. */
function isOther(op: Op, was: KeptTemplate, workload: Resource): boolean {
  if (op.op === 'test' || !op.path.startsWith('/spec/template/')) return false;
  const before = valueAt({ spec: { template: was } }, op.path);
  const wanted = op.op === 'remove' ? undefined : op.value;
  return !isSame(before, valueAt(workload, op.path)) && !isSame(before, wanted);
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (one !== undefined && other !== undefined && isSameJson(one, other));
}

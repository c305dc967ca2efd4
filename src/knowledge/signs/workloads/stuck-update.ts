import { kindOf, refTo } from '../../../domain/keys.ts';
import type { Evidence, Symptom, World } from '../../../domain/model.ts';
import { harmOf } from '../../../readings/harm.ts';
import { isHeldUp } from '../../../readings/pods/pods.ts';
import type { Revised, Update } from '../../../readings/workloads/updates.ts';
import { present } from '../../../text/present.ts';

/** What a workload says of its update, and whether its controller has given that up. */
export type Statement = Readonly<{ reason: string; isLate: boolean; evidence: Evidence }>;

/** An update as a symptom, where it does not advance: a new pod is held up, or its controller has given it up. */
export function* stuckUpdate(
  kind: Symptom['kind'],
  workload: Revised,
  update: Update,
  { reason, isLate, evidence }: Statement,
  world: World,
): Iterable<Symptom> {
  if (!isLate && !update.pods.some((pod) => isHeldUp(pod, world.now))) return;

  const since = update.newest.metadata?.creationTimestamp;
  const on = refTo(kindOf(workload), workload);
  yield {
    kind,
    on,
    reason,
    evidence,
    ...present({ since }),
    hurts: harmOf(on, world),
  };
}

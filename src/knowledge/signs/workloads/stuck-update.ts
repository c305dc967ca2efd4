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

  const since = begunAt(update);
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

/** A revision that is taken up again is older than the update to it: then its pods tell. */
function begunAt({ newest, pods }: Update): string | undefined {
  const born = newest.metadata?.creationTimestamp;
  const [first] = pods.flatMap(({ metadata }) => metadata?.creationTimestamp ?? []).toSorted();
  return first && born && Date.parse(first) - Date.parse(born) > AGAIN_MS ? first : born;
}
/** A controller makes the first pod of a new revision within seconds, or says why it may not. */
const AGAIN_MS = 60 * 60_000;

import { hasOwnId } from '../../approvals/plan-id.ts';
import { isSigned } from '../../approvals/signature.ts';
import type { Approval } from '../../domain/approval.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Plan } from '../../domain/plan.ts';
import type { ChangeLog, Identity, Writer } from '../../domain/ports.ts';
import type { Person } from '../../domain/question.ts';
import { attempt, type Ended } from './attempt.ts';
import { objectionTo, type Limits } from './limits.ts';
import { endTexts } from './texts.ts';

const MAX_AGE_MS = 60_000;

/** Another change of the same object runs now: carry this one out again in a moment. */
export class ObjectBusy extends Error {
  override readonly name = 'ObjectBusy';
}

/** What carrying out a plan needs of the outside; `key` is the gateway's, texts are in `lang`. */
export type CarryingOut = Readonly<{
  writer: Writer;
  log: ChangeLog;
  now: () => Date;
  key: string;
  identityOf(person: Person): Identity | undefined;
  limits: Limits;
  lang?: Lang;
}>;

/**
 * Carries out an approved plan at most once, and tells how that ended; a rerun tells the same again. Throws
 * ObjectBusy and ClusterUnreachable: the queue has to call again with the same approval, however late.
 */
export async function carryOut(approval: Approval, plan: Plan, deps: CarryingOut): Promise<Ended> {
  const texts = endTexts[deps.lang ?? 'en'];
  // None of these is recorded: a forged job must not decide what becomes of the genuine one.
  if (!isSigned(approval, deps.key)) return { outcome: 'refused', text: texts.forged };
  if (!hasOwnId(plan) || plan.id !== approval.plan)
    return { outcome: 'refused', text: texts.otherPlan };
  const beyond = objectionTo(plan, deps.limits, texts);
  if (beyond) return { outcome: 'refused', text: beyond };

  const ended = await deps.log.exclusively(plan.changes[0].on, () => alone(approval, plan, deps));
  if (!ended) throw new ObjectBusy(`Another change of ${plan.changes[0].on.name} is running.`);
  return ended;
}

/** Runs while no other change of the object does, so that what the log says is still so when it is acted on. */
async function alone(approval: Approval, plan: Plan, deps: CarryingOut): Promise<Ended> {
  const { log, writer, now } = deps;
  const texts = endTexts[deps.lang ?? 'en'];
  const known = await log.find(approval.id);
  if (known?.step === 'ended') {
    const { outcome, text } = known;
    return text === undefined ? { outcome } : { outcome, text };
  }

  const age = () => now().getTime() - Date.parse(approval.at);
  const isTooLate = () => !(age() <= MAX_AGE_MS);
  const ended =
    (known ? undefined : await objection()) ??
    (await attempt(
      { plan, writer, texts, isTooLate, note: (record) => log.write(approval.id, record) },
      known,
    ));
  await log.write(approval.id, { step: 'ended', ...ended });
  return ended;

  async function objection(): Promise<Ended | undefined> {
    if (age() < -MAX_AGE_MS) return { outcome: 'refused', text: texts.ahead };
    if (isTooLate()) return { outcome: 'too-late', text: texts.tooLate };

    const identity = deps.identityOf(approval.person);
    if (!identity) return { outcome: 'refused', text: texts.nobody };
    const permission = await writer.permits(identity, plan.changes[0]);
    const isFree = permission.is === 'not-checked' && permission.why === 'recorded-cluster';
    if (permission.is === 'allowed' || isFree) return undefined;
    return { outcome: 'refused', text: texts.denied(permission.why) };
  }
}

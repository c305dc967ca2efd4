import { hasOwnId } from '../approvals/plan-id.ts';
import type { Acting } from '../approvals/policy.ts';
import { isSigned } from '../approvals/signature.ts';
import { standstillText } from '../approvals/standstill.ts';
import { isSecondOf } from '../approvals/two-people.ts';
import { undoOf } from '../approvals/undo-of.ts';
import type { Approval } from '../domain/approval.ts';
import type { Carried } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Plan } from '../domain/plan.ts';
import type { ChangeLog, ChangeRecord, Repositories, Writer } from '../domain/ports.ts';
import type { Person } from '../domain/question.ts';
import type { Standstill } from '../domain/standstill.ts';
import { attempt } from './attempt.ts';
import type { ActEnd, Uncertain } from './end/ended.ts';
import { endTexts } from './end/texts.ts';
import { objectionTo, type Limits } from './limits.ts';
import { proposed } from './pull-request/proposed.ts';
import { type Deciding, refusalOf } from './refusal-of.ts';
import { wasCarriedOut } from './was-carried-out.ts';

const MAX_AGE_MS = 60_000;

/** Another change of the same object runs now: carry this one out again in a moment. */
export class ObjectBusy extends Error {
  override readonly name = 'ObjectBusy';
}

/** What carrying out a plan needs of the outside; `key` is the gateway's, texts are in `lang`. */
export type CarryingOut = Deciding &
  Readonly<{
    writer: Writer;
    log: ChangeLog;
    now: () => Date;
    clockAhead(): Promise<number>; // by how many ms that clock is ahead of the one that all roles share
    key: string;
    limits: Limits;
    standstill(): Promise<Standstill | undefined>;
    needsTwo(namespace: string): boolean;
    barred(acting: Acting, lang: Lang): string | undefined;
    lang?: Lang;
    repositories?: Repositories; // that pull requests may go to
    undoes?: Carried; // what the plan takes back: its reach counts
    against?: string; // why its proof does not hold any more
  }>;

/**
 * Carries out an approved plan at most once, and tells how that ended; a rerun tells the same again. Throws
 * ObjectBusy, ClusterUnreachable and RepositoryUnreachable: the queue has to call again with the same approval, however late.
 */
export async function carryOut(approval: Approval, plan: Plan, deps: CarryingOut): Promise<ActEnd> {
  const { first } = approval;
  const texts = endTexts[deps.lang ?? 'en'];
  // Not recorded: a forged job must not end the genuine one.
  const forged = [approval, first].some((one) => one && !isSigned(one, deps.key));
  if (forged) return { outcome: 'refused', text: texts.forged };
  if (!hasOwnId(plan) || plan.id !== approval.plan)
    return { outcome: 'refused', text: texts.otherPlan };
  const { undoes } = deps;
  // Only a real undo may pass as one, because an undo is checked against fewer limits.
  const isOther = undoes
    ? !isSigned(undoes.approval, deps.key) || !isUndoOf(plan, undoes)
    : plan.goal.is === 'undone';
  if (isOther) return { outcome: 'refused', text: texts.otherPlan };
  // An undo may write whatever its own plan was allowed to change.
  const beyond = objectionTo(undoes?.plan ?? plan, deps.limits, texts);
  if (beyond) return await unrecorded(beyond);
  const { remedy } = plan;
  const [{ on, beside }] = plan.changes;
  const { namespace = '' } = on;
  const isLive = beside !== undefined;
  const acting = { remedy, namespace, channel: approval.channel, isLive };
  const barred = deps.barred(acting, deps.lang ?? 'en');
  if (barred) return await unrecorded(barred);
  const userOf = (person: Person) => deps.identityOf(person)?.user;
  if (deps.needsTwo(namespace) && !isSecondOf(first, approval, userOf))
    return await unrecorded(texts.alone);

  const ended = await deps.log.exclusively(plan.changes[0].on, () => alone(approval, plan, deps));
  if (!ended) throw new ObjectBusy(`Another change of ${plan.changes[0].on.name} is running.`);
  return ended;

  /** If a request was sent before the settings were narrowed, "refused" would wrongly say that nothing happened. */
  async function unrecorded(text: string): Promise<ActEnd> {
    const known = await deps.log.find(approval.id);
    if (known?.step === 'ended') return endedAs(known);
    return known
      ? { outcome: 'unknown', text: texts.notSentAgain(text) }
      : { outcome: 'refused', text };
  }
}

function endedAs({ outcome, text }: ActEnd): ActEnd {
  return text === undefined ? { outcome } : { outcome, text };
}

function isUndoOf(undo: Plan, { approval, plan }: Carried): boolean {
  return hasOwnId(plan) && plan.id === approval.plan && undoOf(plan)?.id === undo.id;
}

/** Runs while no other change of the object does, so that what the log says is still so when it is acted on. */
async function alone(approval: Approval, plan: Plan, deps: CarryingOut): Promise<ActEnd> {
  const { log, writer, now } = deps;
  const { first } = approval;
  const [{ on }] = plan.changes;
  // If one approval is enough, nobody has checked what the first one is for.
  const joined = deps.needsTwo(on.namespace ?? '') ? first : undefined;
  const texts = endTexts[deps.lang ?? 'en'];
  const known = await log.find(approval.id);
  if (known?.step === 'ended') return endedAs(known);

  const age = () => now().getTime() - Date.parse(approval.at);
  const isTooLate = () => !(age() <= MAX_AGE_MS);
  const ended = known
    ? await done(known)
    : ((await objection()) ?? (await spent()) ?? (await done()));
  await note({ step: 'ended', ...ended });
  return ended;

  /** Writes the record of both approvals, so that neither can be used for another change. */
  async function note(record: ChangeRecord): Promise<void> {
    await log.write(approval.id, record);
    if (joined) await log.write(joined.id, record);
  }

  async function spent(): Promise<ActEnd | undefined> {
    const isSpent = joined && (await log.find(joined.id)) !== undefined;
    return isSpent ? { outcome: 'refused', text: texts.spent } : undefined;
  }

  async function done(earlier?: Uncertain): Promise<ActEnd> {
    const { repositories, limits } = deps;
    const at = { plan, writer, texts, now, isTooLate, objection, frozen, note };
    if (plan.changes[0].do === 'propose')
      return await proposed({ ...at, approval, repositories }, earlier);
    return await attempt({ ...at, reaches: limits.reaches.get(plan.remedy) ?? [] }, earlier);
  }

  async function objection(): Promise<ActEnd | undefined> {
    const isAhead = age() < -MAX_AGE_MS;
    if (isAhead || isTooLate()) {
      const late = isAhead
        ? ({ outcome: 'refused', text: texts.ahead } as const)
        : ({ outcome: 'too-late', text: texts.tooLate } as const);
      return (await ownClock(age())) ?? late;
    }

    const { undoes } = deps;
    const done = undoes && (await log.find(undoes.approval.id));
    if (undoes && !(done?.step === 'ended' && wasCarriedOut(done)))
      return { outcome: 'refused', text: texts.notDone };

    if (deps.against !== undefined) return { outcome: 'refused', text: deps.against };

    const refusal = await frozen();
    if (refusal) return refusal;

    for (const { person } of first ? [first, approval] : [approval]) {
      const refusal = await refusalOf(person, plan.changes[0], deps, texts);
      if (refusal) return { outcome: 'refused', text: refusal.why };
    }
    return undefined;
  }

  /** The clock that all share only says what is wrong: whoever can set it shall not make an old approval good. */
  async function ownClock(ageMs: number): Promise<ActEnd | undefined> {
    const aheadMs = await deps.clockAhead().catch(() => 0);
    if (Math.abs(ageMs - aheadMs) > MAX_AGE_MS) return undefined;
    const standstill = { is: 'clock', whose: 'remediator', aheadMs } as const;
    return { outcome: 'refused', text: standstillText(standstill, deps.lang ?? 'en') };
  }

  async function frozen(): Promise<ActEnd | undefined> {
    const standstill = await deps.standstill();
    const text = standstill && standstillText(standstill, deps.lang ?? 'en');
    return text === undefined ? undefined : { outcome: 'refused', text };
  }
}

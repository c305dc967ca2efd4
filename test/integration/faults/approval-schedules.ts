import { planId } from '#src/approvals/plan-id.ts';
import { sign } from '#src/approvals/signature.ts';
import { undoOf } from '#src/approvals/undo-of.ts';
import type { Approval } from '#src/domain/approval.ts';
import type { Carried, RemediatorJob } from '#src/domain/jobs.ts';
import type { Plan } from '#src/domain/plan.ts';
import { FakeApiServer } from '#test/fixes/support/fake-api-server.ts';
import { abortion } from '#test/fixes/support/plans.ts';
import { CANARY } from '#test/fixes/support/surroundings.ts';

/** An approval, however often it is sent; `isDue` where it may have an effect. */
export type Scheduled = Readonly<{
  approval: Approval;
  plan: Plan;
  undoes?: Carried;
  isDue: boolean;
  times: number;
}>;
/** One object, and who approves what became of: all of them at once, or one after the outcome of the other. */
export type Schedule = Readonly<{
  api: FakeApiServer;
  approvals: readonly Scheduled[];
  isAtOnce: boolean;
}>;
/** Numbers of 0 to 1. */
export type Random = () => number;

/** The namespace in which two people have to agree. */
export const GUARDED = 'prod';
/** Signs what is genuine here. */
export const KEY = 'a-key-of-the-gateway';
/** A job whose process died runs again after that long. */
export const LOCK_MS = 1_000;
/** The Kubernetes users of people in Slack: two of them are one. */
export const USERS: ReadonlyMap<string, string> = new Map([
  ['U1', 'mina'],
  ['U2', 'joon'],
  ['U3', 'mina'],
  ['U4', 'nari'],
]);
/** The one of them who has no right to any change. */
export const WITHOUT_RIGHTS = 'nari';

/**
 * One object, and approvals of one change of it and of taking that back: in time, late or just about, alone or by two, with the right to
 * it or without, genuine or forged, sent once or again.
 */
export function scheduleOf(name: string, random: Random): Schedule {
  const namespace = random() < 0.3 ? GUARDED : 'shop';
  const plan = planFor(name, namespace);
  const done = Array.from({ length: 1 + below(2, random) }, (_, turn) =>
    scheduled(`${name}-${turn}`, plan, random),
  );
  const [{ approval } = scheduled(name, plan, random)] = done;
  const back = random() < 0.3 ? undoOf(plan) : undefined;
  const undoes = { approval, plan };
  const undone = back ? [{ ...scheduled(`${name}-back`, back, random), undoes }] : [];
  const isAtOnce = random() < 0.4;
  return {
    api: new FakeApiServer(CANARY, { namespace, name }),
    approvals: [...done, ...undone],
    isAtOnce,
  };
}

/** The job of an approval, as often as it is sent: as clicks and Slack's repetitions come. */
export function jobsOf({ approval, plan, undoes, times }: Scheduled): readonly RemediatorJob[] {
  const job = { v: 1, id: approval.id, kind: 'change', approval, plan, lang: 'en' } as const;
  return Array.from({ length: times }, () => ({ ...job, ...(undoes && { undoes }) }));
}

/** Mulberry32: the same numbers for the same seed. */
export function numbers(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function scheduled(id: string, plan: Plan, random: Random): Scheduled {
  const turn = random();
  const isLate = turn < 0.1;
  const isNearlyLate = turn > 0.95;
  const age = (isLate && 61_000) || (isNearlyLate && 59_900) || 0;
  const at = new Date(Date.now() - age).toISOString();
  const [by, other] = [somebody(random), somebody(random)];
  const own = approvalOf(id, plan, by, at);
  const first = random() < 0.9 ? approvalOf(`${id}-first`, plan, other, at) : undefined;
  const isForged = random() < 0.05;
  const approval = {
    ...own,
    ...(first && { first }),
    ...(isForged && { signature: 'f'.repeat(64) }),
  };
  const isGuarded = plan.changes[0].on.namespace === GUARDED;
  const isAgreed = !isGuarded || (first !== undefined && USERS.get(other) !== USERS.get(by));
  const mayAll = [by, ...(first ? [other] : [])].every(isAllowed);
  const times = 1 + below(3, random);
  return { approval, plan, isDue: !isLate && !isForged && isAgreed && mayAll, times };
}

/** Aborts a rollout, as if that could be taken back. */
export function planFor(name: string, namespace: string): Plan {
  const plan = abortion();
  const [change] = plan.changes;
  const path = '/status/abort';
  const undo = [
    { op: 'test', path, value: true },
    { op: 'remove', path },
  ] as const;
  const changes = [{ ...change, undo, on: { ...change.on, namespace, name } }] as const;
  const own = { ...plan, changes };
  return { ...own, id: planId(own) };
}

function approvalOf(id: string, plan: Plan, by: string, at: string): Approval {
  const person = { team: 'T1', id: by, name: by };
  return sign({ id, plan: plan.id, incident: 'q-1', channel: 'C1', person, at }, KEY);
}

/** Whether somebody has the right to all changes. */
export function isAllowed(person: string): boolean {
  return USERS.get(person) !== WITHOUT_RIGHTS;
}

/** Any of them. */
export function somebody(random: Random): string {
  return [...USERS.keys()][below(USERS.size, random)] ?? '';
}

/** A whole number from 0 on. */
export function below(most: number, random: Random): number {
  return Math.floor(random() * most);
}

// What was fixed, and what may be undone.
import { hasOwnId } from '../approvals/plan-id.ts';
import { undoOf } from '../approvals/undo-of.ts';
import type { Act, Incident } from '../domain/incident.ts';
import type { Carried } from '../domain/jobs.ts';
import { refKey } from '../domain/keys.ts';
import { isSettling, shownActs, stands } from './follow-act.ts';
import { plansOf } from './plans-of.ts';

/** The change that fixed an incident, unless it was undone. */
export function fixedBy(incident: Incident): Act | undefined {
  return ownActs(incident).findLast(({ progress }) => progress.step === 'verified');
}

/** The newest change that could be undone now; only the cluster knows whether it still stands. */
export function undoable(incident: Incident): Act | undefined {
  if (!incident.mayAct || isSettling(incident)) return undefined;
  return ownActs(incident).findLast(
    ({ plan, progress }) =>
      ENDED.has(progress.step) &&
      carriedOf(incident, plan) !== undefined &&
      !isOverwritten(incident, plan),
  );
}
const ENDED: ReadonlySet<string> = new Set(['verified', 'not-verified']);

/** A change that can be undone, with the approval that it was carried out for. */
export function carriedOf(incident: Incident, id: string): Carried | undefined {
  const { approval } = ownActs(incident).find(({ plan }) => plan === id) ?? {};
  const plan = plansOf(incident).find((one) => one.id === id);
  // One of an earlier version of kubewhy has another id, and the remediator would refuse it.
  if (!approval || !plan || !hasOwnId(plan) || !undoOf(plan)) return undefined;
  return { approval, plan };
}

/** Whether somebody has undone that change, or is about to. */
export function isUndone({ prepared = [], acts }: Incident, id: string): boolean {
  const undos = prepared.filter(({ undoes }) => undoes === id);
  return acts.some((act) => undos.some(({ plan }) => plan.id === act.plan) && isPossible(act));
}

/** Whether a later change of kubewhy wrote to the same paths, as an abort after a retry does. */
export function isOverwritten(incident: Incident, id: string): boolean {
  const acts = shownActs(incident);
  const later = acts.slice(acts.findIndex(({ plan }) => plan === id) + 1).filter(isPossible);
  const own = new Set(writtenBy(incident, id));
  return later.some(({ plan }) => writtenBy(incident, plan).some((path) => own.has(path)));
}

function writtenBy(incident: Incident, id: string): readonly string[] {
  const changes = plansOf(incident).find((plan) => plan.id === id)?.changes ?? [];
  return changes.flatMap(({ on, ops }) => ops.map(({ path }) => `${refKey(on)}${path}`));
}

/** Whether every change was undone, so the fixes of the answer are no longer offered. */
export function isAllUndone(incident: Incident): boolean {
  const isDone = incident.acts.some(({ plan }) => isUndone(incident, plan));
  return isDone && !isSettling(incident) && undoable(incident) === undefined;
}

/** The changes that are not an undo and were not undone. */
function ownActs(incident: Incident): readonly Act[] {
  const { prepared = [] } = incident;
  return shownActs(incident).filter(
    ({ plan }) =>
      !prepared.some((one) => one.undoes && one.plan.id === plan) && !isUndone(incident, plan),
  );
}

function isPossible(act: Act): boolean {
  return stands(act) || act.progress.step === 'applying';
}

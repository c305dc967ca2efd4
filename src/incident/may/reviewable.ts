import type { Incident } from '../../domain/incident.ts';
import type { Plan } from '../../domain/plan.ts';
import { plansOf } from '../plans-of.ts';
import type { Shows } from '../shows.ts';
import { carriedOf } from '../undoing.ts';
import { objection, type Refused } from './objection.ts';

/** What somebody wants to review: a plan, or the undo of one, by its id. */
export type WantedReview = Readonly<{ plan: string } | { undo: string }>;
/** The plan that is reviewed, or why none is. */
export type Reviewable =
  | Readonly<{ is: 'go'; incident: Incident; plan: Plan; as: 'preview' | 'take-back' }>
  | Refused;

/** Whether somebody may review a plan of an incident. */
export function reviewable(
  incident: Incident | undefined,
  wanted: WantedReview,
  shows: Shows,
): Reviewable {
  if (!incident) return { is: 'refused', why: { code: 'unknown-incident' } };
  const isUndo = 'undo' in wanted;
  const plan = isUndo
    ? carriedOf(incident, wanted.undo)?.plan
    : plansOf(incident).find(({ id }) => id === wanted.plan);
  if (!plan) return { is: 'refused', why: { code: 'unknown-plan' } };
  const why = objection(incident, plan.changes[0].on, shows, isUndo);
  if (why) return { is: 'refused', why };
  return { is: 'go', incident, plan, as: isUndo ? 'take-back' : 'preview' };
}

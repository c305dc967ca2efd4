import type { Incident } from '../domain/incident.ts';
import type { Brought } from '../domain/jobs.ts';
import type { Question } from '../domain/question.ts';
import { present } from '../text/present.ts';
import { emptyIncident } from './empty-incident.ts';
import { withApproved } from './with-approved.ts';

/** The incident that a question opens, or the one it has opened, with the newest answer; `isReadOnly`: nobody may act on it there. */
export function questionIncident<I extends Incident>(
  known: I | undefined,
  { id, lang, asker, place, askedAt, private: isPrivate, follows }: Question,
  result: Brought,
  isReadOnly = false,
): I | Incident {
  if (known && isOlder(result, known)) return known;
  const fresh = { ...emptyIncident(id, lang, place, askedAt), asker, ...present({ follows }) };
  const opened: I | Incident = known ?? fresh;
  const mayAct = !isPrivate && !isReadOnly;
  return { ...withApproved(opened, result), ...answerIn(result), mayAct };
}

/** Looks at an update may arrive out of order. */
function isOlder(result: Brought, { answer }: Incident): boolean {
  const [at, shown] = [result.is === 'answer' ? result.answer : undefined, answer].map(
    (one) => one?.rollout?.at,
  );
  return at !== undefined && shown !== undefined && Date.parse(at) < Date.parse(shown);
}

function answerIn(
  result: Brought,
):
  | Partial<
      Pick<Incident, 'answer' | 'scan' | 'check' | 'more' | 'plans' | 'owners' | 'tookMs' | 'spent'>
    >
  | undefined {
  if (result.is !== 'scan' && result.is !== 'check' && result.is !== 'answer') return undefined;
  const { is: _, ...found } = result;
  return found;
}

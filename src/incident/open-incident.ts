import type { Incident } from '../domain/incident.ts';
import type { Brought, Result } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Alert, Destination, Question } from '../domain/question.ts';
import { present } from '../text/present.ts';
import { withPrepared } from './plans-of.ts';

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

/**
 * Keeps the approved plans of an answer that the next one replaces, because they can still be undone. If the next answer
 * offers such a plan again, it was read before the change.
 */
function withApproved<I extends Incident>(incident: I, result: Brought): I {
  const offered = result.is === 'answer' ? result.plans.map(({ id }) => id) : [];
  const acts = incident.acts.map((act) =>
    offered.includes(act.plan) ? act : { ...act, isSeen: true as const },
  );
  return acts.reduce<I>(
    (kept, { plan: id, title }) => {
      const plan = incident.plans.find((one) => one.id === id);
      return plan ? withPrepared(kept, { plan, title }) : kept;
    },
    { ...incident, acts },
  );
}

/** The incident of an alert. An alert that is over stays over, whatever order its news arrive in. */
export function alertIncident<I extends Incident>(
  known: I | undefined,
  alert: Alert,
  lang: Lang,
  place: Destination,
  result: Result | undefined,
): I | Incident {
  const opened: I | Incident = known ?? emptyIncident(alert.id, lang, place, alert.startsAt);
  const isOver = opened.alert?.status === 'resolved';
  return {
    ...opened,
    alert: isOver && opened.alert ? opened.alert : alert,
    ...(!opened.answer && result && answerIn(result)),
    ...(result && result.is !== 'answer' && { unanswered: result }),
  };
}

/** Looks at an update may arrive out of order. */
function isOlder(result: Brought, { answer }: Incident): boolean {
  const [at, shown] = [result.is === 'answer' ? result.answer : undefined, answer].map(
    (one) => one?.rollout?.at,
  );
  return at !== undefined && shown !== undefined && Date.parse(at) < Date.parse(shown);
}

function emptyIncident(id: string, lang: Lang, place: Destination, openedAt: string): Incident {
  return { v: 1, id, lang, place, openedAt, plans: [], acts: [], mayAct: true };
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

import type { Incident } from '../../domain/incident.ts';
import type { Result, ScanResult } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Alert, Place, Question } from '../../domain/question.ts';

/** The incident that a question opens, or the one it has opened, with the newest answer. */
export function questionIncident(
  known: Incident | undefined,
  { id, lang, asker, place, askedAt, private: isPrivate }: Question,
  result: Result | ScanResult,
): Incident {
  const opened: Incident = known ?? { ...blank(id, lang, place, askedAt), asker };
  const mayAct = !isPrivate && opened.told !== 'instead';
  return { ...opened, ...answerIn(result), mayAct };
}

/** The incident of an alert. An alert that is over stays over, whatever order its news arrive in. */
export function alertIncident(
  known: Incident | undefined,
  alert: Alert,
  lang: Lang,
  place: Place,
  result: Result | undefined,
): Incident {
  const opened: Incident = known ?? blank(alert.id, lang, place, alert.startsAt);
  const isOver = opened.alert?.status === 'resolved';
  return {
    ...opened,
    alert: isOver && opened.alert ? opened.alert : alert,
    ...(!opened.answer && result && answerIn(result)),
  };
}

function blank(id: string, lang: Lang, place: Place, openedAt: string): Incident {
  return { v: 1, id, lang, place, openedAt, plans: [], acts: [], mayAct: true };
}

function answerIn(
  result: Result | ScanResult,
): Partial<Pick<Incident, 'answer' | 'scan' | 'more' | 'plans' | 'tookMs' | 'spent'>> | undefined {
  if (result.is !== 'scan' && result.is !== 'answer') return undefined;
  const { is: _, ...found } = result;
  return found;
}

import type { Incident } from '../../domain/incident.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Alert, Person } from '../../domain/question.ts';
import { type Matcher, silenceMatchers } from '../../domain/silence-matchers.ts';
import type { Changing } from '../changing.ts';
import type { Shows } from '../shows.ts';
import type { Refused } from './objection.ts';
import { isStillShown } from './still-shown.ts';

/** An alert that may be silenced, and by which labels, or why not. */
export type Silenceable =
  | Readonly<{ is: 'go'; incident: Incident; alert: Alert; matchers: readonly Matcher[] }>
  | Refused;
type Around = Readonly<{
  person: Person;
  lang: Lang;
  shows: Shows;
  mayAct: Changing['mayAct'];
}>;

/** Whether somebody may silence the alert by which an incident is called: who may act in the cluster, where it is shown. */
export function silenceable(
  incident: Incident | undefined,
  { person, lang, shows, mayAct }: Around,
): Silenceable {
  if (!incident?.alert) return { is: 'refused', why: { code: 'unknown-incident' } };
  if (!isStillShown(incident, shows)) return { is: 'refused', why: { code: 'not-shown' } };
  const may = mayAct(person, lang);
  if (may.is === 'may-not') return { is: 'refused', why: { code: 'barred', text: may.text } };
  const { alert } = incident;
  return { is: 'go', incident, alert, matchers: silenceMatchers(alert) };
}

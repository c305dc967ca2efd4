import type { Incident } from '../../domain/incident.ts';
import type { DeliveryJob } from '../../domain/jobs.ts';
import type { Person } from '../../domain/question.ts';
import { present } from '../../text/present.ts';
import type { Shows } from '../shows.ts';
import type { Refused } from './objection.ts';
import { isStillShown } from './still-shown.ts';

/** An answer that may be shown to all, as the delivery that does so, or why not. */
export type Shareable = Readonly<{ is: 'go'; job: DeliveryJob }> | Refused;

/** Whether somebody may have the private answer of an incident shown where it was asked: the one who asked, and once. */
export function shareable(incident: Incident | undefined, by: Person, shows: Shows): Shareable {
  if (!incident) return { is: 'refused', why: { code: 'unknown-incident' } };
  const { id, answer, plans, owners, tookMs = 0, spent, asker, lang, place, openedAt } = incident;
  if (asker?.id !== by.id) return { is: 'refused', why: { code: 'not-yours' } };
  if (!isStillShown(incident, shows)) return { is: 'refused', why: { code: 'not-shown' } };
  if (!answer) return { is: 'refused', why: { code: 'unknown-incident' } };

  const query = { text: answer.target.name };
  const question = { id, query, lang, asker, place, private: false, askedAt: openedAt };
  const found = { answer, plans, ...present({ owners }), tookMs, ...present({ spent }) };
  const result = { is: 'answer', ...found } as const;
  return { is: 'go', job: { v: 1, id: `share-${id}`, kind: 'answer', question, result } };
}

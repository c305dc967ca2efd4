import type { Incident } from '../domain/incident.ts';
import type { WorkerJob } from '../domain/jobs.ts';
import { present } from '../text/present.ts';
import { targetOf } from '../text/target-of.ts';
import { isOutdated } from './follow-act.ts';

/**
 * The look that a card needs which nobody refreshes any more, because its update was over, and which shows how that was
 * before a change of `at`. The same change asks for it once.
 */
export function lookAgain(incident: Incident, at: string): WorkerJob | undefined {
  const { id, answer, asker, lang, place } = incident;
  if (!asker || answer?.rollout?.state !== 'done' || !isOutdated(incident)) return undefined;
  const { namespace } = answer.target;
  const query = { text: targetOf(answer.target), ...present({ namespace }) };
  const asked = {
    id,
    query,
    lang,
    asker,
    place,
    private: false,
    askedAt: at,
    follows: true,
  } as const;
  const turn = 1; // no first one: where the cluster does not answer it is looked at again
  const look = `rollout-${id}-after-${Date.parse(at)}-${turn}`;
  return { v: 1, id: look, kind: 'rollout', turn, since: at, question: asked };
}

import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../world/readings/logs/logs.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { sightingsOf, type Sighting } from '../../signs/seen.ts';
import { symptomFinders } from '../../symptoms/index.ts';
import { asSeenWords, type AsSeen } from './as-seen.words.ts';

/** As much as fits a phone. */
const MOST_SEEN = 5;
/** As much of a line as a title bears. */
const MAX_SAID = 240;

/** At its start every object is not ready; that somebody complains of it is another matter. */
const SAID: readonly Sighting['from'][] = ['event', 'waiting', 'exit', 'log'];

const [first = { kind: '' }, ...others] = symptomFinders;

/** Nobody knows why: what was seen, in its own words, for a person to read. */
export const asSeen: Cause<AsSeen> = {
  id: 'clue/as-seen',
  explains: [first.kind, ...others.map(({ kind }) => kind)],
  isClue: true,

  *explain(symptom, world, object) {
    const seen = sightingsOf(symptom, object, world)
      .filter(({ from }) => symptom.normalFor === undefined || SAID.includes(from))
      .slice(0, MOST_SEEN);
    const [evidence, ...more] = seen.map((one) => one.evidence);
    if (!evidence) return;
    yield {
      ...accountableFor(symptom.on, world),
      params: {
        at: symptom.on.name,
        seen: seen.map(({ from, what, said = '', exitCode, times }) => ({
          from,
          what,
          said: brief(said, MAX_SAID),
          ...(exitCode !== undefined && { exitCode }),
          ...(times !== undefined && { times }),
        })),
      },
      evidence: [evidence, ...more],
      strength: 'suggests',
    };
  },

  ...asSeenWords,
};

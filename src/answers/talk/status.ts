import { isReady } from '../../readings/pods/pods.ts';
import { timeMark } from '../../text/time-mark.ts';
import { headlineOf, impactOf } from '../words/headline.ts';
import { fullName } from '../words/object-name.ts';
import { nowWords } from '../words/talk-state.ts';
import { ownPods } from './own-pods.ts';
import type { Asked, Told } from './topic.ts';

/** How an object is now, how many of its pods are ready, and whom it hurts. */
export function status({ target, world, lang, answer }: Asked): Told {
  const words = nowWords[lang];
  const all = ownPods(target, world);
  const now = answer && headlineOf(answer);
  const impact = answer && impactOf(answer);
  return {
    lines: [
      ...(now ? [words.state(fullName(target), now.words, now.since && timeMark(now.since))] : []),
      ...(all.length > 0 ? [words.pods(all.filter(isReady).length, all.length)] : []),
      ...(impact ? [impact] : []),
      ...(answer && answer.state !== 'explained' ? [answer.summary] : []),
    ],
    sights: [{ on: target }],
  };
}

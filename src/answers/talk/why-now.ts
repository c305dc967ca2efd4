import { confidenceWords } from '../words/answer.ts';
import { fullName } from '../words/object-name.ts';
import { nowWords } from '../words/talk-state.ts';
import type { Asked, Told } from './topic.ts';

/** What is wrong by a look that was made just now, and what shows it. */
export function whyNow({ target, lang, answer }: Asked): Told {
  const words = nowWords[lang];
  const [root] = answer?.findings ?? [];
  const sights = [{ on: target }];
  if (!answer || (!root && (answer.state === 'healthy' || answer.state === 'recovered')))
    return { lines: [words.well(fullName(target))], sights };
  if (!root) return { lines: [answer.summary], sights };
  const [quote] = root.evidence;
  const [fix] = root.remedies;
  return {
    lines: [
      `${root.cause} _${confidenceWords[root.confidence][lang]}_`,
      ...(root.so ? [root.so] : []),
      ...(quote ? [words.evidence(quote.text.slice(0, 240))] : []),
      ...(fix ? [words.fix(fix.title)] : []),
    ],
    sights,
  };
}

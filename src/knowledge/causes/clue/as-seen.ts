import type { Lang } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { concerns } from '../../concerns/index.ts';
import { symptomFinders } from '../../symptoms/index.ts';
import { exitMeaning } from '../../words/exit-words.ts';
import { cluesOf, type Clue } from './signs/clues.ts';
import { toldElsewhere } from './signs/told-elsewhere.ts';
import { clueWords, type ToldClue } from './words/clue-words.ts';

/** `at` is the object that shows it. */
type AsSeen = Readonly<{ at: string; seen: readonly ToldClue[] }>;

/** As much as fits a phone. */
const MOST_SEEN = 5;
/** As much of a line as a title bears. */
const MAX_SAID = 240;

/** At its start every object is not ready; that somebody complains of it is another matter. */
const SAID: readonly Clue['from'][] = ['event', 'waiting', 'exit', 'log'];

const [first = { kind: '' }, ...others] = symptomFinders;

/** Nobody knows why: what was seen, in its own words, for a person to read. */
export const asSeen: Cause<AsSeen> = {
  id: 'clue/as-seen',
  explains: [first.kind, ...[...others, ...concerns].map(({ kind }) => kind)],
  isClue: true,

  *explain(symptom, world, object) {
    const own = cluesOf(symptom, object, world);
    const seen = [...toldElsewhere(symptom, object, world), ...own]
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

  text: {
    en: ({ name }, { at, seen: [first, ...more] }) => ({
      title: `\`${name}\`: ${clueWords(first, 'en')}`,
      sentence: `No rule of kubewhy explains it. What was seen on \`${at}\`: ${clueWords(first, 'en')}.`,
      ...(more.length > 0 && { lines: more.map((line) => clueWords(line, 'en')) }),
      ...meaningIn([first, ...more], 'en'),
    }),
    ko: ({ name }, { at, seen: [first, ...more] }) => ({
      title: `\`${name}\`: ${clueWords(first, 'ko')}`,
      sentence: `kubewhy의 규칙으로는 설명되지 않습니다. \`${at}\` 객체에서 보이는 것: ${clueWords(first, 'ko')}.`,
      ...(more.length > 0 && { lines: more.map((line) => clueWords(line, 'ko')) }),
      ...meaningIn([first, ...more], 'ko'),
    }),
  },
};

/** Of the first container that ended. */
function meaningIn(
  seen: readonly (ToldClue | undefined)[],
  lang: Lang,
): Readonly<{ detail?: string }> {
  const code = seen.find((line) => line?.exitCode !== undefined)?.exitCode;
  const detail = code === undefined ? '' : exitMeaning(code, lang);
  return detail ? { detail } : {};
}

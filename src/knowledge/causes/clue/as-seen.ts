import type { Bilingual, Lang } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { concerns } from '../../concerns/index.ts';
import { symptomFinders } from '../../symptoms/index.ts';
import { exitMeaning } from '../../words/exit-words.ts';
import { cluesOf, type Clue } from './signs/clues.ts';

type Line = Omit<Clue, 'evidence' | 'said'> & Readonly<{ said: string }>;

/** `at` is the object that shows it. */
type AsSeen = Readonly<{ at: string; seen: readonly Line[] }>;

const OFTEN: Bilingual<(times: number) => string> = {
  en: (times) => `(${times} times)`,
  ko: (times) => `(${times}번)`,
};

/** What stands in front of the quote. */
const WHERE: Bilingual<Readonly<Record<Line['from'], (line: Line) => string>>> = {
  en: {
    exit: ({ what, exitCode }) => `container ${what} ended with exit code ${exitCode}:`,
    waiting: ({ what }) => `container ${what}:`,
    log: ({ what }) => `container ${what} writes`,
    unended: ({ what, said }) =>
      `init container ${what} has not ended, and ${said ? 'writes' : 'its log is empty'}`,
    event: ({ what }) => `${what}:`,
    condition: ({ what, said }) => `${what}${said ? ':' : ''}`,
    status: ({ what, said }) => (what === said ? '' : `${what}:`),
  },
  ko: {
    exit: ({ what, exitCode }) => `${what} 컨테이너가 종료 코드 ${exitCode} 상태로 끝남:`,
    waiting: ({ what }) => `${what} 컨테이너:`,
    log: ({ what }) => `${what} 컨테이너의 로그`,
    unended: ({ what, said }) =>
      `끝나지 않은 초기화 컨테이너 ${what}: ${said ? '로그' : '로그가 비어 있음'}`,
    event: ({ what }) => `${what}:`,
    condition: ({ what, said }) => `${what}${said ? ':' : ''}`,
    status: ({ what, said }) => (what === said ? '' : `${what}:`),
  },
};

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
    const seen = cluesOf(symptom, object, world)
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
      title: `\`${name}\`: ${lineOf(first, 'en')}`,
      sentence: `No rule of kubewhy explains it. What was seen on \`${at}\`: ${lineOf(first, 'en')}.`,
      ...(more.length > 0 && { lines: more.map((line) => lineOf(line, 'en')) }),
      ...meaningIn([first, ...more], 'en'),
    }),
    ko: ({ name }, { at, seen: [first, ...more] }) => ({
      title: `\`${name}\`: ${lineOf(first, 'ko')}`,
      sentence: `kubewhy의 규칙으로는 설명되지 않습니다. \`${at}\` 객체에서 보이는 것: ${lineOf(first, 'ko')}.`,
      ...(more.length > 0 && { lines: more.map((line) => lineOf(line, 'ko')) }),
      ...meaningIn([first, ...more], 'ko'),
    }),
  },
};

/** Of the first container that ended. */
function meaningIn(seen: readonly (Line | undefined)[], lang: Lang): Readonly<{ detail?: string }> {
  const code = seen.find((line) => line?.exitCode !== undefined)?.exitCode;
  const detail = code === undefined ? '' : exitMeaning(code, lang);
  return detail ? { detail } : {};
}

function lineOf(line: Line | undefined, lang: Lang): string {
  if (!line) return '';
  const { said, times = 1 } = line;
  const often = times > 1 ? OFTEN[lang](times) : '';
  return [WHERE[lang][line.from](line), said && `“${said}”`, often].filter(Boolean).join(' ');
}

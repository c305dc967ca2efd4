import type { Bilingual, Lang } from '../../../../domain/lang.ts';
import type { Clue } from '../signs/clues.ts';

/** A clue as a finding keeps it. */
export type ToldClue = Omit<Clue, 'evidence' | 'said'> & Readonly<{ said: string }>;
type Line = ToldClue;

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
    elsewhere: ({ what }) => `the log of pod ${what} says`,
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
    elsewhere: ({ what }) => `${what} 파드의 로그`,
    unended: ({ what, said }) =>
      `끝나지 않은 초기화 컨테이너 ${what}: ${said ? '로그' : '로그가 비어 있음'}`,
    event: ({ what }) => `${what}:`,
    condition: ({ what, said }) => `${what}${said ? ':' : ''}`,
    status: ({ what, said }) => (what === said ? '' : `${what}:`),
  },
};

/** What was seen, and where, in one line. */
export function clueWords(line: Line | undefined, lang: Lang): string {
  if (!line) return '';
  const { said, times = 1 } = line;
  const often = times > 1 ? OFTEN[lang](times) : '';
  return [WHERE[lang][line.from](line), said && `“${said}”`, often].filter(Boolean).join(' ');
}

// What is said in a thread of how things stand now, after another look.
import type { Bilingual } from '../../domain/lang.ts';

/** How an object is now. */
export const nowWords: Bilingual<{
  state(name: string, headline: string, since: string | undefined): string;
  pods(ready: number, all: number): string;
  cause(cause: string, confidence: string): string;
  evidence(quote: string): string;
  well(name: string): string;
  fix(title: string): string;
}> = {
  en: {
    state: (name, headline, since) =>
      `Now: ${name}: ${headline}${since ? `, since ${since}` : ''}.`,
    pods: (ready, all) => `${ready} of ${all} pods ready.`,
    cause: (cause, confidence) => `${cause} _${confidence}_`,
    evidence: (quote) => `Seen now: “${quote}”`,
    well: (name) => `Looked again: nothing wrong is found on ${name} any more.`,
    fix: (title) => `Best fix: ${title}.`,
  },
  ko: {
    state: (name, headline, since) => `지금 ${name}: ${headline}${since ? ` (${since}부터)` : ''}.`,
    pods: (ready, all) => `파드 ${all}개 중 ${ready}개가 준비되었습니다.`,
    cause: (cause, confidence) => `${cause} _${confidence}_`,
    evidence: (quote) => `지금 보이는 근거: “${quote}”`,
    well: (name) => `다시 확인했습니다. ${name} 객체에서 더 이상 문제가 보이지 않습니다.`,
    fix: (title) => `가장 좋은 해결책: ${title}.`,
  },
};

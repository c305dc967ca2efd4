// What is said in a thread of how things stand now, after another look.
import type { Bilingual } from '../../domain/lang.ts';

/** How an object is now. */
export const nowWords: Bilingual<{
  state(name: string, headline: string, since: string | undefined): string;
  pods(ready: number, all: number): string;
  evidence(quote: string): string;
  well(name: string): string;
  fix(title: string): string;
}> = {
  en: {
    state: (name, headline, since) =>
      `Now: ${name}: ${headline}${since ? `, since ${since}` : ''}.`,
    pods: (ready, all) => `${ready} of ${all} pods ready.`,
    evidence: (quote) => `Seen now: “${quote}”`,
    well: (name) => `Looked again: nothing wrong is found on ${name} any more.`,
    fix: (title) => `Best fix: ${title}.`,
  },
  ko: {
    state: (name, headline, since) => `지금 ${name}: ${headline}${since ? ` (${since}부터)` : ''}.`,
    pods: (ready, all) => `파드 ${all}개 중 ${ready}개가 준비되었습니다.`,
    evidence: (quote) => `지금 보이는 근거: “${quote}”`,
    well: (name) => `다시 확인했습니다. ${name} 객체에서 더 이상 문제가 보이지 않습니다.`,
    fix: (title) => `가장 좋은 해결책: ${title}.`,
  },
};

/** Whether it passes by itself. */
export const itselfWords: Bilingual<{
  well: string;
  spec(cause: string): string;
  placement(cause: string): string;
  run(cause: string): string;
  ongoing(cause: string): string;
  unknown: string;
}> = {
  en: {
    well: 'It has passed already: nothing wrong is found now.',
    spec: (cause) => `No. It stays until somebody changes something: ${cause}.`,
    placement: (cause) =>
      `Only if room comes free: the scheduler tries again by itself. Until then it stays: ${cause}.`,
    run: (cause) =>
      `Not likely. Kubernetes restarts it with longer and longer pauses, up to 5 minutes, but the cause stays: ${cause}.`,
    ongoing: (cause) => `Nothing shows that it will: ${cause}.`,
    unknown: 'Not known: the cause is not found yet.',
  },
  ko: {
    well: '이미 지나갔습니다. 지금은 문제가 보이지 않습니다.',
    spec: (cause) => `아니요. 누군가 바꾸기 전에는 그대로입니다: ${cause}.`,
    placement: (cause) =>
      `자리가 나면 스케줄러가 알아서 다시 시도합니다. 그 전에는 그대로입니다: ${cause}.`,
    run: (cause) =>
      `가능성이 낮습니다. Kubernetes가 최대 5분까지 간격을 늘리며 재시작하지만 원인은 그대로입니다: ${cause}.`,
    ongoing: (cause) => `그렇게 볼 근거가 없습니다: ${cause}.`,
    unknown: '아직 원인을 찾지 못해 알 수 없습니다.',
  },
};

/** Who looks after an object. */
export const ownerWords: Bilingual<{
  named(name: string, key: string, value: string): string;
  none(name: string): string;
}> = {
  en: {
    named: (name, key, value) => `${name} says \`${key}: ${value}\`.`,
    none: (name) =>
      `No label or annotation of ${name} or of its namespace names an owner or a team.`,
  },
  ko: {
    named: (name, key, value) => `${name} 객체에 적힌 값: \`${key}: ${value}\``,
    none: (name) =>
      `${name} 객체와 네임스페이스의 레이블이나 어노테이션에 담당자나 팀이 적혀 있지 않습니다.`,
  },
};

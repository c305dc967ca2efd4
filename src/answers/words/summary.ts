import type { Bilingual, Text } from '../../domain/lang.ts';
import { momentWord } from '../../text/moment-word.ts';
import { timeWord } from '../../text/time-word.ts';
// The one sentence that says how a target is.

type Unread = Readonly<{ what: string; why: string }> | undefined;

/** One sentence for each state; `cause` is a title, and times are RFC 3339. */
export const summaryWords = {
  healthy: {
    en: (name) =>
      `No trouble that kubewhy recognises was seen on ${name} or on what it depends on.`,
    ko: (name) => `${name} 객체와 그것이 의존하는 대상에서 kubewhy가 아는 이상은 보이지 않습니다.`,
  } satisfies Text<[name: string]>,

  gone: {
    en: (name) => `${name} does not exist any more.`,
    ko: (name) => `${name} 객체는 더 이상 없습니다.`,
  } satisfies Text<[name: string]>,
  goneFrom: {
    en: (owner, pods) =>
      `It belonged to ${owner}, ${pods.length > 0 ? `whose pods now are ${pods.join(', ')}` : 'which has no pods now'}.`,
    ko: (owner, pods) =>
      `${owner} 객체에 속해 있었습니다. ${pods.length > 0 ? `지금 있는 파드: ${pods.join(', ')}.` : '지금은 파드가 없습니다.'}`,
  } satisfies Text<[owner: string, pods: readonly string[]]>,
  goneInTrouble: {
    en: (cause) => `Its workload is in trouble now (${cause}).`,
    ko: (cause) => `그 워크로드에 지금 문제가 있습니다 (${cause}).`,
  } satisfies Text<[cause: string]>,

  recovered: {
    en: (name, until, cause) =>
      `${name} was in trouble${until ? ` until ${timeWord(until)}` : ''}${cause ? ` (${cause})` : ''} and has recovered.`,
    ko: (name, until, cause) =>
      `${name} 객체에 ${until ? `${timeWord(until)}까지 ` : ''}문제${cause ? `(${cause})` : ''}가 있었으나 회복되었습니다.`,
  } satisfies Text<[name: string, until: string | undefined, cause: string | undefined]>,

  progressing: {
    en: (cause, by) =>
      `This is normal and passes by itself${by ? ` by ${momentWord(by)}` : ''} (${cause}).`,
    ko: (cause, by) =>
      `정상적인 과정이며 ${by ? `${momentWord(by)}까지 ` : ''}저절로 끝납니다 (${cause}).`,
  } satisfies Text<[cause: string, by: string | undefined]>,

  young: {
    en: (seen, seconds) =>
      `Too young to be called stuck; what is seen so far: ${seen}. Ask again in ${seconds} s.`,
    ko: (seen, seconds) =>
      `멈췄다고 하기에는 이릅니다. 지금까지 보이는 것: ${seen}. ${seconds}초 뒤에 다시 확인하십시오.`,
  } satisfies Text<[seen: string, seconds: number]>,

  starting: {
    en: (name) =>
      `${name} is not all Ready yet, and for no longer than a start or an update usually takes. Nothing wrong is seen so far; ask again in a minute.`,
    ko: (name) =>
      `${name} 객체가 아직 모두 Ready 상태는 아니지만, 시작이나 업데이트에 보통 걸리는 시간을 넘지 않았습니다. 지금까지 보이는 이상은 없으니 1분 뒤에 다시 확인하십시오.`,
  } satisfies Text<[name: string]>,

  several: {
    en: (causes) => `${causes.length} things cause this together: ${causes.join('; ')}.`,
    ko: (causes) => `원인 ${causes.length}가지가 겹쳤습니다: ${causes.join('; ')}.`,
  } satisfies Text<[causes: readonly string[]]>,

  unexplained: {
    en: (name, reason, { clue, looked, next, unread }) =>
      `${name} is in trouble (${reason}), and no cause that kubewhy knows explains it${clue ? ` for certain. Best clue: ${clue}` : ''}.${looked ? ` Looked at: ${looked}.` : ''} ${unread ? `Not checked: ${unread.what} (${unread.why}).` : `Next check: ${next.en}.`}`,
    ko: (name, reason, { clue, looked, next, unread }) =>
      `${name} 객체에 문제(${reason})가 있으나 kubewhy가 아는 원인으로는 ${clue ? `확실히 설명되지 않습니다. 단서: ${clue}.` : '설명되지 않습니다.'}${looked ? ` 살펴본 것: ${looked}.` : ''} ${unread ? `확인하지 못한 것: ${unread.what} (${unread.why})` : `다음 확인: ${next.ko}.`}`,
  } satisfies Text<
    [
      name: string,
      reason: string,
      Readonly<{ clue: string | undefined; looked: string; next: Bilingual; unread: Unread }>,
    ]
  >,

  notSeen: {
    en: (name, unread) =>
      `Nothing wrong was seen on ${name}, but not all of it could be looked at${unread ? `: ${unread.what} (${unread.why})` : ''}.`,
    ko: (name, unread) =>
      `${name} 객체에서 이상이 보이지 않지만 모두 살펴보지는 못했습니다.${unread ? ` 확인하지 못한 것: ${unread.what} (${unread.why})` : ''}`,
  } satisfies Text<[name: string, unread: Unread]>,

  /** The chain is known up to an object of which too little could be read. */
  endsUnread: {
    en: (cause, unread) =>
      `${cause} What is behind that could not be looked at${unread ? `: ${unread.what} (${unread.why})` : ''}.`,
    ko: (cause, unread) =>
      `${cause} 그 원인까지는 살펴보지 못했습니다.${unread ? ` 확인하지 못한 것: ${unread.what} (${unread.why})` : ''}`,
  } satisfies Text<[cause: string, unread: Unread]>,
};

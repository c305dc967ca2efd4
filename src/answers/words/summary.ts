import type { Bilingual, Text } from '../../domain/lang.ts';
import type { StartSoFar } from '../../domain/verdict.ts';
import { momentWord } from '../../text/moment-word.ts';
import { timeWord } from '../../text/time-word.ts';
// The one sentence that says how a target is.

type Unread = Readonly<{ what: string; why: string }> | undefined;

/** One sentence for each state; `cause` is a title, and times are RFC 3339. */
export const summaryWords = {
  healthy: {
    en: (name) => `${name} is healthy: nothing wrong found on it or on anything it depends on.`,
    ko: (name) =>
      `${name} 객체는 정상입니다. 이 객체와 이 객체가 의존하는 대상에서 문제를 찾지 못했습니다.`,
  } satisfies Text<[name: string]>,

  gone: {
    en: (name) => `${name} no longer exists.`,
    ko: (name) => `${name} 객체는 더 이상 없습니다.`,
  } satisfies Text<[name: string]>,
  goneFrom: {
    en: (owner, pods) =>
      `It belonged to ${owner}, ${pods.length > 0 ? `whose pods now are ${pods.join(', ')}` : 'which has no pods now'}.`,
    ko: (owner, pods) =>
      `${owner} 객체에 속해 있었습니다. ${pods.length > 0 ? `지금 있는 파드: ${pods.join(', ')}.` : '지금은 파드가 없습니다.'}`,
  } satisfies Text<[owner: string, pods: readonly string[]]>,
  goneInTrouble: {
    en: (cause) => `Its workload has a problem now (${cause}).`,
    ko: (cause) => `그 워크로드에 지금 문제가 있습니다 (${cause}).`,
  } satisfies Text<[cause: string]>,

  recovered: {
    en: (name, until, cause) =>
      `${name} had a problem${until ? ` until ${timeWord(until)}` : ''}${cause ? ` (${cause})` : ''}. It has recovered.`,
    ko: (name, until, cause) =>
      `${name} 객체에 ${until ? `${timeWord(until)}까지 ` : ''}문제${cause ? `(${cause})` : ''}가 있었으나 회복되었습니다.`,
  } satisfies Text<[name: string, until: string | undefined, cause: string | undefined]>,

  progressing: {
    en: (cause, by) =>
      `This is normal and will resolve by itself${by ? ` by ${momentWord(by)}` : ''} (${cause}).`,
    ko: (cause, by) =>
      `정상적인 과정이며 ${by ? `${momentWord(by)}까지 ` : ''}저절로 해소됩니다 (${cause}).`,
  } satisfies Text<[cause: string, by: string | undefined]>,

  young: {
    en: (seen, seconds) =>
      `Too early to call it stuck. Seen so far: ${seen}. Ask again in ${seconds} s.`,
    ko: (seen, seconds) =>
      `멈췄다고 하기에는 이릅니다. 지금까지 보이는 것: ${seen}. ${seconds}초 뒤에 다시 확인하십시오.`,
  } satisfies Text<[seen: string, seconds: number]>,

  starting: {
    en: (name, far, { isQuiet, unread }) =>
      `${name} is still starting${far ? `: ${soFar(far).en}` : ''}. ${unread ? `Not checked: ${unread.what} (${unread.why}). Ask` : isQuiet ? 'Nothing wrong so far; ask' : 'Ask'} again in a minute.`,
    ko: (name, far, { isQuiet, unread }) =>
      `${name} 객체가 아직 시작하는 중입니다${far ? `. ${soFar(far).ko}` : ''}. ${unread ? `확인하지 못한 것: ${unread.what} (${unread.why}). ` : isQuiet ? '지금까지 문제는 없습니다. ' : ''}1분 뒤에 다시 확인하십시오.`,
  } satisfies Text<
    [name: string, far: StartSoFar | undefined, Readonly<{ isQuiet: boolean; unread: Unread }>]
  >,

  several: {
    en: (causes) => `${causes.length} things cause this together: ${causes.join('; ')}.`,
    ko: (causes) => `원인 ${causes.length}가지가 겹쳤습니다: ${causes.join('; ')}.`,
  } satisfies Text<[causes: readonly string[]]>,

  unexplained: {
    en: (name, reason, { clue, looked, next, unread }) =>
      `Cause not found: ${name} (${reason}).${clue ? ` Best clue: ${clue}.` : ''}${looked ? ` Looked at: ${looked}.` : ''} ${unread ? `Not checked: ${unread.what} (${unread.why}).` : `Next check: ${next.en}.`}`,
    ko: (name, reason, { clue, looked, next, unread }) =>
      `원인을 찾지 못했습니다: ${name} (${reason}).${clue ? ` 가장 유력한 단서: ${clue}.` : ''}${looked ? ` 살펴본 것: ${looked}.` : ''} ${unread ? `확인하지 못한 것: ${unread.what} (${unread.why})` : `다음 확인: ${next.ko}.`}`,
  } satisfies Text<
    [
      name: string,
      reason: string,
      Readonly<{ clue: string | undefined; looked: string; next: Bilingual; unread: Unread }>,
    ]
  >,

  notSeen: {
    en: (name, unread) =>
      `Not everything about ${name} could be checked${unread ? `: ${unread.what} (${unread.why})` : ''}. Nothing wrong found in the rest.`,
    ko: (name, unread) =>
      `${name} 객체를 모두 확인하지는 못했습니다${unread ? `. 확인하지 못한 것: ${unread.what} (${unread.why})` : ''}. 나머지에서는 문제를 찾지 못했습니다.`,
  } satisfies Text<[name: string, unread: Unread]>,

  /** What is asked about, or its pods, could not be read: nothing is known of how it is. */
  unread: {
    target: {
      en: (name, why) =>
        `${name} could not be read (${why}): whether it exists and how it is, kubewhy does not know.`,
      ko: (name, why) =>
        `${name} 객체를 읽지 못했습니다(${why}). 이 객체가 있는지, 상태가 어떤지 알 수 없습니다.`,
    } satisfies Text<[name: string, why: string]>,
    pods: {
      en: (name, why) =>
        `The pods of ${name} could not be read (${why}): how they are, kubewhy does not know.`,
      ko: (name, why) =>
        `${name} 객체의 파드를 읽지 못했습니다(${why}). 파드의 상태를 알 수 없습니다.`,
    } satisfies Text<[name: string, why: string]>,
  },

  /** The chain is known up to an object of which too little could be read. */
  endsUnread: {
    en: (cause, unread) =>
      `${cause} The cause behind that could not be checked${unread ? `: ${unread.what} (${unread.why})` : ''}.`,
    ko: (cause, unread) =>
      `${cause} 그 뒤의 원인까지는 확인하지 못했습니다.${unread ? ` 확인하지 못한 것: ${unread.what} (${unread.why})` : ''}`,
  } satisfies Text<[cause: string, unread: Unread]>,
};

function soFar({ ready, wanted, of, seconds }: StartSoFar): Bilingual {
  const passed = seconds === undefined ? { en: '', ko: '' } : after(seconds);
  return {
    en: `${ready} of ${wanted} ${wanted === 1 ? of.slice(0, -1) : of} ready${passed.en}`,
    ko: `${passed.ko}${of === 'pods' ? '파드' : '컨테이너'} ${wanted}개 중 ${ready}개 준비됨`,
  };
}

function after(seconds: number): Bilingual {
  return { en: ` after ${seconds} s`, ko: `${seconds}초가 지난 지금 ` };
}

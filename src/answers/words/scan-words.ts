import type { Bilingual, Text } from '../../domain/lang.ts';
import { counted } from '../../text/counted.ts';
import { shell } from '../../text/shell.ts';
// The words of a scan.

/** A scan of many pods reads no logs but those that explain a symptom. */
const NO_LOGS: Bilingual = {
  en: 'Logs of healthy pods were not read. If a workload still misbehaves, ask `why` about it.',
  ko: '정상으로 보이는 파드의 로그는 읽지 않았습니다. 그래도 이상하게 동작하는 워크로드가 있으면 `why` 명령으로 물어보십시오.',
};

type LeftOut = Readonly<{ what: string; why: string }> | undefined;

/** What a scan came to, in one sentence; `where` names a namespace, or is undefined for all of them. */
export const scanWords = {
  nothing: {
    en: (where, looked) =>
      `Nothing wrong found in ${placed(where)} (${objects(looked)} checked). ${NO_LOGS.en}`,
    ko: (where, looked) =>
      `${placedKo(where)}에서 문제를 찾지 못했습니다 (객체 ${looked}개 확인). ${NO_LOGS.ko}`,
  } satisfies Text<[where: string | undefined, looked: number]>,
  nothingSeen: {
    en: (where, looked) =>
      `Nothing wrong found in ${placed(where)} (${objects(looked)} checked), but not everything could be read. ${NO_LOGS.en}`,
    ko: (where, looked) =>
      `${placedKo(where)}에서 문제를 찾지 못했지만(객체 ${looked}개 확인) 모두 읽지는 못했습니다. ${NO_LOGS.ko}`,
  } satisfies Text<[where: string | undefined, looked: number]>,
  unreadable: {
    en: (where, left) =>
      `Nothing was checked: ${placed(where)} could not be read (${leftOf(left)}).`,
    ko: (where, left) =>
      `아무것도 확인하지 못했습니다. ${placedKo(where)}의 상태를 읽을 수 없습니다(${leftOf(left)}).`,
  } satisfies Text<[where: string | undefined, left: LeftOut]>,
  partly: {
    en: (left) => `Not everything could be read (${leftOf(left)}).`,
    ko: (left) => `모두 읽지는 못했습니다(${leftOf(left)}).`,
  } satisfies Text<[left: LeftOut]>,
  found: {
    en: (count, where, looked) =>
      `${count === 1 ? 'One thing is' : `${count} things are`} wrong in ${placed(where)} (${objects(looked)} checked).`,
    ko: (count, where, looked) =>
      `${placedKo(where)}에서 문제 ${count}건을 찾았습니다 (객체 ${looked}개 확인).`,
  } satisfies Text<[count: number, where: string | undefined, looked: number]>,
};

/** What one trouble hurts, by names that are cut to a few. */
export const affectsWords: Text<[names: readonly string[], more: number]> = {
  en: (names, more) => `affects ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  ko: (names, more) => `영향: ${names.join(', ')}${more > 0 ? ` 외 ${more}개` : ''}`,
};

/** The troubles that a message has no room for. */
export const moreWords: Text<[count: number, namespace: string | undefined]> = {
  en: (count, namespace) =>
    `And ${count} more: \`kubewhy scan${namespace ? shell` -n ${namespace}` : ''}\` in a terminal shows all.`,
  ko: (count, namespace) =>
    `외 ${count}건: 터미널에서 \`kubewhy scan${namespace ? shell` -n ${namespace}` : ''}\` 명령으로 모두 볼 수 있습니다.`,
};

function leftOf(left: LeftOut): string {
  return left ? `${left.what}: ${left.why}` : '';
}

function objects(count: number): string {
  return `${counted(count, 'object')}`;
}

function placed(where: string | undefined): string {
  return where ? `namespace \`${where}\`` : 'the cluster';
}

function placedKo(where: string | undefined): string {
  return where ? `\`${where}\` 네임스페이스` : '클러스터';
}

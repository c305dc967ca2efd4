import type { Bilingual, Text } from '../../domain/lang.ts';
// The words around what a pasted text shows.

/** What kind of thing is asked about, in place of an object's name. */
export const PASTED_TEXT = 'pasted-text';

/** The one sentence about a text of which several or no things are known. */
export const explainWords = {
  several: {
    en: (titles) => `The text shows ${titles.length} separate things: ${titles.join('; ')}.`,
    ko: (titles) =>
      `텍스트에 서로 다른 문제 ${titles.length}가지가 있습니다: ${titles.join('; ')}.`,
  } satisfies Text<[titles: readonly string[]]>,
  unknown: {
    en: 'kubewhy does not know this text, and no line of it looks decisive. Ask `why` about the pod or workload that it comes from: that looks at the cluster.',
    ko: 'kubewhy가 아는 텍스트가 아니며, 결정적으로 보이는 줄도 없습니다. 이 텍스트가 나온 파드나 워크로드에 대해 `why` 명령으로 물으면 클러스터를 직접 살펴봅니다.',
  } satisfies Bilingual,
  ordinary: {
    en: (count) =>
      `This is an ordinary list: nothing is wrong with ${count === 1 ? 'the one object' : `any of the ${count} objects`} in it.`,
    ko: (count) => `평범한 목록입니다. 목록의 객체 ${count}개에 이상이 보이지 않습니다.`,
  } satisfies Text<[count: number]>,
  wellNow: {
    en: (name) =>
      `Looked at in the cluster: no trouble that kubewhy recognises is seen on ${name} now.`,
    ko: (name) => `클러스터에서 확인: 지금 ${name} 객체에 kubewhy가 아는 이상은 보이지 않습니다.`,
  } satisfies Text<[name: string]>,
  notFound: {
    en: 'it is not there, or the name means several things: ask `why` with its namespace',
    ko: '없거나 여러 가지를 뜻하는 이름입니다. 네임스페이스와 함께 `why` 명령으로 물으십시오',
  } satisfies Bilingual,
  noSuch: {
    en: (name) => `Looked at in the cluster: ${name} does not exist there.`,
    ko: (name) => `클러스터에서 확인: ${name} 객체가 없습니다.`,
  } satisfies Text<[name: string]>,
};

/** Why the cluster was not looked at. */
export const noClusterGiven: Bilingual = {
  en: 'no cluster was given to look at',
  ko: '확인할 클러스터가 지정되지 않음',
};

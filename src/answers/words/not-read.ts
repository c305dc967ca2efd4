// What was not read, and why.
import type { Gap } from '../../domain/gap.ts';
import type { Bilingual, Text } from '../../domain/lang.ts';

/** Why something was not read. */
export const gapWords: Readonly<Record<Gap, Bilingual>> = {
  'not-loaded': { en: 'it was not read', ko: '읽지 않았음' },
  forbidden: { en: 'kubewhy may not read it', ko: 'kubewhy에 읽기 권한이 없음' },
  'not-captured': { en: 'the recording does not have it', ko: '기록에 들어 있지 않음' },
  expired: { en: 'the cluster no longer keeps it', ko: '클러스터에 더 이상 남아 있지 않음' },
  'no-answer': {
    en: 'no usable answer from the API server',
    ko: 'API 서버가 쓸 수 있는 답을 주지 않음',
  },
  odd: {
    en: 'its content does not fit its kind, such as text in place of a list',
    ko: '목록 자리에 글이 있는 등 이 종류에 맞지 않는 내용이 들어 있음',
  },
  'over-budget': { en: 'too much to read for one answer', ko: '한 번에 읽을 수 있는 양을 넘음' },
};

/** The same of a list, of which a recording may have a part. */
export const notAllCaptured: Bilingual = {
  en: 'the recording does not hold all of them',
  ko: '기록에 전부 들어 있지는 않음',
};

/** What a read would have read; names come marked up. */
export const readWords = {
  events: {
    en: (object) => `events of ${object}`,
    ko: (object) => `${object} 객체의 이벤트`,
  } satisfies Text<[object: string]>,
  logs: {
    current: {
      en: (container, pods) => `log of container \`${container}\` of ${pods}`,
      ko: (container, pods) => `${pods}에 있는 \`${container}\` 컨테이너의 로그`,
    } satisfies Text<[container: string, pods: string]>,
    whole: {
      en: (container, pods) => `whole log of container \`${container}\` of ${pods}`,
      ko: (container, pods) => `${pods}에 있는 \`${container}\` 컨테이너의 전체 로그`,
    } satisfies Text<[container: string, pods: string]>,
    previous: {
      en: (container, pods) => `log of the previous run of container \`${container}\` of ${pods}`,
      ko: (container, pods) => `${pods}에 있는 \`${container}\` 컨테이너의 이전 실행 로그`,
    } satisfies Text<[container: string, pods: string]>,
  },
  pods: {
    en: (count, pod, namespace) =>
      count === 1 ? pod : `${count} pods in namespace \`${namespace}\``,
    ko: (count, pod, namespace) =>
      count === 1 ? `${pod} 객체` : `\`${namespace}\` 네임스페이스의 파드 ${count}개`,
  } satisfies Text<[count: number, pod: string, namespace: string]>,
  inNamespace: {
    en: (kind, namespace) => `every ${kind} in namespace \`${namespace}\``,
    ko: (kind, namespace) => `\`${namespace}\` 네임스페이스의 모든 ${kind} 객체`,
  } satisfies Text<[kind: string, namespace: string]>,
  onNode: {
    en: (kind, node) => `every ${kind} on node \`${node}\``,
    ko: (kind, node) => `\`${node}\` 노드의 모든 ${kind} 객체`,
  } satisfies Text<[kind: string, node: string]>,
  everywhere: {
    en: (kind) => `every ${kind} of the cluster`,
    ko: (kind) => `클러스터의 모든 ${kind} 객체`,
  } satisfies Text<[kind: string]>,
};

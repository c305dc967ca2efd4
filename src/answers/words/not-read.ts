// What was not read, and why.
import type { Gap } from '../../domain/gap.ts';
import type { Bilingual, Text } from '../../domain/lang.ts';

/** Why something was not read. */
export const gapWords: Readonly<Record<Gap, Bilingual>> = {
  'not-loaded': { en: 'it was not read', ko: '읽지 않았음' },
  forbidden: { en: 'kubewhy may not read it', ko: 'kubewhy에 읽기 권한이 없음' },
  'not-captured': { en: 'the recording does not have it', ko: '기록에 들어 있지 않음' },
  expired: { en: 'the cluster no longer keeps it', ko: '클러스터에 더 이상 남아 있지 않음' },
  'no-answer': { en: 'no answer from the API server in time', ko: 'API 서버가 제때 응답하지 않음' },
  'cut-off': {
    en: 'the connection to the API server was closed before all of it was there',
    ko: '다 받기 전에 API 서버와의 연결이 끊어짐',
  },
  busy: { en: 'the API server is too busy (429)', ko: 'API 서버가 너무 바쁨(429)' },
  unavailable: {
    en: 'the API server answered 503, unavailable',
    ko: 'API 서버가 503(사용 불가)으로 응답함',
  },
  'server-error': {
    en: 'the API server answered with a server error (5xx)',
    ko: 'API 서버가 서버 오류(5xx)로 응답함',
  },
  unusable: {
    en: 'the answer did not come from a Kubernetes API server; perhaps a proxy sent it',
    ko: 'Kubernetes API 서버의 응답이 아님(프록시가 보낸 것일 수 있음)',
  },
  odd: {
    en: 'its content does not fit its kind, such as text in place of a list',
    ko: '목록 자리에 글이 있는 등 이 종류에 맞지 않는 내용이 들어 있음',
  },
  'over-budget': { en: 'too much to read for one answer', ko: '한 번에 읽을 수 있는 양을 넘음' },
};

/** What to do about a read that was refused, or that failed. */
export const unreadNext = {
  refused: {
    en: "Give kubewhy's account the right to get and list it, as manifests/worker-role.yaml does.",
    ko: 'kubewhy 계정에 manifests/worker-role.yaml 파일처럼 get, list 권한을 주십시오.',
  },
  failed: { en: 'Ask again in a moment.', ko: '잠시 후 다시 질문하십시오.' },
} satisfies Readonly<Record<string, Bilingual>>;

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

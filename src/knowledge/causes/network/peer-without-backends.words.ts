import type { Bilingual } from '../../../domain/lang.ts';
import type { Advised, Cause } from '../../../domain/model.ts';
import { podWords } from '../../words/pod-words.ts';
import { addressByHandWords } from './words/address-by-hand-words.ts';

/**
 * `scaledToZero` is the workload behind the Service that nobody wants to run; `isByHand`: the Service selects no pods, and
 * nobody has written an address for it; `isItself` is the init container that calls the Service of its own pod; `without`
 * the node of the caller, where a Service that keeps to that has no pod.
 */
export type PeerWithoutBackends = Readonly<{
  service: string;
  failure: string;
  caller: string;
  port?: number;
  probe?: string; // what the kubelet saw of a pod that is not Ready for it
  scaledToZero?: string;
  isByHand?: true;
  isItself?: string;
  without?: string;
}>;

/** A Service with nothing behind it, as who calls it meets it, in words. */
export const peerWithoutBackendsWords: Pick<Cause<PeerWithoutBackends>, 'text' | 'advice'> = {
  text: {
    en: (
      { name },
      { service, failure, caller, probe, scaledToZero, isByHand, isItself, without },
    ) => ({
      title: `\`${name}\` gets no connection to Service \`${service}\``,
      sentence: `${podWords.en(caller, name)} cannot connect to Service \`${service}\` (${WORDS.en[failure] ?? failure}).${
        scaledToZero ? ` \`${scaledToZero}\`, whose pods the Service selects, is scaled to 0.` : ''
      }${
        isByHand
          ? ' The Service has no selector, and no EndpointSlice gives it an address: somebody has to write one.'
          : ''
      }${
        isItself
          ? ` Its init container \`${isItself}\` waits for it, and the Service leads to this very pod, which is not Ready before that container ends: it waits for itself.`
          : ''
      }${
        without
          ? ` The Service has \`internalTrafficPolicy: Local\`, and none of its Ready pods is on node \`${without}\`, where the caller is.`
          : ''
      }`,
      ...(probe && { so: `Until it can, it is not Ready: ${probe}` }),
    }),
    ko: (
      { name },
      { service, failure, caller, probe, scaledToZero, isByHand, isItself, without },
    ) => ({
      title: `\`${name}\` 워크로드가 \`${service}\` 서비스에 연결하지 못합니다`,
      sentence: `${podWords.ko(caller, name)}가 \`${service}\` 서비스에 연결하지 못합니다(${WORDS.ko[failure] ?? failure}).${
        scaledToZero
          ? ` 이 서비스가 선택하는 \`${scaledToZero}\` 워크로드는 0개로 줄어 있습니다.`
          : ''
      }${
        isByHand
          ? ' 이 서비스에는 셀렉터가 없고 주소를 주는 EndpointSlice 객체도 없습니다. 주소를 직접 써 주어야 합니다.'
          : ''
      }${
        isItself
          ? ` 초기화 컨테이너 \`${isItself}\` 컨테이너가 그 서비스를 기다리는데, 서비스가 가리키는 것은 바로 이 파드이고 그 컨테이너가 끝나기 전에는 Ready 상태가 되지 않습니다. 자기 자신을 기다리는 것입니다.`
          : ''
      }${
        without
          ? ` 이 서비스는 \`internalTrafficPolicy: Local\` 설정인데, 호출하는 파드가 있는 \`${without}\` 노드에는 이 서비스의 Ready 파드가 없습니다.`
          : ''
      }`,
      ...(probe && { so: `그동안 Ready 상태가 아닙니다: ${probe}` }),
    }),
  },

  advice: {
    choose: (_, params) =>
      (params.isByHand && addressByHandWords(params.service)) ||
      (params.isItself && ITSELF(params.isItself)) ||
      (params.without && LOCAL(params.service)) ||
      undefined,
  },
};

const LOCAL: (service: string) => Advised = (service) => ({
  en: {
    title: 'Let the Service send to other nodes',
    text: `Take \`internalTrafficPolicy: Local\` out of Service \`${service}\`. Where it is meant to stay on the node, as for an agent that runs on each, see why none of its pods is Ready there.`,
    undo: 'Set it to Local again.',
  },
  ko: {
    title: '서비스가 다른 노드로도 보내게 하기',
    text: `\`${service}\` 서비스에서 \`internalTrafficPolicy: Local\` 설정을 빼십시오. 노드마다 있는 에이전트처럼 노드 안에 머물러야 한다면, 그 노드에 Ready 파드가 없는 이유를 확인하십시오.`,
    undo: '다시 Local 값으로 설정합니다.',
  },
});

const ITSELF: (container: string) => Advised = (container) => ({
  extra: [
    {
      en: {
        title: 'Or let the Service list pods that are not Ready',
        text: 'Pods of a set that look for each other before they are Ready need a headless Service with `publishNotReadyAddresses: true`. Whoever calls that Service then reaches pods that are not Ready as well.',
      },
      ko: {
        title: '또는 서비스가 Ready 상태가 아닌 파드도 나열하게 하기',
        text: 'Ready 상태가 되기 전에 서로를 찾는 파드에는 `publishNotReadyAddresses: true` 설정이 있는 헤드리스 서비스가 필요합니다. 그러면 이 서비스를 부르는 쪽은 Ready 상태가 아닌 파드에도 닿습니다.',
      },
    },
  ],
  en: {
    title: `Take the wait out of \`${container}\``,
    text: `Let init container \`${container}\` wait for other things only: a program that needs its own Service can look for it once it runs.`,
    undo: 'Put the wait back.',
  },
  ko: {
    title: `\`${container}\` 컨테이너의 대기 제거`,
    text: `초기화 컨테이너 \`${container}\` 컨테이너가 다른 것만 기다리게 하십시오. 자기 서비스가 필요한 프로그램은 실행된 뒤에 찾을 수 있습니다.`,
    undo: '대기를 되돌립니다.',
  },
});

const WORDS: Bilingual<Readonly<Record<string, string>>> = {
  en: {
    refused: 'connection refused',
    timeout: 'timeout',
    unreachable: 'no route',
    unreached: 'no connection',
    'no-such-host': 'the name is not known',
    'no-dns-answer': 'DNS gives no answer',
    unresolved: 'the name is not resolved',
  },
  ko: {
    refused: '연결 거부, connection refused',
    timeout: '시간 초과, timeout',
    unreachable: '경로 없음',
    unreached: '연결 없음',
    'no-such-host': '없는 이름',
    'no-dns-answer': 'DNS 응답 없음',
    unresolved: '이름을 찾지 못함',
  },
};

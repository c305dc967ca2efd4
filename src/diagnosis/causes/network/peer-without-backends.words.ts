import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { podWords } from '../../words/pod-words.ts';

/**
 * `scaledToZero` is the workload behind the Service that nobody wants to run; `isByHand`: the Service selects no pods, and
 * nobody has written an address for it.
 */
export type PeerWithoutBackends = Readonly<{
  service: string;
  failure: string;
  caller: string;
  port?: number;
  probe?: string; // what the kubelet saw of a pod that is not Ready for it
  scaledToZero?: string;
  isByHand?: true;
}>;

/** A Service with nothing behind it, as who calls it meets it, in words. */
export const peerWithoutBackendsWords: Pick<Cause<PeerWithoutBackends>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { service, failure, caller, probe, scaledToZero, isByHand }) => ({
      title: `\`${name}\` gets no connection to Service \`${service}\``,
      sentence: `${podWords.en(caller, name)} cannot connect to Service \`${service}\` (${WORDS.en[failure] ?? failure}).${
        scaledToZero ? ` \`${scaledToZero}\`, whose pods the Service selects, is scaled to 0.` : ''
      }${
        isByHand
          ? ' The Service has no selector, and no EndpointSlice gives it an address: somebody has to write one.'
          : ''
      }`,
      ...(probe && { so: `For as long it is not Ready: ${probe}` }),
    }),
    ko: ({ name }, { service, failure, caller, probe, scaledToZero, isByHand }) => ({
      title: `\`${name}\` 워크로드가 \`${service}\` 서비스에 연결하지 못합니다`,
      sentence: `${podWords.ko(caller, name)}가 \`${service}\` 서비스에 연결하지 못합니다(${WORDS.ko[failure] ?? failure}).${
        scaledToZero
          ? ` 이 서비스가 선택하는 \`${scaledToZero}\` 워크로드는 0개로 줄어 있습니다.`
          : ''
      }${
        isByHand
          ? ' 이 서비스에는 셀렉터가 없고 주소를 주는 EndpointSlice 객체도 없습니다. 주소를 직접 써 주어야 합니다.'
          : ''
      }`,
      ...(probe && { so: `그동안 Ready 상태가 아닙니다: ${probe}` }),
    }),
  },

  advice: {
    en: ({ name }, { isByHand }) =>
      isByHand && {
        title: 'Give the Service an address',
        text: `Write an EndpointSlice with the label kubernetes.io/service-name for the Service that \`${name}\` calls, with the addresses of the peer, or give that Service a selector.`,
        undo: 'Delete what was added.',
      },
    ko: ({ name }, { isByHand }) =>
      isByHand && {
        title: '서비스에 주소 주기',
        text: `\`${name}\` 워크로드가 부르는 서비스에 kubernetes.io/service-name 레이블이 있는 EndpointSlice 객체로 상대의 주소를 써 주거나, 셀렉터를 설정하십시오.`,
        undo: '추가한 것을 삭제합니다.',
      },
  },
};

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

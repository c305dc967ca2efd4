import type { Advised } from '../../../domain/model.ts';
import type { PullRows } from '../../words/pull-rows.ts';

/** A pull goes from the node itself. */
const FROM_THE_NODE: Advised = {
  en: {
    title: 'Fix the way from the node to the registry',
    text: 'Try it from the node itself: name, route, proxy, firewall, and the certificate authorities of its container runtime. Pods and their network policies play no part in a pull.',
  },
  ko: {
    title: '노드에서 레지스트리까지의 경로 수정',
    text: '노드에서 직접 이름, 경로, 프록시, 방화벽과 컨테이너 런타임의 인증 기관을 확인하십시오. 파드와 네트워크 정책은 pull에 관여하지 않습니다.',
  },
};

/** What is said of a registry that the node does not reach. */
export const registryRows = {
  'no-such-host': {
    en: {
      short: 'no such registry host',
      clause: ({ registry }) => `the node's DNS knows no host \`${registry}\` (no such host)`,
    },
    ko: {
      short: '레지스트리 호스트 없음',
      clause: ({ registry }) => `노드의 DNS에 \`${registry}\` 호스트가 없습니다`,
    },
    advice: FROM_THE_NODE,
  },
  'dns-fails': {
    en: {
      short: "the node's DNS fails",
      clause: ({ registry }) =>
        `the node's DNS server does not answer the question for \`${registry}\``,
    },
    ko: {
      short: '노드 DNS 장애',
      clause: ({ registry }) => `노드의 DNS 서버가 \`${registry}\` 조회에 답하지 않습니다`,
    },
    advice: FROM_THE_NODE,
  },
  refused: {
    en: {
      short: 'connection refused',
      clause: ({ registry }) =>
        `nothing listens where registry \`${registry}\` should be (connection refused)`,
    },
    ko: {
      short: '연결 거부',
      clause: ({ registry }) =>
        `\`${registry}\` 레지스트리 주소에서 듣는 프로세스가 없습니다(connection refused)`,
    },
    advice: FROM_THE_NODE,
  },
  'no-route': {
    en: {
      short: 'no route to the registry',
      clause: ({ registry }) => `the node has no route to registry \`${registry}\``,
    },
    ko: {
      short: '경로 없음',
      clause: ({ registry }) => `노드에서 \`${registry}\` 레지스트리로 가는 경로가 없습니다`,
    },
    advice: FROM_THE_NODE,
  },
  reset: {
    en: {
      short: 'connection cut off',
      clause: ({ registry }) => `the connection to registry \`${registry}\` was cut off`,
    },
    ko: {
      short: '연결 끊김',
      clause: ({ registry }) => `\`${registry}\` 레지스트리와의 연결이 끊겼습니다`,
    },
    advice: FROM_THE_NODE,
  },
  timeout: {
    en: {
      short: 'timeout',
      clause: ({ registry }) =>
        `registry \`${registry}\` did not answer the node in time (timeout)`,
    },
    ko: {
      short: '시간 초과',
      clause: ({ registry }) => `\`${registry}\` 레지스트리가 제시간에 응답하지 않았습니다`,
    },
    advice: FROM_THE_NODE,
  },
  proxy: {
    en: {
      short: 'the proxy fails',
      clause: ({ registry }) =>
        `the node asks registry \`${registry}\` through an HTTP proxy, and that proxy is not reached or wants a login`,
    },
    ko: {
      short: '프록시 오류',
      clause: ({ registry }) =>
        `노드가 HTTP 프록시를 거쳐 \`${registry}\` 레지스트리에 요청하는데, 프록시에 연결되지 않거나 프록시가 로그인을 요구합니다`,
    },
    advice: FROM_THE_NODE,
  },
  tls: {
    en: {
      short: 'TLS',
      clause: ({ registry }) =>
        `the node and registry \`${registry}\` do not agree on TLS: its certificate is not accepted, or one side speaks plain HTTP`,
    },
    ko: {
      short: 'TLS',
      clause: ({ registry }) =>
        `노드와 \`${registry}\` 레지스트리의 TLS가 맞지 않습니다. 인증서를 받아들이지 못하거나 한쪽이 평문 HTTP를 씁니다`,
    },
    advice: FROM_THE_NODE,
  },
} satisfies PullRows;

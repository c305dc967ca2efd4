import { pullCauses, type PullRows } from './pull.ts';

const ROWS = {
  'no-such-host': {
    en: [
      'no such registry host',
      ({ registry }) => `the node's DNS knows no host \`${registry}\` (no such host)`,
    ],
    ko: [
      '레지스트리 호스트 없음',
      ({ registry }) => `노드의 DNS에 \`${registry}\` 호스트가 없습니다`,
    ],
  },
  'dns-fails': {
    en: [
      "the node's DNS fails",
      ({ registry }) => `the node's DNS server does not answer the question for \`${registry}\``,
    ],
    ko: [
      '노드 DNS 장애',
      ({ registry }) => `노드의 DNS 서버가 \`${registry}\` 조회에 답하지 않습니다`,
    ],
  },
  refused: {
    en: [
      'connection refused',
      ({ registry }) =>
        `nothing listens where registry \`${registry}\` should be (connection refused)`,
    ],
    ko: [
      '연결 거부',
      ({ registry }) =>
        `\`${registry}\` 레지스트리 주소에서 듣는 프로세스가 없습니다(connection refused)`,
    ],
  },
  'no-route': {
    en: [
      'no route to the registry',
      ({ registry }) => `the node has no route to registry \`${registry}\``,
    ],
    ko: [
      '경로 없음',
      ({ registry }) => `노드에서 \`${registry}\` 레지스트리로 가는 경로가 없습니다`,
    ],
  },
  reset: {
    en: [
      'connection cut off',
      ({ registry }) => `the connection to registry \`${registry}\` was cut off`,
    ],
    ko: ['연결 끊김', ({ registry }) => `\`${registry}\` 레지스트리와의 연결이 끊겼습니다`],
  },
  timeout: {
    en: [
      'timeout',
      ({ registry }) => `registry \`${registry}\` did not answer the node in time (timeout)`,
    ],
    ko: [
      '시간 초과',
      ({ registry }) => `\`${registry}\` 레지스트리가 제시간에 응답하지 않았습니다`,
    ],
  },
  proxy: {
    en: [
      'the proxy fails',
      ({ registry }) =>
        `the node asks registry \`${registry}\` through an HTTP proxy, and that proxy is not reached or wants a login`,
    ],
    ko: [
      '프록시 오류',
      ({ registry }) =>
        `노드가 HTTP 프록시를 거쳐 \`${registry}\` 레지스트리에 요청하는데, 프록시에 연결되지 않거나 프록시가 로그인을 요구합니다`,
    ],
  },
  tls: {
    en: [
      'TLS',
      ({ registry }) =>
        `the node and registry \`${registry}\` do not agree on TLS: its certificate is not accepted, or one side speaks plain HTTP`,
    ],
    ko: [
      'TLS',
      ({ registry }) =>
        `노드와 \`${registry}\` 레지스트리의 TLS가 맞지 않습니다. 인증서를 받아들이지 못하거나 한쪽이 평문 HTTP를 씁니다`,
    ],
  },
} satisfies PullRows;

/** The node does not reach the registry of an image: refused, timeout, reset and an unknown name are not the same. */
export const imageRegistries = pullCauses('image/registry', ROWS);

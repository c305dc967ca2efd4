import type { Bilingual } from '../domain/lang.ts';

/**
 * One place on the way of a request from outside to a program; `causes` are the findings that mean it is there that it fails, of those that
 * are about several only where their subject is of a kind `of`.
 */
export type Hop = Readonly<{ id: string; name: Bilingual; causes: RegExp; of?: RegExp }>;

/** From the outside in. What comes first decides: what lies behind it was not judged. */
export const hops: readonly Hop[] = [
  {
    id: 'route',
    name: { en: 'the rule of the route', ko: '라우팅 규칙' },
    causes:
      /^(?:reference\/(?:claimed-twice|missing|listener-conflict)|network\/no-load-balancer)$/,
  },
  {
    id: 'controller',
    name: { en: 'the controller of the route', ko: '인그레스 컨트롤러' },
    causes: /^network\/ingress-controller-ill$/,
  },
  {
    id: 'service',
    name: { en: 'the Service and its port', ko: 'Service와 포트' },
    causes:
      /^(?:network\/ingress-backend|reference\/(?:missing|port-missing|port-name-unknown|subset-missing))$/,
  },
  {
    id: 'endpoints',
    name: { en: 'the pods behind the Service', ko: 'Service 뒤의 파드' },
    causes:
      /^network\/(?:service-(?:selector|waits-for-pods|by-hand|selects-others)|peer-without-backends)$/,
  },
  {
    id: 'port',
    name: { en: 'the port of the pods', ko: '파드의 포트' },
    causes: /^network\/(?:service-target-port|port-not-served)$/,
  },
  {
    id: 'protocol',
    name: { en: 'the protocol (HTTP or TLS)', ko: '프로토콜(HTTP/TLS)' },
    causes: /^network\/(?:backend-protocol|service-protocol)$/,
  },
  {
    id: 'mesh',
    name: { en: 'the mesh (mTLS)', ko: '서비스 메시(mTLS)' },
    causes: /^network\/(?:strict-mtls|outside-mesh|plain-rule|proxy-.*|started-before-proxy)$/,
  },
  {
    id: 'policy',
    name: { en: 'network policies', ko: '네트워크 정책' },
    causes: /^network\/policy-denies$/,
  },
  { id: 'program', name: { en: 'the program', ko: '프로그램' }, causes: /^/ },
];

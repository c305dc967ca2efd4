import type { Wording } from '../wording.ts';

/** What the controller of ingress-nginx, its webhook and nginx write of a backend. */
export const ingressNginxWordings: readonly Wording[] = [
  {
    id: 'ingress-duplicate',
    says: [
      /host \\?"(?<host>[^"\\]+)\\?" and path \\?"(?<path>[^"\\]+)\\?" is already defined in ingress (?<other>[\w./-]+)/,
    ],
    en: [
      '{host}{path} belongs to Ingress {other} already',
      'The admission webhook of ingress-nginx refuses the Ingress because another one has the same host and path. Nothing was written.',
      'Take the path out of `{other}`, or choose another host or path. For a move between namespaces delete the old one first; a canary needs its annotation.',
    ],
    ko: [
      '{host}{path} 경로는 이미 {other} Ingress에 있습니다',
      '다른 Ingress에 같은 호스트와 경로가 있어 ingress-nginx의 어드미션 웹훅이 거부했습니다. 아무것도 쓰이지 않았습니다.',
      '`{other}` 객체에서 경로를 빼거나 다른 호스트나 경로를 쓰십시오. 네임스페이스를 옮길 때는 옛 것을 먼저 지우고, 카나리에는 해당 어노테이션이 필요합니다.',
    ],
  },
  {
    id: 'ingress-service-missing',
    says: [
      /[Ee]rror obtaining Endpoints for Service \\?"(?<service>[^"\\]+)\\?": no object matching key/,
    ],
    en: [
      'an Ingress leads to Service {service}, which does not exist',
      'The ingress controller found no Service `{service}` (or no endpoints object of it): it answers 503 for that path.',
      '`kubectl get service`: correct the name in the Ingress (the Service has to be in its namespace), or create the Service.',
    ],
    ko: [
      'Ingress가 가리키는 {service} 서비스가 없습니다',
      '인그레스 컨트롤러가 `{service}` 서비스(또는 그 엔드포인트 객체)를 찾지 못했습니다. 그 경로에 503으로 답합니다.',
      '`kubectl get service` 결과를 보고 Ingress의 이름을 고치거나(서비스는 같은 네임스페이스에 있어야 함) 서비스를 만드십시오.',
    ],
  },
  {
    id: 'no-live-upstreams',
    says: [/no live upstreams while connecting to upstream/],
    strength: 'fits',
    en: [
      'nginx counts all backends as failed',
      'Each backend failed before (`max_fails`), so nginx asks none of them for a while and answers 502.',
      'The errors before this line tell why (refused, time-out, reset). `kubectl get endpointslices` shows whether the pods are ready.',
    ],
    ko: [
      'nginx가 모든 백엔드를 실패로 봅니다',
      '모든 백엔드가 앞서 실패해(`max_fails`) nginx가 잠시 아무에게도 묻지 않고 502로 답합니다.',
      '이 줄 앞의 오류(연결 거부, 시간 초과, 끊김)가 이유입니다. 파드가 준비되었는지는 `kubectl get endpointslices` 결과에 나옵니다.',
    ],
  },
];

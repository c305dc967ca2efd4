import type { Wording } from '../wording.ts';

/** Envoy's response flags (access log, %RESPONSE_FLAGS%) after the status, and what they mean. */
const FLAGGED = String.raw`" (?<code>\d{1,3}) (?:[A-Z]+,)*`;
const FLAGS: Wording['clauses'] = [
  {
    says: flag('UH'),
    en: 'the Service has no endpoint that is healthy (UH)',
    ko: '서비스에 정상인 엔드포인트가 없습니다(UH)',
  },
  {
    says: flag('UF|URX'),
    en: 'the connection to the pod failed, or each retry did (UF, URX): nothing listens there, a policy drops it, or one side speaks mTLS and the other does not',
    ko: '파드 연결이나 재시도가 실패했습니다(UF, URX). 듣는 것이 없거나, 정책이 버리거나, 한쪽만 mTLS를 씁니다',
  },
  {
    says: flag('NR|NC'),
    en: 'no route or no cluster fits the request (NR, NC): host or path of no VirtualService or HTTPRoute, or a subset that no DestinationRule has',
    ko: '요청에 맞는 라우트나 클러스터가 없습니다(NR, NC). VirtualService나 HTTPRoute에 그 호스트나 경로가 없거나, DestinationRule에 그 서브셋이 없습니다',
  },
  {
    says: flag('UC'),
    en: 'the program broke the connection off in the middle (UC): it ended, or it closes idle connections earlier than the proxy does',
    ko: '프로그램이 도중에 연결을 끊었습니다(UC). 종료되었거나 프록시보다 먼저 유휴 연결을 닫습니다',
  },
  {
    says: flag('UT'),
    en: 'the program did not answer within the timeout of the route (UT)',
    ko: '프로그램이 라우트의 시간 제한 안에 답하지 않았습니다(UT)',
  },
  {
    says: flag('UO'),
    en: 'the circuit breaker of a DestinationRule turned the request away (UO)',
    ko: 'DestinationRule의 서킷 브레이커가 요청을 거절했습니다(UO)',
  },
  {
    says: flag('UAEX'),
    en: 'the external authorisation refused it (UAEX)',
    ko: '외부 인가가 거부했습니다(UAEX)',
  },
  {
    says: flag('RL|RLSE'),
    en: 'a rate limit turned it away (RL)',
    ko: '요청 수 제한이 거절했습니다(RL)',
  },
  {
    says: flag('DPE|UPE'),
    en: 'one side does not speak the protocol that the port is declared for (DPE, UPE)',
    ko: '한쪽이 포트에 선언된 프로토콜을 쓰지 않습니다(DPE, UPE)',
  },
  {
    says: flag('DC'),
    en: 'whoever asked hung up before the answer came (DC)',
    ko: '요청한 쪽이 응답 전에 연결을 끊었습니다(DC)',
  },
];

/** What a service mesh writes: access logs and bodies of Envoy. */
export const meshWordings: readonly Wording[] = [
  {
    id: 'proxy-flag',
    says: [new RegExp(`${FLAGGED}(?:UH|UF|URX|NR|NC|UC|UT|UO|UAEX|RL|RLSE|DPE|UPE|DC)[ ,]`)],
    clauses: FLAGS,
    en: [
      'the proxy of the mesh answered {code} by itself: {clause}',
      'Envoy noted why it answered {code}: {clause}.',
      'The Service stands in the line (`outbound|port|subset|host`): `why service/<name>` looks at its endpoints, ports and mesh rules; `istioctl proxy-config endpoints <pod>` shows what the proxy knows.',
    ],
    ko: [
      '메시 프록시가 스스로 {code} 응답을 보냈습니다: {clause}',
      'Envoy가 {code} 응답의 이유를 적었습니다: {clause}.',
      '서비스는 그 줄에 있습니다(`outbound|포트|서브셋|호스트`). `why service/<name>` 명령이 엔드포인트, 포트, 메시 규칙을 살펴보고, `istioctl proxy-config endpoints <pod>` 명령이 프록시가 아는 것을 보여 줍니다.',
    ],
  },
  {
    id: 'proxy-denied',
    says: [/RBAC: access denied/, /rbac_access_denied_matched_policy\[(?<policy>[^\]]+)\]/],
    en: [
      'an AuthorizationPolicy of the mesh refuses the request',
      'The proxy beside the program answered 403: an AuthorizationPolicy denies the caller, or one allows some and not this one. The program was not asked.',
      '`kubectl get authorizationpolicy -A`: those of the namespace, of the root namespace, and those whose selector matches the pod. What counts is the account of the caller (`source.principals`), which needs mTLS on its side.',
    ],
    ko: [
      '메시의 AuthorizationPolicy가 요청을 거부합니다',
      '프로그램 옆의 프록시가 403으로 답했습니다. AuthorizationPolicy가 호출자를 거부하거나, 허용 목록에 이 호출자가 없습니다. 프로그램은 요청을 받지 않았습니다.',
      '`kubectl get authorizationpolicy -A` 결과에서 네임스페이스, 루트 네임스페이스, 파드와 셀렉터가 맞는 것을 보십시오. 호출자의 계정(`source.principals`)이 기준이며 호출자 쪽 mTLS가 필요합니다.',
    ],
  },
  {
    id: 'proxy-no-upstream',
    says: [
      /upstream connect error or disconnect\/reset before headers\. (?:retried and the latest )?reset reason: (?<said>.+)/,
      /(?<said>no healthy upstream)/,
    ],
    repeats: ['proxy-flag'],
    en: [
      'the proxy before the program does not get through to it: {said}',
      'This body comes from Envoy (a sidecar or a gateway), not from the program: {said}.',
      '`no healthy upstream`: the Service has no endpoint that is Ready. `connection failure`: nothing listens on the targetPort, or one side speaks TLS and the other does not. `connection termination`: the program ended the connection. `why service/<name>` looks at all three.',
    ],
    ko: [
      '앞의 프록시가 프로그램에 닿지 못합니다: {said}',
      '이 본문은 프로그램이 아니라 Envoy(사이드카나 게이트웨이)가 보냈습니다: {said}.',
      '`no healthy upstream`: 서비스에 Ready 엔드포인트가 없습니다. `connection failure`: targetPort에서 듣는 것이 없거나 한쪽만 TLS를 씁니다. `connection termination`: 프로그램이 연결을 끊었습니다. `why service/<name>` 명령이 셋 다 살펴봅니다.',
    ],
  },
  {
    id: 'middleware-missing',
    says: [/middleware "(?<name>[^"@]+)@(?<provider>\w+)" does not exist/],
    en: [
      'Traefik does not find the middleware {name}, so the route answers 404',
      'A route names the middleware `{name}` of provider `{provider}`, and Traefik has none of that name. It drops the whole route.',
      'For kubernetescrd the name is `<namespace>-<name>@kubernetescrd`: `kubectl get middleware -A`; look at the API group of the CRD (traefik.io since 2.10, traefik.containo.us is gone in 3) and at `allowCrossNamespace`. A middleware that has an error itself counts as missing: the log says so above.',
    ],
    ko: [
      'Traefik이 미들웨어를 찾지 못해 라우트가 404로 답합니다: {name}',
      '라우트가 `{provider}` 프로바이더의 미들웨어 `{name}` 이름을 쓰지만 Traefik에 그런 것이 없습니다. 라우트 전체가 버려집니다.',
      'kubernetescrd의 이름은 `<네임스페이스>-<이름>@kubernetescrd` 형식입니다. `kubectl get middleware -A` 결과, CRD의 API 그룹(2.10부터 traefik.io, 3에서 traefik.containo.us 없어짐), `allowCrossNamespace` 설정을 보십시오. 오류가 있는 미들웨어도 없는 것으로 취급되며 그 위의 로그에 있습니다.',
    ],
  },
  {
    id: 'subset-not-defined',
    says: [
      /no subset (?<subset>[\w.-]+) in DestinationRule/,
      /subset (?<subset>[\w.-]+) not found in DestinationRule/,
    ],
    en: [
      'no DestinationRule has subset {subset}',
      'A route sends to the subset `{subset}`, and no DestinationRule of that host defines it: what is sent there is answered 503.',
      'Define it (`subsets:` with the labels of its pods) in the DestinationRule of the host, in its own namespace, and before the route that uses it.',
    ],
    ko: [
      'DestinationRule에 서브셋 {subset} 없음',
      '라우트가 `{subset}` 서브셋으로 보내지만 그 호스트의 어느 DestinationRule에도 정의되어 있지 않습니다. 그곳으로 가는 요청은 503을 받습니다.',
      '호스트의 DestinationRule에 파드 레이블과 함께 정의하십시오(`subsets:`). 그 네임스페이스에, 쓰는 라우트보다 먼저 두십시오.',
    ],
  },
];

function flag(flags: string): RegExp {
  return new RegExp(`${FLAGGED}(?:${flags})[ ,]`);
}

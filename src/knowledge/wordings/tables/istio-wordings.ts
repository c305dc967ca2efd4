import type { Wording } from '../wording.ts';

/** What Istio's own validation says, and what is mostly behind it (istio, pkg/config/validation). */
const RULES: Wording['clauses'] & object = [
  {
    says: /HTTP route, redirect or direct_response is required/,
    en: 'An item of `spec.http` has no `route` (nor `redirect` or `directResponse`): mostly a dash too many before `route`, which makes an item of its own of the `match` or `fault` before it.',
    ko: '`spec.http` 항목 하나에 `route`(또는 `redirect`, `directResponse`)가 없습니다. 대개 `route` 앞에 대시가 더 있어 앞의 `match`나 `fault` 부분이 따로 한 항목이 된 것입니다.',
  },
  {
    says: /total destination weight \d+ != 100/,
    en: 'The `weight` of all destinations of a route have to come to 100.',
    ko: '한 라우트의 모든 목적지의 `weight` 합이 100이어야 합니다.',
  },
  {
    says: /domain name "[^"]*" invalid/,
    en: 'A host is a DNS name: no scheme, no port, no path, no `_`.',
    ko: '호스트에는 DNS 이름만 씁니다. 스킴, 포트, 경로, `_` 문자는 쓸 수 없습니다.',
  },
];
/** https://istio.io/latest/docs/reference/config/analysis/ */
const FOUND: Wording['clauses'] = [
  {
    says: /\[IST0101\].*(?:host\+subset|subset)/,
    en: 'A DestinationRule of that host has to define the subset (the part after `+`), in the namespace of the host or of the caller.',
    ko: '그 호스트의 DestinationRule이 호스트나 호출자의 네임스페이스에서 서브셋(`+` 뒤의 부분)을 정의해야 합니다.',
  },
  {
    says: /\[IST0101\]/,
    en: 'It is misspelt, not applied, or in another namespace: a host is the Service `name` of the same namespace or `name.namespace.svc.cluster.local`, a gateway of another namespace is `namespace/name`, a credential stands beside the pods of the gateway. With `-A` istioctl looks at all namespaces.',
    ko: '오타이거나, 적용되지 않았거나, 다른 네임스페이스에 있습니다. 호스트는 같은 네임스페이스의 서비스 `이름` 또는 `이름.네임스페이스.svc.cluster.local`, 다른 네임스페이스의 게이트웨이는 `네임스페이스/이름`이며, 인증서 시크릿은 게이트웨이 파드 옆에 둡니다. istioctl은 `-A` 옵션을 주어야 모든 네임스페이스를 봅니다.',
  },
  {
    says: /\[IST0103\]/,
    en: 'The pod was made before injection was switched on for it, or is left out of it: `kubectl rollout restart` of its workload makes pods with the proxy.',
    ko: '주입을 켜기 전에 만들어진 파드이거나 주입 대상이 아닙니다. 워크로드에 `kubectl rollout restart` 명령을 쓰면 프록시가 있는 파드가 만들어집니다.',
  },
  {
    says: /\[IST0112\]/,
    en: 'Name the port of the Service in the destination (`port.number`).',
    ko: '목적지에 서비스의 포트(`port.number`)를 적으십시오.',
  },
  {
    says: /\[IST0132\]/,
    en: 'Add the host to `servers[].hosts` of the Gateway, or take the Gateway that has it: else the route never serves it there.',
    ko: 'Gateway의 `servers[].hosts`에 호스트를 추가하거나 그 호스트가 있는 Gateway를 쓰십시오. 그렇지 않으면 라우트가 그 호스트를 서비스하지 않습니다.',
  },
  {
    says: /\[IST0143\]/,
    en: 'Have the program listen on `0.0.0.0`, not on `127.0.0.1`.',
    ko: '프로그램이 `127.0.0.1` 대신 `0.0.0.0` 주소에서 듣게 하십시오.',
  },
  ...RULES,
  {
    says: /./,
    en: 'The page of that code tells what is behind it: https://istio.io/latest/docs/reference/config/analysis/.',
    ko: '그 코드의 문서에 설명이 있습니다: https://istio.io/latest/docs/reference/config/analysis/.',
  },
];

/** What Istio says of its own objects: its webhook, and `istioctl analyze`. */
export const istioWordings: readonly Wording[] = [
  {
    id: 'webhook-denied',
    says: [
      /admission webhook "(?<webhook>validation\.istio\.io)" denied the request: configuration is invalid: (?<said>.+)/i,
    ],
    clauses: [
      ...RULES,
      {
        says: /./,
        en: 'Correct the field that it names.',
        ko: '메시지가 말하는 필드를 고치십시오.',
      },
    ],
    en: [
      'Istio refuses the object: {said}',
      'The webhook of Istio works, and the object does not keep to the rules of its kind: {said}. Nothing was written, and what was there before still counts.',
      '{clause} `istioctl validate -f <file>` says the same without a cluster.',
    ],
    ko: [
      'Istio가 객체를 거부했습니다: {said}',
      'Istio의 웹훅은 정상이며 객체가 그 종류의 규칙에 맞지 않습니다: {said}. 아무것도 쓰이지 않았고 이전 것이 그대로 적용됩니다.',
      '{clause} `istioctl validate -f <파일>` 명령은 클러스터 없이 같은 검사를 합니다.',
    ],
  },
  {
    id: 'istio-analysis',
    says: [/\b(?:Error|Warning) \[(?<code>IST\d{4})\] \((?<of>[^()]+)\) (?<said>.+)/],
    clauses: FOUND,
    en: [
      'istioctl finds fault with {of}: {said}',
      '`istioctl analyze` says of {of} ({code}): {said}.',
      '{clause}',
    ],
    ko: [
      'istioctl이 찾은 문제, {of}: {said}',
      '`istioctl analyze` 결과, {of}({code}): {said}.',
      '{clause}',
    ],
  },
  {
    id: 'istio-note',
    is: 'harmless',
    says: [/\bInfo \[(?<code>IST\d{4})\] \((?<of>[^()]+)\) (?<said>.+)/],
    strength: 'suggests',
    repeats: ['istio-analysis'],
    en: [
      'istioctl notes about {of}: {said}',
      '`istioctl analyze` notes this ({code}, Info), which breaks nothing by itself: {said}.',
      'Without injection (IST0102) pods of that namespace have no proxy, so that rules of the mesh do not count for what they send; a port that is not named after its protocol (IST0118) is guessed: `http-…`, `grpc-…`, `tcp-…` or `appProtocol` settle it.',
    ],
    ko: [
      'istioctl 참고 사항, {of}: {said}',
      '`istioctl analyze` 참고({code}, Info)이며 그 자체로 고장은 아닙니다: {said}.',
      '주입이 없으면(IST0102) 그 네임스페이스의 파드에 프록시가 없어 보내는 트래픽에 메시 규칙이 적용되지 않습니다. 포트 이름이 프로토콜로 시작하지 않으면(IST0118) 추측하므로 `http-…`, `grpc-…`, `tcp-…` 이름이나 `appProtocol` 값을 주십시오.',
    ],
  },
];

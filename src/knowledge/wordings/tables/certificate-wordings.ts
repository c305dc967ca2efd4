import type { Wording } from '../wording.ts';
import { selfCheckClauses as SELF_CHECK } from './self-check-clauses.ts';

/** What cert-manager, and the authorities that it asks, write. */
export const certificateWordings: readonly Wording[] = [
  {
    id: 'authority-refused',
    says: [
      /authorization error for (?<domain>[\w.*-]+): \d{3} urn:(?:ietf:params:)?acme:error:\w+: (?<said>.+)/,
      /\d{3} urn:(?:ietf:params:)?acme:error:\w+: (?<said>.+)/,
    ],
    clauses: [
      {
        says: /acme:error:(?:dns|caa)\b/,
        en: 'DNS does not lead there, or a CAA record forbids this authority: ask a public resolver for A, AAAA, TXT of `_acme-challenge` and CAA of that name',
        ko: 'DNS가 그곳으로 이어지지 않거나 CAA 레코드가 이 기관을 막습니다. 공개 리졸버에 그 이름의 A, AAAA, `_acme-challenge` TXT, CAA 레코드를 조회하십시오',
      },
      {
        says: /acme:error:connection\b/,
        en: 'nothing answers from outside: port 80 of that name has to reach the ingress controller, by IPv6 as well where there is an AAAA record',
        ko: '밖에서 응답하는 것이 없습니다. 그 이름의 80번 포트가, AAAA 레코드가 있으면 IPv6로도, 인그레스 컨트롤러에 닿아야 합니다',
      },
      {
        says: /acme:error:(?:unauthorized|incorrectResponse)\b/,
        en: 'something else answered than the solver: a redirect, a login, another ingress class, or a TXT record that is not the newest',
        ko: '솔버가 아닌 것이 답했습니다. 리디렉션, 로그인, 다른 인그레스 클래스, 또는 최신이 아닌 TXT 레코드입니다',
      },
      {
        says: /acme:error:rateLimited\b/,
        en: 'wait until the limit of the authority is over, and try with its staging server meanwhile; asking again only prolongs it',
        ko: '기관의 제한이 풀릴 때까지 기다리고 그동안 스테이징 서버로 시험하십시오. 다시 요청하면 길어질 뿐입니다',
      },
      {
        says: /acme:error:\w+/,
        en: 'correct what it names in the Certificate or its issuer (names, e-mail address, account)',
        ko: 'Certificate나 발급자에서 지적된 것(이름, 이메일 주소, 계정)을 고치십시오',
      },
    ],
    en: [
      'the certificate authority refused: {said}',
      'The authority was asked and answered: {said}. No certificate was issued; one that is there stays.',
      'What decides: {clause}. cert-manager tries again by itself after an hour, then ever more seldom, or at once with `cmctl renew <certificate>`.',
    ],
    ko: [
      '인증 기관이 거부했습니다: {said}',
      '인증 기관의 답: {said}. 인증서가 발급되지 않았으며 있던 것은 그대로입니다.',
      '확인할 것: {clause}. cert-manager는 한 시간 뒤, 그다음은 점점 드물게, `cmctl renew <certificate>` 명령으로는 바로 다시 시도합니다.',
    ],
  },
  {
    id: 'challenge-not-seen',
    says: [
      /Waiting for (?<kind>HTTP-01|DNS-01) challenge propagation: (?<said>.+)/i,
      /propagation check failed" err="(?<said>(?:[^"\\]|\\.)+)"/,
    ],
    clauses: SELF_CHECK,
    en: [
      'cert-manager does not see its own challenge yet',
      'Before it asks the authority, cert-manager tries from inside the cluster what the authority will try (self check): {said}. {clause} It tries again; within the first minutes that is usual.',
      'HTTP-01: the name has to lead to the ingress controller that serves the class of the solver, on port 80, without a login or redirect, from inside the cluster as well (hairpin, split DNS): `kubectl get ingress,pod -l acme.cert-manager.io/http01-solver=true`. DNS-01: ask the authoritative server for the TXT record of `_acme-challenge`.',
    ],
    ko: [
      'cert-manager가 챌린지를 아직 확인하지 못했습니다',
      'cert-manager가 인증 기관에 묻기 전에 클러스터 안에서 먼저 확인합니다(self check): {said}. {clause} 다시 시도하며 처음 몇 분은 흔한 일입니다.',
      'HTTP-01: 이름이 솔버의 클래스를 맡은 인그레스 컨트롤러로, 80번 포트에서 로그인이나 리디렉션 없이, 클러스터 안에서도(hairpin, split DNS) 이어져야 합니다: `kubectl get ingress,pod -l acme.cert-manager.io/http01-solver=true`. DNS-01: 권한 있는 서버에 `_acme-challenge` TXT 레코드를 조회하십시오.',
    ],
  },
  {
    id: 'certificate-waits',
    is: 'effect',
    says: [
      /order resource "(?<order>[^"]+)" to become ready: order is in "(?<state>\w+)" state/,
      /Waiting on certificate issuance from order (?:[a-z0-9-]+\/)?(?<order>[a-z0-9.-]+): "(?<state>\w+)"/,
    ],
    repeats: ['authority-refused', 'challenge-not-seen'],
    en: [
      'the certificate waits for its order {order}, which is {state}',
      'cert-manager has an order at the authority for it, `{order}`, in state `{state}`. Why, its challenges say, not this line.',
      '`why order/{order}` goes on to its challenges; `kubectl describe challenge -n <namespace>` shows the answer of the authority. An invalid order is recreated after an hour, or at once with `cmctl renew <certificate>`.',
    ],
    ko: [
      '인증서가 주문을 기다립니다: {order}, 상태 {state}',
      'cert-manager가 인증 기관에 낸 주문 `{order}` 상태가 `{state}`입니다. 이유는 이 줄이 아니라 챌린지에 있습니다.',
      '`why order/{order}` 명령이 챌린지까지 살펴봅니다. `kubectl describe challenge -n <namespace>` 결과에 인증 기관의 답이 있습니다. invalid 주문은 한 시간 뒤, `cmctl renew <certificate>` 명령으로는 바로 다시 만들어집니다.',
    ],
  },
  {
    id: 'tls-secret-missing',
    says: [
      /Error getting SSL certificate "(?<secret>[^"]+)"/,
      /X\.509 certificate: no object matching key "(?<secret>[^"]+)"/,
    ],
    en: [
      'the ingress controller has no certificate {secret}',
      'An Ingress names the TLS Secret `{secret}`, and the controller does not find it: visitors get its default (self-signed) certificate.',
      '`kubectl get secret,certificate -n <namespace>`: the Secret stands in the namespace of the Ingress and is of type kubernetes.io/tls; where cert-manager is to make it, `why certificate/<name>`.',
    ],
    ko: [
      '인그레스 컨트롤러에 인증서가 없습니다: {secret}',
      'Ingress가 TLS 시크릿 `{secret}` 객체를 가리키는데 컨트롤러가 찾지 못합니다. 방문자는 기본(자체 서명) 인증서를 받습니다.',
      '`kubectl get secret,certificate -n <namespace>` 결과를 보십시오. 시크릿은 Ingress와 같은 네임스페이스에 kubernetes.io/tls 유형으로 있어야 합니다. cert-manager가 만들 것이라면 `why certificate/<name>` 명령을 쓰십시오.',
    ],
  },
  {
    id: 'challenge-no-solver',
    says: [/no configured challenge solvers can be used for this challenge/],
    en: [
      'no solver of the issuer is for this host',
      'The issuer has solvers, and the selector of none fits the host (`dnsNames`, `dnsZones`, `matchLabels`), or a wildcard meets HTTP-01 only, which cannot prove one.',
      'Add a solver without `selector` to the issuer, or one for that zone; for `*.` names one with `dns01`.',
    ],
    ko: [
      '이 호스트에 맞는 발급자의 솔버가 없습니다',
      '발급자에 솔버가 있지만 셀렉터(`dnsNames`, `dnsZones`, `matchLabels`)가 호스트에 맞지 않거나, 와일드카드인데 증명할 수 없는 HTTP-01만 있습니다.',
      '발급자에 `selector` 없는 솔버나 그 영역의 솔버를 더하십시오. `*.` 이름에는 `dns01` 솔버가 필요합니다.',
    ],
  },
  {
    id: 'acme-limit',
    says: [/urn:ietf:params:acme:error:rateLimited:? ?:?:? ?(?<said>.+)/],
    en: [
      'the certificate authority issues no more for now',
      'Its limit is reached: {said}. Each try counts; the certificate that is in use stays valid until it expires.',
      'Wait for the time that it names, and try out against its staging server. Usual: a Certificate or its Secret that is deleted and made again and again, many names one by one, or a DNS record that never proves.',
    ],
    ko: [
      '인증 기관이 지금은 더 발급하지 않습니다',
      '한도에 도달했습니다: {said}. 시도할 때마다 세며, 쓰고 있는 인증서는 만료될 때까지 유효합니다.',
      '말한 시각까지 기다리고 시험은 staging 서버로 하십시오. Certificate나 그 시크릿의 삭제와 생성 반복, 이름마다 따로 발급, 증명되지 않는 DNS 레코드가 흔한 이유입니다.',
    ],
  },
];

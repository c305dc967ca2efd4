import type { Wording } from '../wording.ts';

/** What the answer to cert-manager's self check usually means. */
export const selfCheckClauses: NonNullable<Wording['clauses']> = [
  {
    says: /: EOF\b|connection reset by peer|malformed HTTP response/,
    en: 'The connection was closed without an answer. Usually the ingress controller expects the PROXY protocol, which the load balancer adds; kube-proxy sends a request from within the cluster straight to the controller (hairpin), so the header is missing. Give the Service a host name in place of the address (such as `do-loadbalancer-hostname`), use DNS-01, or turn the PROXY protocol off.',
    ko: '응답 없이 연결이 닫혔습니다. 대개 인그레스 컨트롤러가 로드 밸런서가 붙이는 PROXY protocol 헤더를 기대하는데, 클러스터 안의 요청은 kube-proxy가 컨트롤러로 바로 보내므로(hairpin) 헤더가 없습니다. 서비스에 주소 대신 호스트 이름을 주거나(`do-loadbalancer-hostname` 등), DNS-01을 쓰거나, PROXY protocol을 끄십시오.',
  },
  {
    says: /status code '?404|wrong status code '404/,
    en: 'Something answered 404: the request does not reach the solver. Usually the Ingress of the solver has a class that this controller does not serve, or the name leads to another load balancer.',
    ko: '404 응답이 왔습니다. 요청이 솔버에 닿지 않습니다. 대개 솔버의 Ingress 클래스를 이 컨트롤러가 맡지 않거나, 이름이 다른 로드 밸런서로 이어집니다.',
  },
  {
    says: /status code '?(?:30[1278]|401|403)/,
    en: 'Something between redirects the request or wants a login: take `/.well-known/acme-challenge/` out of the redirect, the authentication or the firewall rule.',
    ko: '중간에서 요청을 리디렉션하거나 로그인을 요구합니다. `/.well-known/acme-challenge/` 경로를 리디렉션, 인증, 방화벽 규칙에서 빼십시오.',
  },
  {
    says: /status code '?5\d\d/,
    en: 'The ingress controller answered with a 5xx: the Service or the pod of the solver is not ready yet, or a policy keeps the controller from it.',
    ko: '인그레스 컨트롤러가 5xx로 응답했습니다. 솔버의 서비스나 파드가 아직 준비되지 않았거나 정책이 막고 있습니다.',
  },
  {
    says: /i\/o timeout|deadline exceeded|Client\.Timeout|connection timed out/,
    en: 'Nothing answered: port 80 is closed (firewall, security group), or the cluster does not reach its own public address (hairpin NAT).',
    ko: '응답이 없습니다. 80번 포트가 닫혀 있거나(방화벽, 보안 그룹) 클러스터가 자기 공인 주소에 닿지 못합니다(hairpin NAT).',
  },
  {
    says: /connection refused/,
    en: 'A machine answered, and nothing listens on port 80 there: the name leads to another address, or the ingress controller has no HTTP port.',
    ko: '서버에 닿았지만 80번 포트에서 듣는 것이 없습니다. 이름이 다른 주소로 이어지거나 인그레스 컨트롤러에 HTTP 포트가 없습니다.',
  },
  {
    says: /no such host|NXDOMAIN|server misbehaving|SERVFAIL/,
    en: 'The name is not known to the DNS that the cluster asks: the record is missing, or is still cached as missing.',
    ko: '클러스터가 묻는 DNS에 그 이름이 없습니다. 레코드가 없거나 없다는 답이 아직 캐시되어 있습니다.',
  },
  {
    says: /x509|tls: |certificate/,
    en: 'The request was redirected to HTTPS, where the certificate is not valid yet.',
    ko: '요청이 아직 유효한 인증서가 없는 HTTPS로 리디렉션되었습니다.',
  },
  {
    says: /./,
    en: 'What it waits for is not visible from there yet.',
    ko: '기다리는 내용이 그곳에서는 아직 보이지 않습니다.',
  },
];

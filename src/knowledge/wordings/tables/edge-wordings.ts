import type { Wording } from '../wording.ts';

/** What proxies and their controllers write of routes, of what is behind them, and of their addresses. */
export const edgeWordings: readonly Wording[] = [
  {
    id: 'tls-backend',
    says: [
      /upstream sent no valid HTTP\/1\.0 header while reading/,
      /[Cc]lient sent an HTTP request to an HTTPS server|plain HTTP request was sent to HTTPS port/,
      /ERR_TOO_MANY_REDIRECTS/,
    ],
    strength: 'fits',
    en: [
      'plain HTTP is spoken to a TLS port',
      'What answers there speaks TLS (or redirects to it), and the proxy before it speaks plain HTTP.',
      'For ingress-nginx set `nginx.ingress.kubernetes.io/backend-protocol: "HTTPS"` and nothing more, or let the backend speak plain HTTP (Argo CD: `server.insecure`, port 80).',
    ],
    ko: [
      'TLS 포트에 일반 HTTP로 말합니다',
      '그곳의 서버는 TLS를 쓰거나 TLS로 넘기는데(redirect) 앞의 프록시는 일반 HTTP로 요청합니다.',
      'ingress-nginx라면 `nginx.ingress.kubernetes.io/backend-protocol: "HTTPS"` 애너테이션만 두거나, 백엔드가 일반 HTTP를 쓰게 하십시오(Argo CD: `server.insecure`, 80 포트).',
    ],
  },
  {
    id: 'ssl-passthrough',
    says: [/nginx\.ingress\.kubernetes\.io\/ssl-passthrough['"]?: ?['"]?true/],
    strength: 'fits',
    en: [
      'ssl-passthrough works only with a flag of the controller',
      'Without `--enable-ssl-passthrough` on ingress-nginx the annotation does nothing; with it, TLS goes by SNI to the pod and the other annotations of that Ingress (`backend-protocol`, too) count no more.',
      'Take one of both. For a backend that speaks TLS `backend-protocol: "HTTPS"` alone is enough; a test by IP address sends no SNI.',
    ],
    ko: [
      'ssl-passthrough에는 컨트롤러 플래그가 필요합니다',
      'ingress-nginx에 `--enable-ssl-passthrough` 플래그가 없으면 이 애너테이션은 아무 일도 하지 않습니다. 있으면 TLS가 SNI에 따라 파드로 가고 그 Ingress의 다른 애너테이션(`backend-protocol` 포함)은 효력이 없습니다.',
      '둘 중 하나만 쓰십시오. TLS 백엔드에는 `backend-protocol: "HTTPS"` 하나로 충분합니다. IP 주소로 시험하면 SNI가 없습니다.',
    ],
  },
  {
    id: 'upstream-slow',
    says: [/upstream timed out \(110: [^)]*\) while reading response header/],
    en: [
      'the backend took the request and did not answer in time',
      'nginx had connected to the pod and waited for its answer longer than `proxy-read-timeout` (60 s unless set). No policy is between them.',
      'Look at what the program was doing then (its log, CPU limit, database). A higher timeout only moves the wait to the caller.',
    ],
    ko: [
      '백엔드가 요청을 받고 제때 답하지 않았습니다',
      'nginx가 파드에 연결한 뒤 `proxy-read-timeout`(설정이 없으면 60초)보다 오래 기다렸습니다. 둘 사이를 막는 정책은 없습니다.',
      '그때 프로그램이 무엇을 했는지(로그, CPU 제한, 데이터베이스) 보십시오. 시간을 늘려도 기다림이 호출자에게 옮겨질 뿐입니다.',
    ],
  },
  {
    id: 'reset-by-peer',
    says: [/recv\(\) failed \(104: Connection reset by peer\).*upstream: "(?<upstream>[^"]+)"/],
    en: [
      'the backend {upstream} breaks the connection off',
      'The connection to `{upstream}` was taken and reset before an answer. With Istio that is how a sidecar under STRICT mTLS treats a caller that has none; a program that crashes in the request looks the same.',
      'Does the caller (ingress controller) have an `istio-proxy`, and is a PeerAuthentication STRICT for that port? Then allow that one port of that one workload (`portLevelMtls`), not the namespace. Else look at the log of the pod.',
    ],
    ko: [
      '백엔드가 연결을 끊습니다: {upstream}',
      '`{upstream}` 연결이 받아들여진 뒤 응답 전에 끊겼습니다. Istio에서는 STRICT mTLS 사이드카가 사이드카 없는 호출자를 이렇게 대합니다. 요청 중에 죽는 프로그램도 같게 보입니다.',
      '호출자(인그레스 컨트롤러)에 `istio-proxy` 컨테이너가 있는지, 그 포트의 PeerAuthentication이 STRICT인지 보십시오. 그렇다면 네임스페이스가 아니라 그 워크로드의 그 포트만 허용하고(`portLevelMtls`), 아니면 파드의 로그를 보십시오.',
    ],
  },
  {
    id: 'proxy-pass',
    says: [/^\s*proxy_pass https?:\/\/(?<address>[\w.-]+):(?<port>3[0-2]\d{3});?$/],
    en: [
      'the proxy sends to node port {port}, not to files',
      'What is asked there goes to `{address}` on port {port}, which is in the range of node ports: the content comes from the pods of that Service, and a directory on the proxy is read by nobody.',
      '`kubectl get svc -A | grep {port}` names the Service; only a new image changes what its pods serve. Then ask why its rollout has not reached them: `why service/<name>`.',
    ],
    ko: [
      '프록시가 파일이 아니라 노드 포트 {port}로 보냅니다',
      '요청은 `{address}` 주소의 {port} 포트(노드 포트 범위)로 갑니다. 내용은 그 서비스의 파드에서 나오며 프록시의 디렉터리는 아무도 읽지 않습니다.',
      '`kubectl get svc -A | grep {port}` 명령으로 서비스를 찾으십시오. 새 이미지만이 내용을 바꿉니다. 그다음 `why service/<name>` 명령으로 배포가 왜 닿지 않았는지 물으십시오.',
    ],
  },
  {
    id: 'ingress-class-missing',
    says: [/Ignoring ingress because of error while validating ingress class/],
    en: [
      'the controller leaves an Ingress aside for its class',
      'ingress-nginx ignores it: its `ingressClassName` names a class that is not there, or not of this controller.',
      '`kubectl get ingressclass`, and `spec.ingressClassName` of the Ingress; the old annotation `kubernetes.io/ingress.class` counts only without it.',
    ],
    ko: [
      '컨트롤러가 클래스 때문에 Ingress를 무시합니다',
      'ingress-nginx가 무시합니다. `ingressClassName` 값의 클래스가 없거나 이 컨트롤러의 것이 아닙니다.',
      '`kubectl get ingressclass` 결과와 Ingress의 `spec.ingressClassName` 값을 보십시오. 옛 애너테이션 `kubernetes.io/ingress.class` 값은 그 필드가 없을 때만 쓰입니다.',
    ],
  },
  {
    id: 'reference-not-granted',
    says: [/not permitted by any ReferenceGrant/, /\b(?:Parent)?RefNotPermitted\b/],
    en: [
      'a reference into another namespace is not permitted',
      'A route or Gateway names an object of another namespace, and no ReferenceGrant there allows it; its controller answers such requests with 500.',
      'Make a ReferenceGrant in the namespace that is referred to (`from`: group, kind and namespace of what refers; `to`: the kind that it names), or put both into one namespace.',
    ],
    ko: [
      '다른 네임스페이스에 대한 참조가 허용되지 않았습니다',
      '라우트나 Gateway 객체가 다른 네임스페이스의 객체를 가리키는데 그곳에 허용하는 ReferenceGrant 객체가 없습니다. 컨트롤러는 이런 요청에 500으로 답합니다.',
      '참조되는 네임스페이스에 ReferenceGrant 객체를 만들거나(`from`: 가리키는 쪽의 그룹, 종류, 네임스페이스, `to`: 가리키는 종류) 둘을 한 네임스페이스에 두십시오.',
    ],
  },
  {
    id: 'address-not-given',
    says: [/Failed to allocate IP for "(?<service>[^"]+)": (?<said>.+)/],
    en: [
      'Service {service} gets no external address: {said}',
      'The load balancer controller (MetalLB) gave `{service}` none: {said}.',
      'Add a range to an IPAddressPool that admits this Service, free an address of another one, or see what it asks for itself (`loadBalancerIP`, an annotation, a shared address with another `externalTrafficPolicy`).',
    ],
    ko: [
      '서비스 {service} 외부 주소 없음: {said}',
      '로드 밸런서 컨트롤러(MetalLB)가 `{service}` 서비스에 주소를 주지 않았습니다: {said}.',
      '이 서비스를 허용하는 IPAddressPool에 범위를 더하거나, 다른 서비스의 주소를 비우거나, 서비스가 직접 요청한 것(`loadBalancerIP`, 애너테이션, `externalTrafficPolicy` 값이 다른 공유 주소)을 보십시오.',
    ],
  },
];

import type { Lang } from '../../../domain/lang.ts';
import type { Wording } from '../wording.ts';

/** What another service answered a program over HTTP, by its status. */
export const answerWordings: readonly Wording[] = [
  {
    id: 'answered-status',
    says: [
      /received non 2xx response status "(?<status>[45]\d\d)[^"]*" when fetching (?<url>https?:\/\/[^\s"?]+)/,
      /\b(?:GET|HEAD|POST|PUT|PATCH|DELETE) "?(?<url>https?:\/\/[^\s"]+)"?: (?<status>[45]\d\d) [A-Z]/,
      /failed to fetch (?<url>https?:\/\/[^\s"]+) ?: (?<status>[45]\d\d) [A-Z]/,
      /\b(?:Get|Head|Post|Put) "(?<url>https?:\/\/[^\s"]+)": [\w ]{0,40}(?:status|code)[^\d"]{1,20}(?<status>[45]\d\d)\b/,
    ],
    ...statusWords(),
  },
  {
    id: 'answered-status',
    says: [/^\W*Code: (?<status>[45]\d\d)\. (?:Errors|Raw Message):/], // HashiCorp Vault and its clients
    needs: /URL: [A-Z]+ (?<url>https?:\/\/[^\s"?]+)/,
    ...statusWords(),
  },
  {
    id: 'no-answer-in-time',
    says: [
      /\b(?:Get|Head|Post|Put|Patch|Delete) "(?<url>https?:\/\/[^\s"]+)": (?:context deadline exceeded|net\/http: (?:request canceled|TLS handshake timeout))/,
    ],
    repeats: ['peer-failure'],
    en: [
      '{url} gave no answer in time',
      'A program asked `{url}`, and its own time was over before an answer came. This line leaves open whether a connection came about.',
      'Ask the same from where the program runs (`curl -sv --max-time 10 <url>`): where it hangs at "Trying", a policy, a firewall or a proxy that is not set drops it; where it connects, the other side is slow or waits for something itself.',
    ],
    ko: [
      '{url} 제때 응답하지 않음',
      '프로그램이 `{url}` 주소에 물었지만 응답 전에 자체 시간 제한이 지났습니다. 연결이 되었는지는 이 줄로 알 수 없습니다.',
      '프로그램이 실행되는 곳에서 물어보십시오(`curl -sv --max-time 10 <url>`). "Trying"에서 멈추면 정책, 방화벽, 설정되지 않은 프록시가 버리는 것이고, 연결되면 상대가 느리거나 다른 것을 기다리는 것입니다.',
    ],
  },
  {
    id: 'message-too-large',
    says: [/received message larger than max \((?<size>\d+) vs\. (?<limit>\d+)\)/],
    en: [
      'a gRPC message is larger than its receiver takes',
      'The message has {size} bytes, and who receives it takes {limit}. The sender and the network are not at fault, and trying again changes nothing.',
      'Raise the limit of the receiver (a call option of its client or server; of Argo CD `ARGOCD_GRPC_MAX_SIZE_MB`), or ask for less at once.',
    ],
    ko: [
      'gRPC 메시지가 받는 쪽의 한도보다 큽니다',
      '메시지는 {size}바이트인데 받는 쪽은 {limit}바이트까지 받습니다. 보내는 쪽이나 네트워크 문제가 아니며 다시 시도해도 달라지지 않습니다.',
      '받는 쪽의 한도를 올리거나(클라이언트나 서버의 옵션, Argo CD는 `ARGOCD_GRPC_MAX_SIZE_MB`) 한 번에 덜 요청하십시오.',
    ],
  },
  {
    id: 'container-unnamed',
    is: 'harmless',
    says: [
      /a container name must be specified for pod (?<pod>[\w.-]+), choose one of: (?<containers>\[[^\]]*\])/,
    ],
    en: [
      'pod {pod} has several containers, and none was named',
      'That is only a question: the pod has {containers}. Nothing is wrong with it.',
      'Name one: `kubectl logs {pod} -c <container>`, or all: `--all-containers`. The annotation `kubectl.kubernetes.io/default-container` names the usual one.',
    ],
    ko: [
      '파드 {pod}: 컨테이너가 여럿인데 이름이 없음',
      '물음일 뿐이며 파드 문제가 아닙니다. 컨테이너: {containers}.',
      '하나를 지정하거나(`kubectl logs {pod} -c <container>`) 모두 보십시오(`--all-containers`). `kubectl.kubernetes.io/default-container` 애너테이션이 기본 컨테이너를 정합니다.',
    ],
  },
  {
    id: 'gateway-page',
    says: [
      /<title>(?<said>50[234] [A-Za-z ]+)<\/title>/,
      /^HTTP\/[\d.]+ (?<said>50[234] [A-Za-z ]+?)(?: [Ss]erver: \S+)?$/,
    ],
    strength: 'fits',
    en: [
      'a proxy answers {said}',
      'The request came as far as a proxy (an ingress controller, a gateway, a sidecar), which got no usable answer from the pods behind it. DNS and the way up to there work.',
      '`why ingress/<name>` or `why service/<name>` follows it to the pods: 502 is a connection that is refused or broken off, 503 nobody behind it, 504 an answer that does not come in time.',
    ],
    ko: [
      '프록시의 응답: {said}',
      '요청은 프록시(인그레스 컨트롤러, 게이트웨이, 사이드카)까지 왔지만 그 뒤의 파드에서 쓸 수 있는 응답이 없습니다. DNS와 그곳까지의 길은 정상입니다.',
      '`why ingress/<name>` 또는 `why service/<name>` 명령이 파드까지 따라갑니다. 502는 거부되거나 끊긴 연결, 503은 뒤에 아무도 없음, 504는 제때 오지 않은 응답입니다.',
    ],
  },
  {
    id: 'no-route-page',
    says: [/^(?:default backend - 404|404 page not found)$/],
    strength: 'fits',
    en: [
      'a proxy has no route for this host or path',
      'That page is of the ingress controller itself (ingress-nginx, Traefik, any Go server): the request reached it, and no Ingress or route of it fits. No pod behind it was asked, or the pod says so itself.',
      'Compare host and path with `kubectl get ingress -A` (or HTTPRoute, IngressRoute), and its class with that of the controller: `why ingress/<name>`.',
    ],
    ko: [
      '이 호스트나 경로의 라우트가 프록시에 없습니다',
      '인그레스 컨트롤러 자신의 페이지입니다(ingress-nginx, Traefik, Go 서버). 요청은 닿았지만 맞는 Ingress나 라우트가 없습니다. 뒤의 파드에는 묻지 않았거나, 파드가 직접 그렇게 답했습니다.',
      '호스트와 경로를 `kubectl get ingress -A`(또는 HTTPRoute, IngressRoute) 목록과, 클래스를 컨트롤러의 클래스와 비교하십시오: `why ingress/<name>`.',
    ],
  },
  {
    id: 'page-of-nginx',
    says: [/<title>(?<said>4\d\d [A-Za-z -]+)<\/title>/],
    needs: /<center>(?<server>nginx|openresty)[^<]*<\/center>/,
    strength: 'fits',
    en: [
      '{server} answers {said}',
      'That page is of {server}: the request reached it, so DNS, tunnel and TLS up to there work. It is the ingress controller, where no Ingress fits host and path, or an {server} in a pod behind it, which has no such file or refuses it.',
      'Compare host and path with `kubectl get ingress -A`, then ask past the controller: `kubectl port-forward svc/<service> 8080:<port>` and `curl -i -H "Host: <host>" localhost:8080<path>`. `why ingress/<name>` follows it to the pods.',
    ],
    ko: [
      '{server} 응답: {said}',
      '{server} 자신의 페이지입니다. 요청이 그곳까지 닿았으므로 DNS, 터널, TLS는 정상입니다. 호스트와 경로에 맞는 Ingress가 없는 인그레스 컨트롤러이거나, 그 뒤 파드의 {server} 프로세스에 그 파일이 없거나 거부한 것입니다.',
      '호스트와 경로를 `kubectl get ingress -A` 목록과 비교한 뒤 컨트롤러를 거치지 않고 물어보십시오: `kubectl port-forward svc/<service> 8080:<port>`, `curl -i -H "Host: <host>" localhost:8080<path>`. `why ingress/<name>` 명령이 파드까지 따라갑니다.',
    ],
  },
  {
    id: 'page-of-load-balancer',
    says: [/<title>(?<said>4\d\d [A-Za-z -]+)<\/title>/],
    needs: /<center>(?<server>awselb)\/[\d.]+<\/center>/,
    strength: 'fits',
    en: [
      'the AWS load balancer answers {said}',
      'That page is of the load balancer itself: no rule of its listener fits host and path, or one answers so on purpose. No pod was asked.',
      'Compare host and path with the rules of the listener: the AWS Load Balancer Controller makes them from the Ingress. `why ingress/<name>` shows what it says.',
    ],
    ko: [
      'AWS 로드 밸런서 응답: {said}',
      '로드 밸런서 자신의 페이지입니다. 호스트와 경로에 맞는 리스너 규칙이 없거나, 규칙이 일부러 그렇게 답합니다. 파드에는 묻지 않았습니다.',
      '호스트와 경로를 리스너 규칙과 비교하십시오. AWS Load Balancer Controller가 Ingress에서 만듭니다. `why ingress/<name>` 명령으로 컨트롤러가 하는 말을 볼 수 있습니다.',
    ],
  },
];

function statusWords(): Pick<Wording, 'clauses' | Lang> {
  return {
    clauses: [
      {
        says: /\b401\b/,
        en: 'it does not know who asks: the token, password or key is missing, wrong or expired',
        ko: '요청한 쪽을 알지 못합니다. 토큰, 비밀번호, 키가 없거나 틀렸거나 만료되었습니다',
      },
      {
        says: /\b403\b/,
        en: 'it knows the way and forbids it: the account lacks a right, its role is bound to another name or namespace, or something in between (a firewall, a login page) answers',
        ko: '금지되었습니다. 계정에 권한이 없거나, 역할이 다른 이름이나 네임스페이스에 묶여 있거나, 중간의 것(방화벽, 로그인 페이지)이 답합니다',
      },
      {
        says: /\b404\b/,
        en: 'there is nothing of that name, or who asks may not know of it: compare owner, path, id and version letter by letter, and what the credentials may see',
        ko: '그 이름의 것이 없거나, 요청한 쪽이 볼 수 없는 것입니다. 소유자, 경로, id, 버전을 글자까지 비교하고 자격 증명이 볼 수 있는 범위를 확인하십시오',
      },
      {
        says: /\b429\b/,
        en: 'too many requests: it limits who asks, and answers again after a while',
        ko: '요청이 너무 많아 제한되었으며 잠시 뒤 다시 답합니다',
      },
      {
        says: /\b5\d\d\b/,
        en: 'it fails by itself, or what stands before it does not reach it: look there',
        ko: '그쪽이 실패했거나 앞에 선 것이 닿지 못합니다. 그쪽을 보십시오',
      },
      {
        says: /./,
        en: 'it does not accept the request as it is',
        ko: '요청을 받아들이지 않습니다',
      },
    ],
    en: [
      '{url} answered {status}',
      'A program asked `{url}` and was answered with {status}: {clause}.',
      'Ask the same by hand from where the program runs, with its credentials (`curl -sS -o /dev/null -w "%{http_code}" …`); the network between them works.',
    ],
    ko: [
      '{url} 응답: {status}',
      '프로그램이 `{url}` 주소에 물었고 응답은 {status}입니다: {clause}.',
      '프로그램이 실행되는 곳에서 같은 자격 증명으로 직접 물어보십시오(`curl -sS -o /dev/null -w "%{http_code}" …`). 둘 사이의 네트워크는 동작합니다.',
    ],
  };
}

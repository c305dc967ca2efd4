import type { Wording } from '../wording.ts';

/** What proxies say of how two sides speak with each other. */
export const protocolWordings: readonly Wording[] = [
  {
    id: 'protocol-undetected',
    says: [/protocol detection timed out(?: after (?<time>\S+?))?(?=[\s"]|$)/i],
    strength: 'fits',
    en: [
      'the proxy of the mesh waits for the client to speak first',
      'The proxy could not tell the protocol: it waits for the first bytes of the client, and none came. In protocols in which the server speaks first (MySQL, SMTP, FTP, Redis replication and others) both sides then wait, until somebody gives up.',
      'Mark the port: Linkerd `config.linkerd.io/opaque-ports: "<port>"` on the Service and the pods, or `skip-outbound-ports`; Istio: name the port `tcp-…` or set `appProtocol: tcp`.',
    ],
    ko: [
      '메시 프록시가 클라이언트의 첫 바이트를 기다립니다',
      '프록시가 프로토콜을 판별하지 못했습니다. 클라이언트가 먼저 보내기를 기다리지만 오지 않았습니다. 서버가 먼저 말하는 프로토콜(MySQL, SMTP, FTP 등)에서는 양쪽이 서로 기다리다 포기합니다.',
      '포트를 표시하십시오. Linkerd는 Service와 파드에 `config.linkerd.io/opaque-ports: "<포트>"` 또는 `skip-outbound-ports`, Istio는 포트 이름을 `tcp-…`로 하거나 `appProtocol: tcp`로 설정합니다.',
    ],
  },
  {
    id: 'http-too-old',
    says: [/\b426\b.{0,20}Upgrade Required/],
    strength: 'fits',
    en: [
      'the peer wants a newer HTTP version (426)',
      'Envoy, which stands before most programs of a mesh, answers HTTP/1.0 with 426. nginx speaks HTTP/1.0 to its upstreams by default.',
      'nginx: `proxy_http_version 1.1;` and `proxy_set_header Connection "";`. For others: have the client speak HTTP/1.1.',
    ],
    ko: [
      '상대가 더 새로운 HTTP 버전을 요구합니다(426)',
      '메시에서 프로그램 앞에 서는 Envoy는 HTTP/1.0에 426으로 답합니다. nginx는 업스트림에 기본으로 HTTP/1.0을 씁니다.',
      'nginx: `proxy_http_version 1.1;`과 `proxy_set_header Connection "";`을 넣으십시오. 다른 클라이언트도 HTTP/1.1을 쓰게 하십시오.',
    ],
  },
  {
    id: 'request-body-too-large',
    says: [/client intended to send too large (?:chunked )?body(?:: (?<bytes>\d+) bytes)?/],
    en: [
      'a request is larger than nginx takes (413)',
      'nginx refuses bodies over `client_max_body_size`, 1 MiB by default, before the program sees them.',
      'ingress-nginx: `nginx.ingress.kubernetes.io/proxy-body-size: "50m"` on the Ingress; "0" takes any. Each proxy on the way has its own limit.',
    ],
    ko: [
      '요청이 nginx가 받는 크기보다 큽니다(413)',
      'nginx는 `client_max_body_size`(기본 1 MiB)를 넘는 본문을 프로그램에 보내기 전에 거부합니다.',
      'ingress-nginx: Ingress에 `nginx.ingress.kubernetes.io/proxy-body-size: "50m"`을 설정하십시오("0"은 무제한). 경로의 프록시마다 제한이 따로 있습니다.',
    ],
  },
  {
    id: 'upstream-closed',
    says: [/upstream prematurely closed connection while (?<when>[\w ]+)/],
    strength: 'fits',
    en: [
      'the program closed the connection before it had answered (502)',
      'nginx had sent the request, and the other side closed the connection: it crashed or was killed, ended (a rolling update without a graceful end), or its keep-alive time is shorter than that of nginx.',
      'Look at the restarts and the log of the program at that second. Without any: raise its keep-alive timeout above that of nginx (60 s), and give it a `preStop` pause.',
    ],
    ko: [
      '프로그램이 답하기 전에 연결을 끊었습니다(502)',
      'nginx가 요청을 보낸 뒤 상대가 연결을 닫았습니다. 죽었거나 종료되었거나(정상 종료 처리가 없는 롤링 업데이트), keep-alive 시간이 nginx보다 짧습니다.',
      '그 시각 프로그램의 재시작과 로그를 보십시오. 없다면 keep-alive 시간을 nginx(60초)보다 길게 하고 `preStop` 대기를 두십시오.',
    ],
  },
  {
    id: 'nginx-hash-size',
    says: [
      /you should increase (?<setting>(?:map|server_names|types|variables)_hash_bucket_size)(?:: (?<size>\d+))?/,
    ],
    en: [
      'nginx does not start: {setting} is too small',
      'A name (a long host, most often) does not fit into one bucket of a table of nginx.',
      'Raise `{setting}` to the next power of two. ingress-nginx: the ConfigMap of the controller, `server-name-hash-bucket-size` or `map-hash-bucket-size`.',
    ],
    ko: [
      'nginx가 시작하지 않습니다: {setting} 값이 작습니다',
      '이름(대개 긴 호스트 이름)이 nginx 해시 테이블의 한 버킷에 들어가지 않습니다.',
      '`{setting}` 값을 다음 2의 거듭제곱으로 늘리십시오. ingress-nginx는 컨트롤러 ConfigMap의 `server-name-hash-bucket-size`, `map-hash-bucket-size`입니다.',
    ],
  },
  {
    id: 'grpc-unknown-service',
    says: [/code = Unimplemented desc = unknown (?:service|method) (?<service>[\w./]+)/],
    en: [
      'the server does not know the gRPC service {service}',
      'The connection and gRPC work. The program that answered does not serve `{service}`: another program, another version, or it was not registered (health, reflection).',
      'See which pods the Service of that address selects, and compare the versions of client and server.',
    ],
    ko: [
      '서버에 gRPC 서비스 {service}가 없습니다',
      '연결과 gRPC는 동작합니다. 답한 프로그램이 `{service}` 서비스를 제공하지 않습니다. 다른 프로그램이나 다른 버전이거나 등록되지 않았습니다(health, reflection).',
      '그 주소의 Service가 어떤 파드를 선택하는지 보고 클라이언트와 서버의 버전을 비교하십시오.',
    ],
  },
];

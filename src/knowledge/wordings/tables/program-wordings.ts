import type { Wording } from '../wording.ts';

/** What programs write of their own end, or of a peer's answer, where it says all without a cluster. */
export const programWordings: readonly Wording[] = [
  {
    id: 'heap-exhausted',
    says: [
      /OutOfMemoryError: (?<what>Java heap space|GC overhead limit exceeded|Metaspace|Direct buffer memory)/,
      /(?<what>JavaScript heap) out of memory/,
      /PHP Fatal error: +Allowed (?<what>memory size) of \d+ bytes exhausted/,
    ],
    en: [
      'the program reached the memory limit of its own runtime: {what}',
      'Not the container but the runtime in it has no memory left ({what}). The limit of the container need not be reached.',
      'Raise the setting of the runtime (`-XX:MaxRAMPercentage`, `--max-old-space-size`) and the limit of the container with it, or find what grows by a heap dump.',
    ],
    ko: [
      '프로그램이 런타임 자체의 메모리 한도에 닿았습니다: {what}',
      '컨테이너가 아니라 그 안의 런타임에 메모리가 없습니다({what}). 컨테이너의 제한에는 닿지 않았을 수 있습니다.',
      '런타임 설정(`-XX:MaxRAMPercentage`, `--max-old-space-size`)과 컨테이너의 제한을 함께 올리거나, 힙 덤프로 무엇이 늘어나는지 찾으십시오.',
    ],
  },
  {
    id: 'port-in-use',
    says: [/EADDRINUSE.*?(?::|port )(?<port>\d+)|[Aa]ddress already in use/],
    en: [
      'the port is taken already',
      'The program could not listen because something else listens on that address and port. In a pod all containers share the ports.',
      'Look for a second container (or a process left over) with the same port; with `hostNetwork` it may be any program of the node.',
    ],
    ko: [
      '포트가 이미 쓰이고 있습니다',
      '다른 프로세스가 같은 주소와 포트에서 듣고 있어 프로그램이 들을 수 없습니다. 파드의 모든 컨테이너는 포트를 함께 씁니다.',
      '같은 포트를 쓰는 다른 컨테이너나 남은 프로세스를 찾으십시오. `hostNetwork` 파드라면 노드의 어떤 프로그램일 수도 있습니다.',
    ],
  },
  {
    id: 'port-denied',
    says: [
      /bind\(\) to \S+?:(?<port>[1-9]\d{0,2}|10[01]\d|102[0-3]) failed \(13: Permission denied\)/,
      /listen tcp\d? [\w.[\]]*:(?<port>[1-9]\d{0,2}|10[01]\d|102[0-3]): bind: permission denied/,
      /listen EACCES: permission denied [\w.:]*:(?<port>[1-9]\d{0,2}|10[01]\d|102[0-3])(?!\d)/,
    ],
    en: [
      'port {port} may not be opened by this user',
      'Ports below 1024 need root or the capability NET_BIND_SERVICE, and the program has neither.',
      'Have it listen above 1024 (8080) and let the Service map port {port} to that.',
    ],
    ko: [
      '이 사용자는 {port} 포트를 열 수 없습니다',
      '1024 아래의 포트에는 root 또는 NET_BIND_SERVICE 권한이 필요한데 프로그램에 둘 다 없습니다.',
      '1024 위(8080)에서 듣게 하고 Service에서 {port} 포트를 그쪽으로 잇게 하십시오.',
    ],
  },
  {
    id: 'capability-missing',
    strength: 'fits', // an export that maps root to nobody refuses it as well
    says: [
      /(?<call>chown|setgid|setuid|initgroups)\(.*failed \(1: Operation not permitted\)/,
      /\b(?<call>chown): (?:changing ownership of )?['‘]?\/[^'’:]+['’]?: Operation not permitted/,
    ],
    en: [
      'the container lacks a capability for {call}()',
      'The kernel refused `{call}()`: the program runs as root without that capability (`drop: [ALL]`), or as a user who may not.',
      'Use an image that runs without root (for nginx `nginxinc/nginx-unprivileged`), or add exactly CHOWN, SETGID and SETUID. For the files of a volume `securityContext.fsGroup` makes a chown needless.',
    ],
    ko: [
      '컨테이너에 {call}() 권한(capability)이 없습니다',
      '커널이 `{call}()` 호출을 거부했습니다. 프로그램이 그 capability 없이 root로 실행되거나(`drop: [ALL]`) 권한이 없는 사용자로 실행됩니다.',
      'root 없이 실행되는 이미지(nginx는 `nginxinc/nginx-unprivileged`)를 쓰거나 CHOWN, SETGID, SETUID만 더하십시오. 볼륨의 파일이라면 `securityContext.fsGroup` 값으로 chown이 필요 없어집니다.',
    ],
  },
  {
    id: 'file-denied',
    says: [
      /PermissionError: \[Errno 13\] Permission denied: '(?<path>[^']+)'/,
      /EACCES: permission denied, \w+ '(?<path>[^']+)'/,
      /\b(?:open|mkdir|chmod|stat|unlink) (?<path>\/[^\s:]+): permission denied/,
      /(?:cannot|can't|could not) (?:create|open|touch|access|remove|stat) (?:regular file |directory |file )?[`'"]?(?<path>\/[^'":\s]+)['"]?: Permission denied/,
    ],
    en: [
      'no access to {path}',
      'The user of the program may not use `{path}`.',
      '`id` and `ls -ln` in the container say who it is and whose the file is. For a volume `securityContext.fsGroup` gives its group the right.',
    ],
    ko: [
      '{path} 접근 권한 없음',
      '프로그램을 실행하는 사용자에게 `{path}` 권한이 없습니다.',
      '컨테이너에서 `id`, `ls -ln` 결과로 사용자와 파일의 소유자를 보십시오. 볼륨이라면 `securityContext.fsGroup` 값으로 그룹에 권한을 줄 수 있습니다.',
    ],
  },
  {
    id: 'certificate-expired',
    says: [
      /certificate has expired(?: or is not yet valid)?(?:: (?<said>.+))?/,
      /CERT_HAS_EXPIRED/,
    ],
    en: [
      'a certificate has expired, or a clock is wrong',
      'The peer was reached, and its certificate is not valid at this time.',
      '`openssl s_client -connect <host>:443 </dev/null | openssl x509 -noout -dates` shows its dates; with cert-manager look at the Certificate. Are the dates right, the clock of the caller is not.',
    ],
    ko: [
      '인증서가 만료되었거나 시계가 틀립니다',
      '상대에는 닿았지만 그 인증서가 지금 유효하지 않습니다.',
      '`openssl s_client -connect <host>:443 </dev/null | openssl x509 -noout -dates` 명령이 날짜를 보여 줍니다. cert-manager를 쓰면 Certificate 객체를 보십시오. 날짜가 맞다면 호출한 쪽의 시계가 틀린 것입니다.',
    ],
  },
  {
    id: 'proxy-without-config',
    says: [
      /Envoy proxy is NOT ready: config not (?:fully )?received from (?:XDS server|Pilot)/,
      /Envoy proxy is NOT ready: config received from XDS server, but was rejected: (?<said>.+)/,
    ],
    en: [
      'the sidecar is not ready: it has no valid configuration from Istio',
      'The program may well be; its `istio-proxy` waits for its configuration from istiod, so the pod gets no traffic.',
      'Is istiod Ready (`kubectl -n istio-system get pods`), and may the pod reach it on port 15012 (policies, DNS)? Was the configuration rejected, `istioctl analyze` and the log of istiod name the object.',
    ],
    ko: [
      '사이드카가 Istio에서 올바른 설정을 받지 못해 준비되지 않았습니다',
      '프로그램은 정상일 수 있습니다. `istio-proxy` 컨테이너가 istiod의 설정을 기다리고 있어 파드에 트래픽이 가지 않습니다.',
      'istiod가 Ready 상태인지(`kubectl -n istio-system get pods`), 파드에서 15012 포트로 갈 수 있는지(정책, DNS) 보십시오. 설정이 거부되었다면 `istioctl analyze` 명령과 istiod 로그에 그 객체가 나옵니다.',
    ],
  },
  {
    id: 'header-too-big',
    says: [
      /upstream sent too big header while reading response header.*upstream: "(?<upstream>[^"]+)"/,
    ],
    en: [
      'the answer of the backend has larger headers than nginx takes',
      'nginx got the answer of `{upstream}` and gave its caller a 502, because the headers of it (cookies, tokens, a long policy) do not fit its buffer of 4k or 8k.',
      'Set the annotation `nginx.ingress.kubernetes.io/proxy-buffer-size: 16k` on the Ingress, or have the program send smaller headers.',
    ],
    ko: [
      '백엔드 응답의 헤더가 nginx 버퍼보다 큽니다',
      'nginx가 `{upstream}` 응답을 받았지만 헤더(쿠키, 토큰, 긴 정책)가 4k나 8k 버퍼에 들어가지 않아 호출자에게 502를 보냈습니다.',
      'Ingress에 `nginx.ingress.kubernetes.io/proxy-buffer-size: 16k` 어노테이션을 두거나 프로그램이 더 작은 헤더를 보내게 하십시오.',
    ],
  },
  {
    id: 'too-many-connections',
    says: [
      /FATAL: +(?:sorry, too many clients already|remaining connection slots are reserved)/,
      /ERROR 1040 .*Too many connections/,
    ],
    en: [
      'the database takes no more connections',
      'The database was reached and refuses: as many connections are open as it allows. Name and network are not the matter.',
      'Count who holds them (`pg_stat_activity`, `SHOW PROCESSLIST`): pool size times replicas has to stay below `max_connections`. Smaller pools or a pooler (PgBouncer) help more than a higher limit, which costs memory.',
    ],
    ko: [
      '데이터베이스가 연결을 더 받지 않습니다',
      '데이터베이스에 닿았지만 허용된 수만큼 연결이 열려 있어 거부합니다. 이름이나 네트워크 문제가 아닙니다.',
      '누가 연결을 갖고 있는지(`pg_stat_activity`, `SHOW PROCESSLIST`) 보십시오. 풀 크기 곱하기 레플리카 수가 `max_connections`보다 작아야 합니다. 한도를 늘리면 메모리가 들므로 풀을 줄이거나 풀러(PgBouncer)를 두는 편이 낫습니다.',
    ],
  },
  {
    id: 'dns-upstream',
    says: [
      /\[ERROR\] (?:plugin\/errors: )?\d+ (?<name>\S+) [A-Z]+: (?:unreachable backend: )?read udp \S+->(?<server>\S+):53: i\/o timeout/,
    ],
    en: [
      'CoreDNS gets no answer from {server}',
      'CoreDNS passed the question for `{name}` on to the DNS server {server}, and no answer came back in time.',
      'Ask it from the node of CoreDNS (`dig @{server} <name>`): is port 53 open for UDP on the way, and is it a DNS server at all? Its address stands behind `forward` in the Corefile, or in /etc/resolv.conf of the node.',
    ],
    ko: [
      'CoreDNS가 {server} 서버의 답을 받지 못합니다',
      'CoreDNS가 `{name}` 질의를 DNS 서버 {server}에 전달했지만 제때 답이 오지 않았습니다.',
      'CoreDNS가 있는 노드에서 물어보십시오(`dig @{server} <이름>`). 가는 길에 UDP 53 포트가 열려 있고 그 주소가 DNS 서버가 맞습니까? 주소는 Corefile의 `forward` 항목이나 노드의 /etc/resolv.conf 파일에 있습니다.',
    ],
  },
  {
    id: 'dns-loop',
    says: [/plugin\/loop: Loop \((?<way>[^)]+)\) detected for zone/],
    en: [
      'CoreDNS asks itself, and ends for it',
      'What CoreDNS forwards comes back to it ({way}): the servers that it forwards to lead to itself, most often a local cache of its node (127.0.0.53) that stands in /etc/resolv.conf.',
      'Name the real servers: `forward . <address>` in its Corefile, or `resolvConf: /run/systemd/resolve/resolv.conf` for the kubelet, and then restart CoreDNS. To take the plugin `loop` out only hides it.',
    ],
    ko: [
      'CoreDNS가 자기 자신에게 묻게 되어 종료됩니다',
      'CoreDNS가 전달한 질의가 자신에게 되돌아옵니다({way}). 전달 대상이 자기 자신으로 이어지며, 노드의 /etc/resolv.conf 파일에 있는 로컬 캐시(127.0.0.53) 때문인 경우가 많습니다.',
      'Corefile의 `forward . <주소>`에 실제 서버를 쓰거나 kubelet에 `resolvConf: /run/systemd/resolve/resolv.conf` 값을 주고 CoreDNS를 다시 시작하십시오. `loop` 플러그인을 빼면 문제가 가려질 뿐입니다.',
    ],
  },
];

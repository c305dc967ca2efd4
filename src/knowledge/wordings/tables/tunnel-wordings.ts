import type { Wording } from '../wording.ts';

/** What cloudflared writes, and what stands in its settings. */
export const tunnelWordings: readonly Wording[] = [
  {
    id: 'tunnel-managed-remotely',
    says: [
      /Updated to new configuration config=.*?version=(?<version>\d+)/,
      /^config="?\{\\?"ingress/,
    ],
    en: [
      'the tunnel takes its rules from Cloudflare, not from the file',
      'cloudflared prints this line only for a configuration that was pushed to it: the tunnel is remotely managed, and `ingress` rules of a local file are ignored, whichever file is edited. A 404 of Cloudflare for a host that only the file names comes from the last of these rules (`http_status:404`).',
      'Add the public hostname in the dashboard or by the API, or move back to a locally managed tunnel. Waiting for a cache does not help.',
    ],
    ko: [
      '터널 규칙은 파일이 아니라 Cloudflare에서 옵니다',
      '이 줄은 밀어 넣은 설정에서만 나옵니다. 원격으로 관리되는 터널이며 로컬 파일의 `ingress` 규칙은 어느 파일이든 무시됩니다. 파일에만 있는 호스트에 Cloudflare가 보내는 404는 이 규칙의 마지막 항목(`http_status:404`)에서 나옵니다.',
      '대시보드나 API에서 공개 호스트 이름을 추가하거나 로컬 관리 터널로 되돌리십시오. 캐시를 기다려도 소용없습니다.',
    ],
  },
  {
    id: 'tunnel-other-file',
    says: [/ExecStart=\S*cloudflared\b.*--config[ =](?<read>\S+)/],
    needs: /(?<edited>(?:~|\/home\/[\w.-]+|\/root)\/\.cloudflared\/config\.ya?ml)/,
    strength: 'fits',
    en: [
      'the tunnel reads {read}, and no other file',
      'With `--config` cloudflared reads exactly `{read}`; `{edited}` is not merged into it. Nothing in the cluster is at fault.',
      'Edit the file of ExecStart, remove the other one, restart the service, and look at its log.',
    ],
    ko: [
      '터널이 읽는 파일: {read}',
      '`--config` 옵션이 있으면 cloudflared는 `{read}` 파일만 읽으며 `{edited}` 내용은 합쳐지지 않습니다. 클러스터 문제가 아닙니다.',
      'ExecStart에 적힌 파일을 고치고, 다른 파일을 없애고, 서비스를 다시 시작한 뒤 로그를 보십시오.',
    ],
  },
  {
    id: 'tunnel-unused-key',
    is: 'harmless',
    says: [/unused keys detected in your config file/],
    en: [
      'a key of the tunnel configuration is not used',
      'That is a warning: cloudflared ignores the key and uses the rest of the file (`warp-routing.enabled` since 2023.9). It does not make a host disappear.',
      'Drop the key, or correct it if it is misspelt. Look for the missing host in `ingress` of the file that the service reads, and whether the tunnel is remotely managed.',
    ],
    ko: [
      '터널 설정에 쓰이지 않는 키가 있습니다',
      '경고입니다. cloudflared는 그 키를 무시하고 나머지를 씁니다(`warp-routing.enabled` 키는 2023.9부터). 호스트가 사라지는 원인이 아닙니다.',
      '키를 지우거나 철자를 고치십시오. 없는 호스트는 서비스가 읽는 파일의 `ingress` 항목과 원격 관리 여부에서 찾으십시오.',
    ],
  },
  {
    id: 'tunnel-invalid',
    says: [/^Validation failed: (?<said>.*ingress.*)/i],
    en: [
      'the tunnel configuration is not valid',
      'cloudflared refuses the file: {said}.',
      'Correct it and try `cloudflared tunnel --config <the file of the service> ingress validate`.',
    ],
    ko: [
      '터널 설정이 올바르지 않습니다',
      'cloudflared가 파일을 거부합니다: {said}.',
      '고친 뒤 `cloudflared tunnel --config <서비스의 파일> ingress validate` 명령으로 확인하십시오.',
    ],
  },
  {
    id: 'tunnel-origin',
    says: [/Unable to reach the origin service\. .*?: (?<said>[^"]+)/],
    en: [
      'the tunnel does not reach the address behind it',
      'The request came to cloudflared, and cloudflared does not reach its origin: {said}.',
      'Try the same address from the machine where cloudflared runs: refused means that nothing listens there, a timeout that something drops it, x509 that it wants `originServerName` and the right CA.',
    ],
    ko: [
      '터널이 뒤의 주소에 닿지 못합니다',
      '요청은 cloudflared까지 왔지만 cloudflared가 origin에 닿지 못합니다: {said}.',
      'cloudflared가 실행되는 머신에서 같은 주소로 연결해 보십시오. 거부는 듣는 것이 없음, 시간 초과는 중간에서 버려짐, x509는 `originServerName` 값과 맞는 CA가 필요하다는 뜻입니다.',
    ],
  },
  {
    id: 'tunnel-refused',
    says: [
      /Unauthorized: (?<said>Invalid tunnel secret|Tunnel not found|Failed to get tunnel)/,
      /(?<said>Provided Tunnel token is not valid)/,
    ],
    en: [
      'Cloudflare does not accept the tunnel of these credentials',
      'cloudflared reached Cloudflare, which answered: {said}. The tunnel was deleted, is of another account, or has got another secret since. Nothing behind the tunnel was asked.',
      '`cloudflared tunnel list` tells which tunnels there are. Give cloudflared the token or credentials file of one of them (its Secret, then `kubectl rollout restart`), and point the DNS record to it: it holds the id of a tunnel.',
    ],
    ko: [
      'Cloudflare가 이 자격 증명의 터널을 받지 않습니다',
      'cloudflared는 Cloudflare에 연결했고 응답은 다음과 같습니다: {said}. 터널이 삭제되었거나, 다른 계정의 것이거나, 비밀 값이 바뀌었습니다. 터널 뒤에는 아무것도 묻지 않았습니다.',
      '`cloudflared tunnel list` 명령으로 있는 터널을 볼 수 있습니다. 그중 하나의 토큰이나 자격 증명 파일을 cloudflared에 주고(시크릿, 그다음 `kubectl rollout restart`) DNS 레코드도 그 터널로 돌리십시오. 레코드에는 터널 id가 있습니다.',
    ],
  },
  {
    id: 'tunnel-blocked',
    says: [
      /[Ff]ailed to dial (?:a quic connection|to edge with quic).*?(?<said>timeout: no recent network activity|sendmsg: .+|handshake did not complete in time)/,
    ],
    en: [
      'QUIC from cloudflared to Cloudflare does not get through',
      'cloudflared goes out by UDP to port 7844, and got no answer: {said}. A firewall, a NAT or a policy for what leaves the pod drops it. What is behind the tunnel is not at fault.',
      'Let UDP and TCP port 7844 out, or set `protocol: http2` (TCP 7844), which firewalls for UDP do not stop. Look for a NetworkPolicy with `Egress` in the namespace of cloudflared.',
    ],
    ko: [
      'cloudflared에서 Cloudflare로 가는 QUIC이 막혀 있습니다',
      'cloudflared는 UDP 7844 포트로 나가는데 응답이 없었습니다: {said}. 방화벽, NAT, 또는 파드에서 나가는 통신을 막는 정책이 버립니다. 터널 뒤의 문제가 아닙니다.',
      'UDP와 TCP 7844 포트를 열거나, UDP 방화벽에 막히지 않는 `protocol: http2`(TCP 7844)를 설정하십시오. cloudflared 네임스페이스에 `Egress` NetworkPolicy가 있는지 보십시오.',
    ],
  },
  {
    id: 'tunnel-reconnects',
    says: [
      /Failed to serve (?:quic|tunnel) connection error="?(?<said>[^"]+)/,
      /Connection terminated error="?(?<said>[^"]+)/,
    ],
    en: [
      'a connection of the tunnel broke off',
      'One of the connections that cloudflared keeps to Cloudflare ended: {said}. It is made again by itself, and the others serve meanwhile; Cloudflare ends them for its own updates as well.',
      'It matters where all of them end, or one does again and again: count "Registered tunnel connection" after it (`connIndex` 0 to 3), and look at the CPU limit of the pod and at what leaves the network by UDP 7844.',
    ],
    ko: [
      '터널 연결 하나가 끊겼습니다',
      'cloudflared가 Cloudflare와 유지하는 연결 중 하나가 끝났습니다: {said}. 저절로 다시 연결되며 그동안 나머지가 처리합니다. Cloudflare가 업데이트하며 끊기도 합니다.',
      '모두 끊기거나 되풀이될 때가 문제입니다. 뒤따르는 "Registered tunnel connection" 줄(`connIndex` 0~3)을 세고, 파드의 CPU 제한과 UDP 7844로 나가는 길을 보십시오.',
    ],
  },
  {
    id: 'tunnel-buffer',
    is: 'harmless',
    says: [/failed to sufficiently increase receive buffer size \(was: (?<was>\d+ kiB)/],
    en: [
      'the UDP buffer of the node is small, which breaks nothing',
      'That is a warning of QUIC: the kernel gives {was} where more was asked for. At a high rate packets are lost and sent again; nothing else follows from it.',
      'Not the cause of an outage. For more throughput: `sysctl -w net.core.rmem_max=7500000 net.core.wmem_max=7500000` on the node.',
    ],
    ko: [
      '노드의 UDP 버퍼가 작지만 고장은 아닙니다',
      'QUIC의 경고입니다. 더 요청했지만 커널은 {was}만 줍니다. 통신량이 많으면 패킷이 사라져 다시 보내며, 그 밖에는 아무 일도 없습니다.',
      '장애의 원인이 아닙니다. 처리량을 높이려면 노드에서 `sysctl -w net.core.rmem_max=7500000 net.core.wmem_max=7500000` 명령을 쓰십시오.',
    ],
  },
];

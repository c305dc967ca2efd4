import { tableOf } from '../../text/table-of.ts';
import type { Signature } from '../signature.ts';

type Unreachability = 'timeout' | 'refused' | 'no-route' | 'no-such-host' | 'no-dns';
/** `isOwn`: the machine that ran kubectl. */
type Unreachable = Readonly<{
  address: string;
  how: Unreachability;
  isPrivate: boolean;
  isOwn?: boolean;
}>;

/** An address as a URL holds it: a name, an IPv4 or a bracketed IPv6 address, perhaps with a port. */
const ADDRESS = String.raw`(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?`;
const PATTERNS: readonly RegExp[] = [
  // As kubectl sums up a refusal (cmd/util, StandardErrorMessage).
  new RegExp(
    `The connection to the server (?<address>${ADDRESS}) was (?<how>refused) - did you specify the right host or port`,
  ),
  new RegExp(
    String.raw`(?:Unable to connect to the server|couldn't get current server API group list)[^\n]*?(?<!proxyconnect tcp: )dial tcp:? (?<lookup>lookup )?(?<address>${ADDRESS})[: ][^\n]*?(?<how>i/o timeout|connection refused|no route to host|no such host)`,
  ),
];
const HOW: Readonly<Record<string, Unreachability>> = tableOf({
  'i/o timeout': 'timeout',
  refused: 'refused',
  'connection refused': 'refused',
  'no route to host': 'no-route',
  'no such host': 'no-such-host',
});
/** RFC 1918 and RFC 4193. */
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[f[cd])/;
const OWN = /^(localhost|127\.[\d.]+|\[::1\])(:|$)/;
/** What kubectl asks without a kubeconfig: another signature's. */
const DEFAULT = /^(localhost|127\.0\.0\.1|\[::1\]):8080$/;

/** kubectl knows an API server and does not get through to it. */
export const apiServerUnreachable: Signature<Unreachable> = {
  id: 'explain/api-server-unreachable',

  *find(text) {
    const found = PATTERNS.map((pattern) => text.match(pattern)).find(Boolean);
    const { address = '', how = '', lookup } = found?.groups ?? {};
    const kind = lookup && how !== 'no such host' ? 'no-dns' : HOW[how];
    if (!found || !kind || DEFAULT.test(address)) return;
    yield {
      params: {
        address,
        how: kind,
        isPrivate: PRIVATE.test(address),
        ...(OWN.test(address) && { isOwn: true }),
      },
      quotes: found.quotes,
      strength: 'entails',
    };
  },

  text: {
    en: ({ address, how, isPrivate, isOwn }) => ({
      title: `the API server ${address} was not reached`,
      sentence: `kubectl has a kubeconfig and asked \`${address}\`, but ${EN[how]}.`,
      so: isOwn
        ? `\`${address}\` is the machine that ran kubectl itself: a local cluster there (such as kind, minikube or k3s) is stopped, a tunnel to a cluster elsewhere is not open, or it is a control-plane node whose API server is down.`
        : isPrivate
          ? `\`${address}\` is a private address: a machine outside of that network, such as a hosted CI runner, cannot route to it.`
          : 'Credentials and rights were not looked at yet: this is about the network.',
      advice: [
        isOwn
          ? {
              title: 'Look whether that cluster runs',
              text: 'Start the local cluster or open the tunnel; on a control-plane node, `crictl ps -a` shows the API server and etcd. `kubectl config view --minify` shows which cluster is meant, without credentials.',
            }
          : {
              title: 'Run the command from where the API server can be reached',
              text: 'A self-hosted runner inside the network, a VPN or a tunnel. Or let CI only commit the change and GitOps deploy it. Do not publish the API server for this.',
            },
        ...(how === 'refused' && !isOwn ? [LOOK_AT_SERVER.en] : []),
      ],
    }),
    ko: ({ address, how, isPrivate, isOwn }) => ({
      title: `API 서버 ${address} 주소에 연결하지 못했습니다`,
      sentence: `kubectl에 kubeconfig가 있고 \`${address}\` 주소로 요청했지만, ${KO[how]}.`,
      so: isOwn
        ? `\`${address}\` 주소는 kubectl을 실행한 머신 자신입니다. 그곳의 로컬 클러스터(kind, minikube, k3s 등)가 멈췄거나, 다른 곳의 클러스터로 가는 터널이 열려 있지 않거나, API 서버가 내려간 컨트롤 플레인 노드입니다.`
        : isPrivate
          ? `\`${address}\` 주소는 사설 주소입니다. 호스팅 CI 러너처럼 그 네트워크 밖에 있는 머신은 갈 수 없습니다.`
          : '자격 증명과 권한은 아직 확인되지 않았습니다. 네트워크 문제입니다.',
      advice: [
        isOwn
          ? {
              title: '그 클러스터가 실행 중인지 확인',
              text: '로컬 클러스터를 시작하거나 터널을 여십시오. 컨트롤 플레인 노드라면 `crictl ps -a` 명령으로 API 서버와 etcd 상태를 볼 수 있습니다. `kubectl config view --minify` 명령은 어느 클러스터인지 자격 증명 없이 보여 줍니다.',
            }
          : {
              title: 'API 서버에 갈 수 있는 곳에서 실행',
              text: '네트워크 안의 셀프 호스팅 러너, VPN, 터널을 쓰거나, CI는 변경만 커밋하고 GitOps가 배포하게 하십시오. 이를 위해 API 서버를 공개하지 마십시오.',
            },
        ...(how === 'refused' && !isOwn ? [LOOK_AT_SERVER.ko] : []),
      ],
    }),
  },
};

const EN: Readonly<Record<Unreachability, string>> = {
  timeout: 'no packet came back: mostly a firewall or a missing route drops them',
  refused:
    'the connection was refused: nothing listens on that port, or something on the way refuses it',
  'no-route': 'the network has no way there',
  'no-such-host': 'the name does not resolve',
  'no-dns': 'the DNS server did not answer what address that name has',
};
const KO: Readonly<Record<Unreachability, string>> = {
  timeout: '패킷이 돌아오지 않았습니다. 방화벽이 막거나 경로가 없는 경우가 많습니다',
  refused: '연결이 거부되었습니다. 그 포트에서 듣는 프로세스가 없거나 중간에서 연결을 거부합니다',
  'no-route': '그곳으로 가는 네트워크 경로가 없습니다',
  'no-such-host': '이름이 해석되지 않습니다',
  'no-dns': '그 이름의 주소를 묻는 요청에 DNS 서버가 응답하지 않았습니다',
};

const LOOK_AT_SERVER = {
  en: {
    title: 'If it could be reached before, look at the control plane',
    text: 'The host and port in the kubeconfig (`kubectl config view --minify`) may be wrong; if they are right, the API server or the load balancer before it is down. On a control-plane node `crictl ps -a` shows the API server and etcd.',
  },
  ko: {
    title: '전에는 연결되던 주소라면 컨트롤 플레인 확인',
    text: 'kubeconfig에 적힌 호스트와 포트(`kubectl config view --minify`)가 틀렸을 수 있습니다. 맞다면 API 서버나 그 앞의 로드 밸런서가 내려간 것입니다. 컨트롤 플레인 노드에서 `crictl ps -a` 명령으로 API 서버와 etcd 상태를 볼 수 있습니다.',
  },
};

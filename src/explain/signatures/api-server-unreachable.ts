import type { Signature } from '../signature.ts';

type How = 'timeout' | 'refused' | 'no-route' | 'no-such-host';
type Unreachable = Readonly<{ address: string; how: How; isPrivate: boolean }>;

const UNREACHABLE =
  /(?:Unable to connect to the server|couldn't get current server API group list)[^\n]*?(?:dial tcp:? (?:lookup )?)(?<address>[\w.-]+(?::\d+)?)[^\n]*?(?<how>i\/o timeout|connection refused|no route to host|no such host)/;
const HOW: Readonly<Record<string, How>> = {
  'i/o timeout': 'timeout',
  'connection refused': 'refused',
  'no route to host': 'no-route',
  'no such host': 'no-such-host',
};
/** RFC 1918. */
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;
/** Without a kubeconfig kubectl asks itself: another signature's. */
const OWN = /^(localhost|127\.)/;

/** kubectl knows an API server and does not get through to it. */
export const apiServerUnreachable: Signature<Unreachable> = {
  id: 'explain/api-server-unreachable',

  *find(text) {
    const found = text.match(UNREACHABLE);
    const { address = '', how = '' } = found?.groups ?? {};
    const kind = HOW[how];
    if (!found || !kind || OWN.test(address)) return;
    yield {
      params: { address, how: kind, isPrivate: PRIVATE.test(address) },
      quotes: found.quotes,
      strength: 'entails',
    };
  },

  inWords: (params, lang) => WORDS[lang](params),
};

const EN: Readonly<Record<How, string>> = {
  timeout: 'no packet came back: a firewall or missing route drops them',
  refused: 'that machine answered that nothing listens on the port',
  'no-route': 'the network has no way there',
  'no-such-host': 'the name does not resolve',
};
const KO: Readonly<Record<How, string>> = {
  timeout: '패킷이 돌아오지 않았습니다. 방화벽이나 없는 경로가 버리고 있습니다',
  refused: '그 머신이 해당 포트에서 듣는 프로세스가 없다고 응답했습니다',
  'no-route': '그곳으로 가는 네트워크 경로가 없습니다',
  'no-such-host': '이름이 해석되지 않습니다',
};

const WORDS = {
  en: ({ address, how, isPrivate }: Unreachable) => ({
    title: `the API server ${address} was not reached`,
    sentence: `kubectl has a kubeconfig and asked \`${address}\`, but ${EN[how]}.`,
    so: isPrivate
      ? `\`${address}\` is a private address: a machine outside of that network, such as a hosted CI runner, cannot route to it.`
      : 'Credentials and rights were not looked at yet: this is about the network.',
    advice: [
      {
        title: 'Run the command from where the API server can be reached',
        text: 'A self-hosted runner inside the network, a VPN or a tunnel. Or let CI only commit the change and GitOps deploy it. Do not publish the API server for this.',
      },
    ],
  }),
  ko: ({ address, how, isPrivate }: Unreachable) => ({
    title: `API 서버 ${address} 주소에 연결하지 못했습니다`,
    sentence: `kubectl에 kubeconfig가 있고 \`${address}\` 주소로 요청했지만, ${KO[how]}.`,
    so: isPrivate
      ? `\`${address}\` 주소는 사설 주소입니다. 호스팅 CI 러너처럼 그 네트워크 밖에 있는 머신은 갈 수 없습니다.`
      : '자격 증명과 권한은 아직 확인되지 않았습니다. 네트워크 문제입니다.',
    advice: [
      {
        title: 'API 서버에 갈 수 있는 곳에서 실행',
        text: '네트워크 안의 셀프 호스팅 러너, VPN, 터널을 쓰거나, CI는 변경만 커밋하고 GitOps가 배포하게 하십시오. 이를 위해 API 서버를 공개하지 마십시오.',
      },
    ],
  }),
};

import type { Signature } from '../signature.ts';

type How = 'tls-timeout' | 'cut-off' | 'no-answer';
type Silent = Readonly<{ how: How }>;

/** As Go's HTTP client words it. A proxy and a load balancer give the same picture. */
const KINDS: readonly (readonly [How, RegExp])[] = [
  ['tls-timeout', /Unable to connect to the server: net\/http: TLS handshake timeout/],
  ['cut-off', /Unable to connect to the server: (?:unexpected )?EOF/],
  [
    'no-answer',
    /Unable to connect to the server: [^\n]*\(Client\.Timeout exceeded while awaiting headers\)/,
  ],
];

/** kubectl asked, and whatever is at the address of the API server gave no answer. */
export const apiServerSilent: Signature<Silent> = {
  id: 'explain/api-server-silent',

  *find(text) {
    for (const [how, pattern] of KINDS) {
      const found = text.match(pattern);
      if (found) yield { params: { how }, quotes: found.quotes, strength: 'entails' };
    }
  },

  inWords: ({ how }, lang) => WORDS[lang](how),
};

const EN: Readonly<Record<How, string>> = {
  'tls-timeout': 'A connection was opened, but the TLS handshake on it did not end in time',
  'cut-off': 'The connection was closed before an answer came',
  'no-answer': 'No answer came in time; the text does not say whether a connection was opened',
};
const KO: Readonly<Record<How, string>> = {
  'tls-timeout': '연결은 열렸지만 TLS 핸드셰이크가 제때 끝나지 않았습니다',
  'cut-off': '응답이 오기 전에 연결이 닫혔습니다',
  'no-answer': '제때 응답이 오지 않았습니다. 연결이 열렸는지는 텍스트로 알 수 없습니다',
};

const WORDS = {
  en: (how: How) => ({
    title: 'the API server gave no answer',
    sentence: `${EN[how]}. The API server, or the load balancer or proxy before it, is at fault or overloaded, or packets are lost on the way.`,
    so: 'Which of them the text does not say. Credentials and rights were not looked at yet.',
    advice: [
      {
        title: 'Ask again, and from another machine',
        text: '`kubectl get --raw /readyz -v=6` shows the address and how long it takes. If it fails everywhere, look at the load of the control plane and at the load balancer; if only from one machine, at its proxy (`HTTPS_PROXY`, `NO_PROXY`) and the MTU of its VPN.',
      },
    ],
  }),
  ko: (how: How) => ({
    title: 'API 서버의 응답을 받지 못했습니다',
    sentence: `${KO[how]}. API 서버나 그 앞의 로드 밸런서, 프록시에 문제가 있거나 부하가 높거나, 중간에서 패킷이 사라집니다.`,
    so: '그중 무엇인지는 텍스트로 알 수 없습니다. 자격 증명과 권한은 아직 확인되지 않았습니다.',
    advice: [
      {
        title: '다시, 그리고 다른 머신에서 요청',
        text: '`kubectl get --raw /readyz -v=6` 명령으로 주소와 걸린 시간을 볼 수 있습니다. 어디서나 실패하면 컨트롤 플레인의 부하와 로드 밸런서를, 한 머신에서만 실패하면 그 머신의 프록시(`HTTPS_PROXY`, `NO_PROXY`)와 VPN의 MTU 값을 확인하십시오.',
      },
    ],
  }),
};

import type { Signature } from '../signature.ts';

type How = 'unauthorized' | 'unknown-authority' | 'expired';
type Refused = Readonly<{ how: How }>;

const KINDS: readonly (readonly [How, RegExp])[] = [
  [
    'unauthorized',
    /error: You must be logged in to the server|Error from server \(Unauthorized\)|the server has asked for the client to provide credentials/,
  ],
  [
    'expired',
    /(?:Unable to connect to the server|tls: failed to verify certificate)[^\n]*certificate has expired/,
  ],
  [
    'unknown-authority',
    /Unable to connect to the server[^\n]*x509: certificate signed by unknown authority/,
  ],
];

/** The API server was reached, and one side does not trust the other. */
export const credentialsRefused: Signature<Refused> = {
  id: 'explain/credentials-refused',

  *find(text) {
    for (const [how, pattern] of KINDS) {
      const found = text.match(pattern);
      if (found) yield { params: { how }, quotes: found.quotes, strength: 'entails' };
    }
  },

  inWords: ({ how }, lang) => WORDS[lang](how),
};

const EN: Readonly<Record<How, readonly [title: string, sentence: string, advice: string]>> = {
  unauthorized: [
    'the API server does not know who is asking',
    'The API server answered, and does not accept the token or certificate of the kubeconfig (401): it is expired, revoked, or of another cluster.',
    'Log in again, or make a new token for the service account: `kubectl create token <account>`.',
  ],
  expired: [
    'a certificate on the way to the API server has expired',
    'The server was reached, and its certificate, or that of the kubeconfig, has expired.',
    'Look at the end date of both; on kubeadm control planes `kubeadm certs check-expiration` lists them. Renewing them is for who runs the control plane.',
  ],
  'unknown-authority': [
    'the kubeconfig does not trust this API server',
    'The server was reached, and its certificate was not signed by the authority that the kubeconfig names: it is a kubeconfig of another cluster, or a proxy stands in between.',
    'Take the authority from the cluster itself. Do not skip the check: then anybody in between could answer.',
  ],
};
const KO: Readonly<Record<How, readonly [title: string, sentence: string, advice: string]>> = {
  unauthorized: [
    'API 서버가 요청한 사람을 알지 못합니다',
    'API 서버가 응답했지만 kubeconfig의 토큰이나 인증서를 받아들이지 않았습니다(401). 만료되었거나 폐기되었거나 다른 클러스터의 것입니다.',
    '다시 로그인하거나 서비스 어카운트의 토큰을 새로 만드십시오: `kubectl create token <account>`.',
  ],
  expired: [
    'API 서버로 가는 길의 인증서가 만료되었습니다',
    '서버에는 연결되었지만 서버나 kubeconfig의 인증서가 만료되었습니다.',
    '양쪽의 만료 날짜를 확인하십시오. kubeadm 컨트롤 플레인에서는 `kubeadm certs check-expiration` 명령이 보여 줍니다. 갱신은 컨트롤 플레인 담당자의 일입니다.',
  ],
  'unknown-authority': [
    'kubeconfig가 이 API 서버를 신뢰하지 않습니다',
    '서버에는 연결되었지만 서버 인증서가 kubeconfig에 적힌 인증 기관의 것이 아닙니다. 다른 클러스터의 kubeconfig이거나 중간에 프록시가 있습니다.',
    '인증 기관 정보를 클러스터에서 직접 받으십시오. 검사를 끄면 중간의 누구나 응답할 수 있으니 끄지 마십시오.',
  ],
};

const WORDS = { en: (how: How) => inWords(EN[how]), ko: (how: How) => inWords(KO[how]) };

function inWords([title, sentence, advice]: readonly [string, string, string]) {
  return { title, sentence, advice: [{ title: sentenceCase(title), text: advice }] };
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

import type { Remedy } from '../../../domain/remedy.ts';

type Next = 'credentials' | 'peer' | 'load-balancer' | 'ingress' | 'scaled';
type Params = Readonly<{ next: Next; name: string }>;

const NEXT: Readonly<Record<string, Next>> = {
  'network/credentials-refused': 'credentials',
  'network/cannot-reach': 'peer',
  'network/no-load-balancer': 'load-balancer',
  'network/ingress-backend': 'ingress',
  'network/peer-without-backends': 'scaled',
};

/** What to do where only people know the right value, in words. */
export const lookAtPeer: Remedy<Params> = {
  id: 'network/look-at-peer',
  answers: Object.keys(NEXT),
  isWordsOnly: true,

  *propose({ id, subject, because }) {
    const next = NEXT[id];
    if (!next || because) return; // what is wrong there has remedies of its own
    yield { kind: 'manual', risk: 'none', params: { next, name: subject.name } };
  },

  inWords: ({ next, name }, lang) => WORDS[lang](name)[next],
};

const WORDS = {
  en: (name: string) => ({
    credentials: {
      title: 'Give both ends the same credential',
      text: `Compare who set the credential of \`${name}\` last on either side, set both to the same value, and restart the client: environment variables are read at its start. Change no password that others use as well.`,
      undo: 'Set the former credential again.',
    },
    peer: {
      title: 'Try the connection from such a pod',
      text: `Connect from a pod with the same labels, namespace and node as \`${name}\`. That tells the address, a policy and the node's network apart.`,
      undo: 'None: nothing is changed.',
    },
    'load-balancer': {
      title: 'Give the cluster a load balancer implementation',
      text: `Install or repair the controller that should serve \`${name}\` (of the cloud, or MetalLB with a pool of addresses), or publish it by NodePort or an Ingress.`,
      undo: 'Remove what was added.',
    },
    ingress: {
      title: 'Let the Ingress name a Service and port that exist',
      text: `Correct the backend of Ingress \`${name}\`, or create the Service again.`,
      undo: 'Put the former backend back.',
    },
    scaled: {
      title: 'Scale the peer up again',
      text: `Ask who scaled it to 0 and why (a person, an autoscaler, a schedule), then give it back its replicas. \`${name}\` recovers by itself.`,
      undo: 'Scale it to 0 again.',
    },
  }),
  ko: (name: string) => ({
    credentials: {
      title: '양쪽의 자격 증명 맞추기',
      text: `\`${name}\` 쪽과 서버 쪽에서 자격 증명을 마지막으로 바꾼 사람을 확인해 같은 값으로 맞추고, 클라이언트를 다시 시작하십시오. 환경 변수는 시작할 때만 읽힙니다. 다른 곳에서도 쓰는 비밀번호는 바꾸지 마십시오.`,
      undo: '이전 자격 증명으로 되돌립니다.',
    },
    peer: {
      title: '같은 조건의 파드에서 연결해 보기',
      text: `\`${name}\` 워크로드와 같은 레이블, 네임스페이스, 노드의 파드에서 연결해 보십시오. 주소, 정책, 노드 네트워크 중 무엇이 문제인지 가려집니다.`,
      undo: '없음: 아무것도 바꾸지 않습니다.',
    },
    'load-balancer': {
      title: '로드밸런서 구현 설치',
      text: `\`${name}\` 서비스를 맡을 컨트롤러(클라우드, 또는 주소 풀이 있는 MetalLB)를 설치하거나 고치십시오. 또는 NodePort나 Ingress로 공개하십시오.`,
      undo: '추가한 것을 제거합니다.',
    },
    ingress: {
      title: '실제로 있는 서비스와 포트로 수정',
      text: `\`${name}\` Ingress 객체의 백엔드를 고치거나 서비스를 다시 만드십시오.`,
      undo: '이전 백엔드로 되돌립니다.',
    },
    scaled: {
      title: '상대 워크로드를 다시 늘리기',
      text: `누가 왜 0개로 줄였는지(사람, 오토스케일러, 일정) 확인한 뒤 레플리카 수를 되돌리십시오. \`${name}\` 워크로드는 스스로 회복합니다.`,
      undo: '다시 0개로 줄입니다.',
    },
  }),
};

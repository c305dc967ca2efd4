import type { Remedy } from '../../../domain/remedy.ts';
import { valueAt } from '../../value-at.ts';

type Next =
  | 'credentials'
  | 'peer'
  | 'load-balancer'
  | 'ingress'
  | 'scaled'
  | 'addresses'
  | 'pod-name';
type Params = Readonly<{ next: Next; name: string }>;

const NEXT: Readonly<Record<string, Next>> = {
  'network/credentials-refused': 'credentials',
  'network/cannot-reach': 'peer',
  'network/no-load-balancer': 'load-balancer',
  'network/ingress-backend': 'ingress',
  'network/peer-without-backends': 'scaled',
  'network/no-such-pod': 'pod-name',
};

/** What to do where only people know the right value, in words. */
export const lookAtPeer: Remedy<Params> = {
  id: 'network/look-at-peer',
  answers: Object.keys(NEXT),
  isWordsOnly: true,

  *propose({ id, subject, because, params }) {
    const next = valueAt(params, '/isByHand') === true ? 'addresses' : NEXT[id];
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
      text: `Correct the backend of Ingress \`${name}\`, or what it names: create the Service again, or give it the port, the target port or the addresses that it lacks.`,
      undo: 'Put the former backend back.',
    },
    scaled: {
      title: 'Scale the peer up again',
      text: `Ask who scaled it to 0 and why (a person, an autoscaler, a schedule), then give it back its replicas. \`${name}\` recovers by itself.`,
      undo: 'Scale it to 0 again.',
    },
    'pod-name': {
      title: 'Call the pod by the name that it has',
      text: `Tell the client names that DNS knows: those of pods that \`${name}\` has, under its serviceName. Or make a headless Service of that serviceName; it cannot be changed in a StatefulSet that exists.`,
      undo: 'Put the former name back.',
    },
    addresses: {
      title: 'Give the Service an address',
      text: `Write an EndpointSlice with the label kubernetes.io/service-name for the Service that \`${name}\` calls, with the addresses of the peer, or give that Service a selector.`,
      undo: 'Delete what was added.',
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
      text: `\`${name}\` Ingress 객체의 백엔드를 고치거나, 그 서비스를 다시 만들거나, 서비스에 없는 포트, targetPort, 주소를 채우십시오.`,
      undo: '이전 백엔드로 되돌립니다.',
    },
    scaled: {
      title: '상대 워크로드를 다시 늘리기',
      text: `누가 왜 0개로 줄였는지(사람, 오토스케일러, 일정) 확인한 뒤 레플리카 수를 되돌리십시오. \`${name}\` 워크로드는 스스로 회복합니다.`,
      undo: '다시 0개로 줄입니다.',
    },
    'pod-name': {
      title: '실제로 있는 파드 이름으로 부르기',
      text: `DNS가 아는 이름, 곧 \`${name}\` 쪽에 있는 파드의 serviceName 아래 이름을 클라이언트에 설정하십시오. 또는 그 serviceName의 헤드리스 서비스를 만드십시오. 이미 있는 StatefulSet의 serviceName은 바꿀 수 없습니다.`,
      undo: '이전 이름으로 되돌립니다.',
    },
    addresses: {
      title: '서비스에 주소 주기',
      text: `\`${name}\` 워크로드가 부르는 서비스에 kubernetes.io/service-name 레이블이 있는 EndpointSlice 객체로 상대의 주소를 써 주거나, 셀렉터를 설정하십시오.`,
      undo: '추가한 것을 삭제합니다.',
    },
  }),
};

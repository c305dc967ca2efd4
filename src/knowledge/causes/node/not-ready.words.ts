import type { Cause } from '../../../domain/model.ts';
import { kubectl } from '../../../world/kubectl.ts';

/** What the kubelet lacks, and its own words for it. */
export type NotReady = Readonly<{ lacks: Lack; said: string }>;

export type Lack =
  | 'network'
  | 'shutdown'
  | 'runtime-slow'
  | 'runtime'
  | 'storage'
  | 'capacity'
  | 'other';

/** What is said of a node whose kubelet reports that it cannot run pods. */
export const nodeNotReadyWords: Pick<Cause<NotReady>, 'text' | 'advice'> = {
  text: {
    en({ name }, { lacks, said }) {
      const { title, means } = EN[lacks];
      return {
        title: `node \`${name}\` is not Ready: ${title}`,
        sentence: `Node \`${name}\` is not Ready. ${means}${said && ` Its kubelet says: “${said}”.`}`,
        state: 'node not Ready',
      };
    },
    ko({ name }, { lacks, said }) {
      const { title, means } = KO[lacks];
      return {
        title: `\`${name}\` 노드가 Ready가 아닙니다: ${title}`,
        sentence: `\`${name}\` 노드가 Ready가 아닙니다. ${means}${said && ` kubelet의 메시지: “${said}”.`}`,
        state: '노드 Ready 아님',
      };
    },
  },

  advice: {
    en: ({ name }) => ({
      title: `Fix what node \`${name}\` reports`,
      text: `Look on \`${name}\` at what its kubelet names: the pod of the network plugin there, the container runtime (\`systemctl status containerd\`), or the storage driver.`,
    }),
    ko: ({ name }) => ({
      title: `\`${name}\` 노드가 보고하는 문제 해결`,
      text: `\`${name}\` 노드에서 kubelet이 말하는 것을 확인하십시오. 네트워크 플러그인 파드, 컨테이너 런타임(\`systemctl status containerd\`), 스토리지 드라이버 중 하나입니다.`,
    }),
    commandOnly: 'looks',
    command: (subject) => kubectl('describe', subject),
  },
};

type Meaning = Readonly<{ title: string; means: string }>;

const EN: Readonly<Record<Lack, Meaning>> = {
  network: {
    title: 'its pod network is not set up',
    means:
      'The container runtime found no working network plugin (CNI): its agent on that node, a DaemonSet pod, has not written its configuration or does not run.',
  },
  shutdown: { title: 'it is shutting down', means: 'The machine is being shut down or rebooted.' },
  runtime: {
    title: 'its container runtime is down',
    means: 'The kubelet gets no answer from the container runtime (containerd or CRI-O) there.',
  },
  'runtime-slow': {
    title: 'its container runtime hangs (PLEG)',
    means:
      'The kubelet could not list the containers for more than 3 minutes (PLEG is not healthy): the container runtime hangs or is overloaded, often by its disk.',
  },
  storage: {
    title: 'its storage drivers are not registered',
    means:
      'The kubelet has not set up its CSINode yet, which needs the API server and the drivers.',
  },
  capacity: {
    title: 'its capacity is unknown',
    means: 'The kubelet could not find out how much of some resource the machine has.',
  },
  other: { title: 'its kubelet says so', means: 'Its kubelet reports that it cannot run pods.' },
};

const KO: Readonly<Record<Lack, Meaning>> = {
  network: {
    title: '파드 네트워크가 준비되지 않았습니다',
    means:
      '컨테이너 런타임이 동작하는 네트워크 플러그인(CNI)을 찾지 못했습니다. 그 노드의 CNI 에이전트(DaemonSet 파드)가 설정을 쓰지 않았거나 실행되지 않습니다.',
  },
  shutdown: { title: '종료되는 중입니다', means: '머신이 종료되거나 재부팅되는 중입니다.' },
  runtime: {
    title: '컨테이너 런타임이 멈췄습니다',
    means: 'kubelet이 그 노드의 컨테이너 런타임(containerd 또는 CRI-O)에서 응답을 받지 못합니다.',
  },
  'runtime-slow': {
    title: '컨테이너 런타임이 응답하지 않습니다(PLEG)',
    means:
      'kubelet이 3분 넘게 컨테이너 목록을 얻지 못했습니다(PLEG is not healthy). 컨테이너 런타임이 멈췄거나 디스크 등으로 과부하 상태입니다.',
  },
  storage: {
    title: '스토리지 드라이버가 등록되지 않았습니다',
    means: 'kubelet이 아직 CSINode를 준비하지 못했습니다. API 서버와 드라이버가 필요합니다.',
  },
  capacity: {
    title: '용량을 알 수 없습니다',
    means: 'kubelet이 머신의 일부 자원이 얼마나 있는지 알아내지 못했습니다.',
  },
  other: { title: 'kubelet의 보고입니다', means: 'kubelet이 파드를 실행할 수 없다고 보고합니다.' },
};

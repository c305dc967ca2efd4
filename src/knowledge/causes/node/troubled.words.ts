import type { AdviceWords, Cause } from '../../../domain/model.ts';
import { type NodeTrouble } from '../../../readings/nodes/node-troubles.ts';
import { counted } from '../../../text/counted.ts';
import { kubectl } from '../../../world/kubectl.ts';

/** `evicted` counts the pods that the kubelet ended for it and that are still there to tell. */
export type Troubled = Readonly<{ trouble: NodeTrouble; said?: string; evicted: number }>;

/** What is said of a node that is short of something or reports a fault. */
export const nodeTroubledWords: Pick<Cause<Troubled>, 'text' | 'advice'> = {
  text: {
    en({ name }, { trouble, said = '', evicted }) {
      const { is, means } = EN[trouble];
      const gone =
        evicted > 0 ? ` It has evicted ${counted(evicted, 'pod')} that can still be seen.` : '';
      return {
        title: `node \`${name}\`: ${is} (${trouble})`,
        sentence: `Node \`${name}\` has the condition ${trouble}: ${means}${gone}${said && ` The node says: “${said}”.`}`,
        state: `node has ${trouble}`,
      };
    },
    ko({ name }, { trouble, said = '', evicted }) {
      const { is, means } = KO[trouble];
      const gone = evicted > 0 ? ` 축출된 파드 ${evicted}개가 아직 보입니다.` : '';
      return {
        title: `\`${name}\` 노드: ${is} (${trouble})`,
        sentence: `\`${name}\` 노드가 ${trouble} 상태입니다. ${means}${gone}${said && ` 노드의 메시지: “${said}”.`}`,
        state: `노드 ${trouble}`,
      };
    },
  },

  advice: {
    en: ({ name }, { trouble }) => EN[trouble].advice(name),
    ko: ({ name }, { trouble }) => KO[trouble].advice(name),
    commandOnly: 'looks',
    command: (subject) => kubectl('describe', subject),
  },
};

type Meaning = Readonly<{ is: string; means: string; advice: (name: string) => AdviceWords }>;

/** The kubelet keeps a pressure for 5 minutes after its signal has gone (evictionPressureTransitionPeriod). */
const freeEn = (what: string) => (name: string) => ({
  title: `Give node \`${name}\` what it is short of`,
  text: `On \`${name}\` ${what}. The condition and its taint go by themselves some minutes later (5 by default).`,
});
const freeKo = (what: string) => (name: string) => ({
  title: `\`${name}\` 노드의 부족한 자원 확보`,
  text: `\`${name}\` 노드에서 ${what}. 조건과 테인트는 몇 분(기본 5분) 뒤에 저절로 없어집니다.`,
});
const mendEn = (what: string) => (name: string) => ({
  title: `Fix what node \`${name}\` reports`,
  text: `Whoever runs \`${name}\` ${what}.`,
});
const mendKo = (what: string) => (name: string) => ({
  title: `\`${name}\` 노드가 알리는 이상 해결`,
  text: `\`${name}\` 노드의 담당자가 ${what}.`,
});

const EN: Readonly<Record<NodeTrouble, Meaning>> = {
  DiskPressure: {
    is: 'its disk is full',
    means:
      'a file system of the kubelet is nearly full (ephemeral-storage). The kubelet evicts pods there, and the taint `node.kubernetes.io/disk-pressure` keeps new ones away until there is room again.',
    advice: freeEn('free its disk: large files, old logs and images that no pod uses'),
  },
  MemoryPressure: {
    is: 'it is short of memory',
    means:
      'the machine is nearly out of memory. The kubelet evicts pods there, first those that use more than they request, and new pods without a memory request are kept away.',
    advice: freeEn(
      'find the pods that use far more memory than they request, and give them a request and a limit that fit',
    ),
  },
  PIDPressure: {
    is: 'it is short of process ids',
    means:
      'nearly all process ids are taken. The kubelet evicts pods there, and keeps new ones away.',
    advice: freeEn('find the pod that starts processes or threads without end, and end it'),
  },
  NetworkUnavailable: {
    is: 'its network is not set up',
    means: 'the network plugin or the cloud has not set up the route to its pods.',
    advice: mendEn(
      'looks at the pod of the network plugin there, or at the route table of the cloud',
    ),
  },
  ...systemWords(
    'its system reports a fault that Kubernetes does not repair: the machine needs care.',
    mendEn(
      'drains it, and looks at its kernel log (`dmesg`), its disk and its container runtime; often it has to be started again',
    ),
    'a fault of its system',
  ),
};

const KO: Readonly<Record<NodeTrouble, Meaning>> = {
  DiskPressure: {
    is: '디스크가 가득 찼습니다',
    means:
      'kubelet의 파일 시스템(ephemeral-storage)이 거의 찼습니다. kubelet이 그 노드의 파드를 축출하고(evict), 공간이 생길 때까지 `node.kubernetes.io/disk-pressure` 테인트가 새 파드를 막습니다.',
    advice: freeKo('디스크의 큰 파일, 오래된 로그, 쓰지 않는 이미지를 지우십시오'),
  },
  MemoryPressure: {
    is: '메모리가 부족합니다',
    means:
      '머신의 메모리가 거의 없습니다. kubelet이 요청보다 많이 쓰는 파드부터 축출하고(evict), 메모리 요청이 없는 새 파드는 막습니다.',
    advice: freeKo('요청보다 훨씬 많은 메모리를 쓰는 파드를 찾아 맞는 요청과 제한을 주십시오'),
  },
  PIDPressure: {
    is: '프로세스 ID가 부족합니다',
    means: '프로세스 ID가 거의 다 쓰였습니다. kubelet이 파드를 축출하고(evict) 새 파드를 막습니다.',
    advice: freeKo('프로세스나 스레드를 끝없이 만드는 파드를 찾아 끝내십시오'),
  },
  NetworkUnavailable: {
    is: '네트워크가 준비되지 않았습니다',
    means: '네트워크 플러그인이나 클라우드가 이 노드의 파드로 가는 경로를 만들지 않았습니다.',
    advice: mendKo('그 노드의 네트워크 플러그인 파드나 클라우드의 라우팅 테이블을 확인해야 합니다'),
  },
  ...systemWords(
    '시스템이 Kubernetes가 고칠 수 없는 이상을 보고합니다. 머신을 점검해야 합니다.',
    mendKo(
      '노드를 비운 뒤 커널 로그(`dmesg`), 디스크, 컨테이너 런타임을 확인해야 합니다. 다시 시작해야 할 때가 많습니다',
    ),
    '시스템 이상',
  ),
};

function systemWords(means: string, advice: Meaning['advice'], is: string) {
  const meaning: Meaning = { is, means, advice };
  return {
    KernelDeadlock: meaning,
    ReadonlyFilesystem: meaning,
    CorruptDockerOverlay2: meaning,
    FrequentContainerdRestart: meaning,
    FrequentDockerRestart: meaning,
    FrequentKubeletRestart: meaning,
    FrequentUnregisterNetDevice: meaning,
  };
}

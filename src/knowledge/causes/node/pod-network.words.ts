import type { Aside } from '../../../domain/audience.ts';
import type { Cause } from '../../../domain/model.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { behindCheck, behindWords, type Behind } from '../../words/behind-words.ts';

export type Reason = 'addresses' | 'agent' | 'rights' | 'other';

/**
 * `range` is what the addresses come from; `lacking` is a program that is not where it should be, and `agent` the pod there
 * that sets up the network; `placed` and `waiting` are the pods of the node with and without an address.
 */
export type NoNetwork = Readonly<{
  pod: string;
  reason: Reason;
  said: string;
  range?: string;
  lacking?: Readonly<{ program: string; path: string }>;
  agent?: Aside;
  placed?: number;
  waiting?: number;
  behind?: Behind; // in the log of that pod
}>;

/** What is said of a node that gives pods no network. */
export const podNetworkWords: Pick<Cause<NoNetwork>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { pod, reason, said, range, lacking, placed, waiting, behind }) => ({
      title: `node \`${name}\`: ${EN[reason].title}`,
      sentence: `Node \`${name}\` cannot set up the network of pod \`${pod}\`, so its containers are not created. ${lacking ? `Its network configuration (CNI) calls the program \`${lacking.program}\`, which is not in \`${lacking.path}\`` : EN[reason].means}${range ? ` (\`${range}\`)` : ''}: “${said}”.`,
      so: `${behind ? `${behindWords.en(behind)} ` : ''}Pods that run there keep their network, and new ones get none until that is fixed.${placed === undefined ? '' : ` On \`${name}\` ${placed} pods have an address of their own, ${waiting} wait for one.`}`,
    }),
    ko: ({ name }, { pod, reason, said, range, lacking, placed, waiting, behind }) => ({
      title: `\`${name}\` 노드: ${KO[reason].title}`,
      sentence: `\`${name}\` 노드가 \`${pod}\` 파드의 네트워크를 만들지 못해 컨테이너가 생성되지 않습니다. ${lacking ? `네트워크 설정(CNI)이 부르는 \`${lacking.program}\` 프로그램이 \`${lacking.path}\` 경로에 없습니다` : KO[reason].means}${range ? `(\`${range}\`)` : ''}: “${said}”.`,
      so: `${behind ? `${behindWords.ko(behind)} ` : ''}그 노드에서 실행 중인 파드는 네트워크를 유지하지만, 새 파드는 해결될 때까지 네트워크를 받지 못합니다.${placed === undefined ? '' : ` \`${name}\` 노드에서 자기 주소가 있는 파드는 ${placed}개, 기다리는 파드는 ${waiting}개입니다.`}`,
    }),
  },

  advice: {
    doneBy: [],
    en: ({ name }, { agent, lacking, behind }) => ({
      title: `Fix the pod network of node \`${name}\``,
      text:
        behindCheck(behind, 'en') ??
        `${lacking ? `Standard programs (loopback, portmap, bridge …) come with a package of the node (\`kubernetes-cni\`), others with the pod of the network plugin. ` : ''}Look on \`${name}\` at ${agent ? `\`${agent.about.namespace}/${agent.about.name}\`, the pod of the network plugin,` : 'the pod of the network plugin'} and its log. Where addresses have run out: fewer pods there, a larger range, or, if far fewer pods than addresses are there, the reservations that ended pods have left (host-local: \`/var/lib/cni/networks\`). Delete the waiting pod only after that, and cordon the node if the others have room.`,
    }),
    ko: ({ name }, { agent, lacking, behind }) => ({
      title: `\`${name}\` 노드의 파드 네트워크 복구`,
      text:
        behindCheck(behind, 'ko') ??
        `${lacking ? '표준 프로그램(loopback, portmap, bridge 등)은 노드의 패키지(`kubernetes-cni`)에, 나머지는 네트워크 플러그인 파드에 들어 있습니다. ' : ''}\`${name}\` 노드에서 네트워크 플러그인 파드${agent ? `(\`${agent.about.namespace}/${agent.about.name}\`)` : ''}와 그 로그를 확인하십시오. 주소가 모자라면 파드를 줄이거나 범위를 넓히고, 주소보다 파드가 훨씬 적다면 끝난 파드가 남긴 예약을 정리하십시오(host-local: \`/var/lib/cni/networks\`). 기다리는 파드는 그 뒤에 삭제하고, 다른 노드에 여유가 있으면 이 노드를 cordon 처리하십시오.`,
    }),
    commandOnly: 'looks',
    command: (subject) => kubectl('describe', subject),
  },
};

type Meaning = Readonly<{ title: string; means: string }>;

const EN: Readonly<Record<Reason, Meaning>> = {
  addresses: {
    title: 'no address is left for pods',
    means: 'Its network plugin (CNI) has no address left to give',
  },
  agent: {
    title: 'its network plugin does not work',
    means:
      'The agent of its network plugin (CNI), a DaemonSet pod, does not run there or is not set up',
  },
  rights: {
    title: 'its network plugin may not use the API server',
    means: 'The API server refuses its network plugin (CNI), as it does when a token has expired',
  },
  other: {
    title: 'its network plugin fails',
    means: 'Its network plugin (CNI) fails',
  },
};

const KO: Readonly<Record<Reason, Meaning>> = {
  addresses: {
    title: '파드에 줄 주소가 남아 있지 않습니다',
    means: '네트워크 플러그인(CNI)에 줄 수 있는 주소가 남아 있지 않습니다',
  },
  agent: {
    title: '네트워크 플러그인이 동작하지 않습니다',
    means:
      '그 노드에서 네트워크 플러그인(CNI)의 에이전트(DaemonSet 파드)가 실행되지 않거나 준비되지 않았습니다',
  },
  rights: {
    title: '네트워크 플러그인이 API 서버를 쓰지 못합니다',
    means: '토큰이 만료되었을 때처럼 API 서버가 네트워크 플러그인(CNI)을 거부합니다',
  },
  other: {
    title: '네트워크 플러그인이 실패합니다',
    means: '네트워크 플러그인(CNI)이 실패합니다',
  },
};

import type { Aside } from '../../../domain/audience.ts';
import type { Bilingual } from '../../../domain/lang.ts';
import type { Advised, Cause } from '../../../domain/model.ts';
import { marked } from '../../../text/marked.ts';
import { type Fitting } from '../../placement/largest-request.ts';
import type { Outlook } from '../../placement/preemption-outlook.ts';
import { moreRoomWords } from '../../words/more-room-words.ts';
import { podWords } from '../../words/pod-words.ts';

/** What fits instead; `inPart`: not all pods could be read. */
type Smaller = Fitting & Readonly<{ inPart: boolean }>;

/** Amounts as people write them; "pods" is the resource where a node's pod limit is reached. */
export type Insufficient = Readonly<{
  why: 'full' | 'too-large' | 'not-offered' | 'held-by-own';
  pod: string;
  resource: string;
  wanted: string;
  most: string; // the most that is free on a node where the pod belongs, or that a node has at all
  nodes: number;
  holders: readonly (Aside & Readonly<{ amount: string }>)[];
  own?: Readonly<{ pod: string; node: string }>;
  atMost?: number; // so many pods of the workload find a node
  smaller?: Smaller;
  offered?: readonly string[]; // instead, where no node offers it
  outlook?: Outlook;
  limitRange?: string; // that gives the pod its request, where its template has none
}>;

/** What is said of a resource that no node has enough of. */
export const insufficientResourceWords: Pick<Cause<Insufficient>, 'text' | 'advice'> = {
  text: {
    en({ name }, { why, pod, resource, wanted, most, nodes, holders, own, atMost, limitRange }) {
      const held = holders.map((one) => `\`${one.about.name}\` ${one.amount}`).join(', ');
      const reasons = {
        full: `no node where it belongs has that much free (most: ${most})${held && `; held by ${held}`}.`,
        'too-large': `no node where it belongs has that much at all (largest: ${most}): it can never fit.`,
        'not-offered': `no node offers ${resource}.`,
        'held-by-own': `\`${own?.pod}\`, an older pod of the same workload, holds it on node \`${own?.node}\`. The new pod waits for the old one to end, and the old one stays until the new one is Ready.`,
      };
      const isOfPods = resource === 'pods' && why === 'full';
      return {
        title: `\`${name}\`: ${isOfPods ? 'no node may take another pod' : `not enough ${resource}`}`,
        sentence: isOfPods
          ? `${podWords.en(pod, name)} finds no node: each where it belongs runs as many pods as it may. (${nodes} nodes looked at)`
          : `${podWords.en(pod, name)} requests ${wanted} of ${resource}${limitRange ? ` (its template asks for none: LimitRange \`${limitRange}\` of its namespace gives it that)` : ''} and ${reasons[why]} (${nodes} nodes looked at)`,
        ...(why === 'held-by-own' && {
          so: 'It waits for ever, unless the update ends an old pod first: maxSurge 0 with maxUnavailable 1, or the strategy Recreate. The workload has a pod less meanwhile.',
        }),
        ...(atMost !== undefined && {
          so: `As things are, ${atMost} ${atMost === 1 ? 'pod' : 'pods'} of \`${name}\` can be placed, and one more cannot.`,
        }),
      };
    },
    ko({ name }, { why, pod, resource, wanted, most, nodes, holders, own, atMost, limitRange }) {
      const held = holders.map((one) => `\`${one.about.name}\` ${one.amount}`).join(', ');
      const reasons = {
        full: `갈 수 있는 노드 중 그만큼 남은 곳이 없습니다(최대 ${most}).${held && ` 점유: ${held}.`}`,
        'too-large': `갈 수 있는 노드 중 그만큼 큰 노드가 없습니다(최대 ${most}). 기다려도 배치되지 않습니다.`,
        'not-offered': `${resource} 자원을 제공하는 노드가 없습니다.`,
        'held-by-own': `같은 워크로드의 이전 파드 \`${own?.pod}\` 객체가 \`${own?.node}\` 노드에서 그 자원을 쓰고 있습니다. 새 파드는 이전 파드의 종료를 기다리고, 이전 파드는 새 파드가 Ready 상태가 될 때까지 남습니다.`,
      };
      const isOfPods = resource === 'pods' && why === 'full';
      return {
        title: `\`${name}\`: ${isOfPods ? '파드를 더 받을 수 있는 노드가 없습니다' : `${resource} 자원이 부족합니다`}`,
        sentence: isOfPods
          ? `${podWords.ko(pod, name)}가 갈 수 있는 노드마다 이미 허용된 수만큼 파드를 실행하고 있습니다. (확인한 노드 ${nodes}개)`
          : `${podWords.ko(pod, name)}가 ${resource} ${wanted} 자원을 요청합니다${limitRange ? `(템플릿에는 없고 네임스페이스의 LimitRange \`${limitRange}\` 객체가 넣은 값)` : ''}. ${reasons[why]} (확인한 노드 ${nodes}개)`,
        ...(why === 'held-by-own' && {
          so: '업데이트가 이전 파드를 먼저 끝내지 않으면 계속 기다립니다: maxSurge 0과 maxUnavailable 1, 또는 Recreate 전략. 그동안 파드가 하나 줄어듭니다.',
        }),
        ...(atMost !== undefined && {
          so: `지금은 \`${name}\` 파드가 ${atMost}개까지 배치되고, 하나 더는 배치되지 않습니다.`,
        }),
      };
    },
  },

  advice: {
    doneBy: ['resources/smaller-request', 'resources/offered-device'], // fewer pods are no more room
    en: (_, { why, resource, holders, offered, smaller }) => {
      if (offered) return INSTEAD.en(resource, offered);
      if (smaller) return LESS.en(resource, smaller);
      if (why === 'held-by-own') return undefined; // its update has to end the old pod first
      if (resource === 'pods') return MORE_PODS.en;
      return moreRoomWords.en({ resource, holders: holders.map(({ about }) => about.name) });
    },
    ko: (_, { why, resource, holders, offered, smaller }) => {
      if (offered) return INSTEAD.ko(resource, offered);
      if (smaller) return LESS.ko(resource, smaller);
      if (why === 'held-by-own') return undefined;
      if (resource === 'pods') return MORE_PODS.ko;
      return moreRoomWords.ko({ resource, holders: holders.map(({ about }) => about.name) });
    },
  },
};

const MORE_PODS: Bilingual<Advised> = {
  en: {
    title: 'Add a node, or raise how many pods one may run',
    text: 'The limit is `allocatable.pods` of a node: `maxPods` of its kubelet, or in some clouds as many as the network gives addresses to a node of that size. Its CPU and memory may well be free.',
    undo: 'Drain the node and remove it.',
  },
  ko: {
    title: '노드 추가 또는 노드당 파드 수 올리기',
    text: '한도는 노드의 `allocatable.pods` 값입니다. kubelet의 `maxPods` 설정이거나, 일부 클라우드에서는 그 크기의 노드가 받을 수 있는 주소 수입니다. CPU와 메모리는 남아 있을 수 있습니다.',
    undo: '노드를 비우고 제거합니다.',
  },
};

/** What nodes offer where none offers a resource: different hardware is for people to choose. */
const INSTEAD: Bilingual<(resource: string, offered: readonly string[]) => Advised> = {
  en: (resource, offered) => ({
    title:
      offered.length > 0
        ? `Request ${marked(offered)} instead`
        : `Make a node offer \`${resource}\``,
    text: `${offered.length > 0 ? `Nodes offer ${marked(offered)}: simulated, the pod is placed if it asks for that.` : ''}`,
    besides: [
      {
        title: `See why no node offers \`${resource}\``,
        text: `A node offers \`${resource}\` only while the device plugin for it runs there and finds the device: look at that DaemonSet first.`,
      },
    ],
    undo: 'Set the request back to what it was.',
  }),
  ko: (resource, offered) => ({
    title:
      offered.length > 0
        ? `대신 ${marked(offered)} 요청`
        : `\`${resource}\` 자원을 제공하는 노드 준비`,
    text: `${offered.length > 0 ? `노드가 제공하는 것: ${marked(offered)}. 시뮬레이션에서 그것을 요청하면 파드가 배치됩니다.` : ''}`,
    besides: [
      {
        title: `\`${resource}\` 자원이 없는 이유 확인`,
        text: `\`${resource}\` 자원은 디바이스 플러그인이 그 노드에서 실행되어 장치를 찾아야 제공됩니다. 해당 DaemonSet부터 확인하십시오.`,
      },
    ],
    undo: '요청을 이전 값으로 되돌립니다.',
  }),
};

/** Whether what fits is enough only the program's use can tell. */
const LESS: Bilingual<(resource: string, smaller: Smaller) => Advised> = {
  en: (resource, { quantity, container, node, inPart }) => ({
    title: `Request at most ${quantity} of ${resource}`,
    text: `Simulated: with a request of ${quantity} of ${resource} in container \`${container}\` the pod is placed on node \`${node}\`${inPart ? ', unless pods that could not be read hold more there' : ' now; more fits nowhere'}.`,
    besides: [
      {
        title: 'Or a further node',
        text: 'Compare it with what the program really uses before you lower it; else a further node takes the pod.',
      },
    ],
    undo: 'Set the request back to what it was.',
  }),
  ko: (resource, { quantity, container, node, inPart }) => ({
    title: `${resource} 요청을 ${quantity} 이하로`,
    text: `시뮬레이션에서 \`${container}\` 컨테이너의 ${resource} 요청이 ${quantity}이면 지금 \`${node}\` 노드에 배치됩니다. ${inPart ? '읽지 못한 파드가 더 쓰고 있을 수 있습니다.' : '그보다 크면 어디에도 들어가지 않습니다.'}`,
    besides: [
      {
        title: '또는 노드 추가',
        text: '줄이기 전에 실제 사용량과 비교하십시오. 줄일 수 없으면 노드를 추가해야 합니다.',
      },
    ],
    undo: '요청을 이전 값으로 되돌립니다.',
  }),
};

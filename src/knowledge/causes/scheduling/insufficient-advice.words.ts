import type { Advice, Advised } from '../../../domain/model.ts';
import { marked } from '../../../text/marked.ts';
import type { Insufficient } from './insufficient-resource.words.ts';
import { moreRoomWords } from './words/more-room-words.ts';

type Smaller = NonNullable<Insufficient['smaller']>;

/** What a person does where no node has enough of a resource. */
export const insufficientAdvice: Advice<Insufficient> = {
  doneBy: ['resources/smaller-request', 'resources/offered-device'], // fewer pods are no more room
  choose: (_, { why, resource, holders, offered, smaller, autoscaler }) => {
    if (autoscaler) return BOUND(resource, autoscaler);
    if (offered) return INSTEAD(resource, offered);
    if (smaller) return LESS(resource, smaller);
    if (why === 'held-by-own') return undefined;
    if (resource === 'pods') return MORE_PODS;
    return moreRoomWords({ resource, holders: holders.map(({ about }) => about.name) });
  },
};

const BOUND: (resource: string, autoscaler: string) => Advised = (resource, autoscaler) => ({
  en: {
    title: `Bound what VerticalPodAutoscaler \`${autoscaler}\` asks for`,
    text: `Set \`maxAllowed.${resource}\` in its \`resourcePolicy.containerPolicies\` to what a node can give, or add a larger node. A smaller request in the pod template changes nothing: it is overwritten in each new pod.`,
    undo: 'Set the bound back to what it was.',
  },
  ko: {
    title: `VerticalPodAutoscaler \`${autoscaler}\` 객체의 요청에 상한 두기`,
    text: `\`resourcePolicy.containerPolicies\` 필드의 \`maxAllowed.${resource}\` 값을 노드가 줄 수 있는 만큼으로 정하거나 더 큰 노드를 추가하십시오. 파드 템플릿의 요청을 줄여도 새 파드마다 덮어쓰므로 바뀌지 않습니다.`,
    undo: '상한을 이전 값으로 되돌립니다.',
  },
});

const MORE_PODS: Advised = {
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
const INSTEAD: (resource: string, offered: readonly string[]) => Advised = (resource, offered) => ({
  extra: [
    {
      en: {
        title: `See why no node offers \`${resource}\``,
        text: `A node offers \`${resource}\` only while the device plugin for it runs there and finds the device: look at that DaemonSet first.`,
      },
      ko: {
        title: `\`${resource}\` 자원이 없는 이유 확인`,
        text: `\`${resource}\` 자원은 디바이스 플러그인이 그 노드에서 실행되어 장치를 찾아야 제공됩니다. 해당 DaemonSet부터 확인하십시오.`,
      },
    },
  ],
  en: {
    title:
      offered.length > 0
        ? `Request ${marked(offered)} instead`
        : `Make a node offer \`${resource}\``,
    text: `${offered.length > 0 ? `Nodes offer ${marked(offered)}: simulated, the pod is placed if it asks for that.` : ''}`,
    undo: 'Set the request back to what it was.',
  },
  ko: {
    title:
      offered.length > 0
        ? `대신 ${marked(offered)} 요청`
        : `\`${resource}\` 자원을 제공하는 노드 준비`,
    text: `${offered.length > 0 ? `노드가 제공하는 것: ${marked(offered)}. 시뮬레이션에서 그것을 요청하면 파드가 배치됩니다.` : ''}`,
    undo: '요청을 이전 값으로 되돌립니다.',
  },
});

/** Whether what fits is enough only the program's use can tell. */
const LESS: (resource: string, smaller: Smaller) => Advised = (
  resource,
  { quantity, container, node, inPart },
) => ({
  extra: [
    {
      en: {
        title: 'Or add a node',
        text: 'Before you lower the request, compare it with what the program really uses. Otherwise add a node.',
      },
      ko: {
        title: '또는 노드 추가',
        text: '줄이기 전에 실제 사용량과 비교하십시오. 줄일 수 없으면 노드를 추가해야 합니다.',
      },
    },
  ],
  en: {
    title: `Request at most ${quantity} of ${resource}`,
    text: `Simulated: with a request of ${quantity} of ${resource} in container \`${container}\` the pod is placed on node \`${node}\`${inPart ? ', unless pods that could not be read hold more there' : ' now; more fits nowhere'}.`,
    undo: 'Set the request back to what it was.',
  },
  ko: {
    title: `${resource} 요청을 ${quantity} 이하로`,
    text: `시뮬레이션에서 \`${container}\` 컨테이너의 ${resource} 요청이 ${quantity}이면 지금 \`${node}\` 노드에 배치됩니다. ${inPart ? '읽지 못한 파드가 더 쓰고 있을 수 있습니다.' : '그보다 크면 어디에도 들어가지 않습니다.'}`,
    undo: '요청을 이전 값으로 되돌립니다.',
  },
});

import type { Cause, Ref } from '../../../domain/model.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { podWords } from '../../words/pod-words.ts';

export type RejectedByKubelet = Readonly<{
  why: 'node-affinity' | 'ports' | 'resource' | 'taint' | 'system' | 'devices' | 'topology';
  pod: string;
  node: string;
  reason: string; // the kubelet's word
  isPinned: boolean; // the template names the node itself
  template?: Ref; // where it does so and may be changed
  what: readonly string[]; // demands of the node that it does not meet, or the resource
}>;

/** What is said of a pod that its node rejects. */
export const rejectedByKubeletWords: Pick<Cause<RejectedByKubelet>, 'text' | 'advice'> = {
  text: {
    en({ name }, { why, pod, node, reason, isPinned, what }) {
      const bound = isPinned
        ? `pinned to node \`${node}\` by nodeName`
        : `bound to node \`${node}\``;
      const reasons = {
        'node-affinity': `does not meet its nodeSelector or node affinity${what.length > 0 ? ` (\`${what.join('`, `')}\`)` : ''}`,
        ports: 'has a host port that it needs in use',
        resource: `has too little ${what.join(', ')} left`,
        taint: 'has a taint that it does not tolerate',
        system: 'does not offer what it needs of the system',
        devices: 'could not give it the devices or the exclusive resources that it asks for',
        topology: 'cannot give it its resources from one NUMA node or core, as its policy demands',
      };
      return {
        title: `\`${name}\`: node \`${node}\` rejects its pods`,
        sentence: `${podWords.en(pod, name)} is ${bound}, which ${reasons[why]}: the kubelet rejects it (${reason}).`,
        so: isPinned
          ? 'nodeName goes past the scheduler, so every further pod is rejected in the same way until it or the other rule goes.'
          : NEXT.en[why === 'devices' || why === 'topology' ? why : 'other'],
      };
    },
    ko({ name }, { why, pod, node, reason, isPinned, what }) {
      const bound = isPinned ? `nodeName으로 \`${node}\` 노드에 고정` : `\`${node}\` 노드에 배정`;
      const reasons = {
        'node-affinity': `nodeSelector 또는 노드 어피니티 조건${what.length > 0 ? `(\`${what.join('`, `')}\`)` : ''}에 맞지 않습니다`,
        ports: '필요한 호스트 포트가 이미 사용 중입니다',
        resource: `${what.join(', ')} 자원이 모자랍니다`,
        taint: '파드가 허용하지 않는 테인트가 있습니다',
        system: '파드에 필요한 시스템 기능이 없습니다',
        devices: '파드가 요청한 장치나 전용 자원을 할당하지 못합니다',
        topology: '정책이 요구하는 대로 한 NUMA 노드나 코어에서 자원을 줄 수 없습니다',
      };
      return {
        title: `\`${name}\`: \`${node}\` 노드가 파드를 거부합니다`,
        sentence: `${podWords.ko(pod, name)}가 ${bound}되었는데, 그 노드는 ${reasons[why]}. 그래서 kubelet이 거부합니다(${reason}).`,
        so: isPinned
          ? 'nodeName은 스케줄러를 거치지 않으므로, 둘 중 하나를 없앨 때까지 새 파드도 모두 거부됩니다.'
          : NEXT.ko[why === 'devices' || why === 'topology' ? why : 'other'],
      };
    },
  },

  advice: {
    choose: ({ name }, { node, template }) =>
      template && {
        en: {
          title: 'Remove `nodeName` from the template',
          text: `The scheduler then chooses a node that meets the other rules of \`${name}\`, instead of \`${node}\` always.`,
          undo: `Set nodeName back to ${node}.`,
        },
        ko: {
          title: '템플릿에서 `nodeName` 제거',
          text: `그러면 항상 \`${node}\` 노드를 쓰는 대신 스케줄러가 \`${name}\` 워크로드의 다른 조건에 맞는 노드를 고릅니다.`,
          undo: `nodeName을 ${node} 값으로 되돌립니다.`,
        },
      },

    command: (_, { node, template }) => {
      const path = '/spec/template/spec/nodeName';
      const patch = [
        { op: 'test', path, value: node },
        { op: 'remove', path },
      ];
      return template && kubectl('patch', template, '--type=json', '-p', JSON.stringify(patch));
    },
  },
};

/** What follows where the scheduler chose the node. */
const NEXT = {
  en: {
    devices:
      'The scheduler counts devices and does not see their health: look at the device plugin on that node.',
    topology:
      'The scheduler does not know the topology inside of a node: ask for less, or relax the policy of the kubelet.',
    other:
      'The node changed after the scheduler chose it, or something else than the scheduler did.',
  },
  ko: {
    devices:
      '스케줄러는 장치의 수만 세고 상태는 보지 못합니다. 그 노드의 디바이스 플러그인을 확인하십시오.',
    topology:
      '스케줄러는 노드 내부의 토폴로지를 모릅니다. 요청을 줄이거나 kubelet의 정책을 완화하십시오.',
    other: '스케줄러가 고른 뒤에 노드가 바뀌었거나, 스케줄러가 아닌 것이 배정했습니다.',
  },
} as const;

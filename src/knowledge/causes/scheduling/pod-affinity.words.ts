import type { Aside } from '../../../domain/audience.ts';
import type { Cause } from '../../../domain/model.ts';
import { counted } from '../../../text/counted.ts';
import { marked } from '../../../text/marked.ts';
import { kubectl } from '../../../world/kubectl.ts';
import { podWords } from '../../words/pod-words.ts';
import type { Outlook } from './placement/preemption-outlook.ts';
import { fewerOrMoreRoomWords, type Fewer } from './words/more-room-words.ts';

/** `why` is the scheduler's own distinction, as a code. */
export type RefusedPlacement = Readonly<{
  why: 'pod-affinity' | 'pod-anti-affinity' | 'existing-anti-affinity';
  pod: string;
  rules?: readonly string[]; // the pod's own, in words
  refusers?: readonly Aside[]; // pods that are there, one of each node
  nodes: number; // where it would belong
  atMost?: number; // so many pods of the workload find a node
  fewer?: Fewer;
  outlook?: Outlook;
}>;

/** What is said of rules between pods that leave no node. */
export const podAffinityWords: Pick<Cause<RefusedPlacement>, 'text' | 'advice'> = {
  text: {
    en({ name }, { why, pod, rules = [], refusers = [], nodes, atMost }) {
      const by = rules.length > 0 ? ` (${marked(rules)})` : '';
      const who = refusers.length > 0 ? `: ${namesOf(refusers)}` : '';
      const reasons = {
        'pod-affinity': `none of the pods that its podAffinity demands${by} is there`,
        'pod-anti-affinity': `each of them already runs a pod that its podAntiAffinity refuses${by}${who}`,
        'existing-anti-affinity': `pods that are there refuse it by their own podAntiAffinity${who}`,
      };
      return {
        title: `\`${name}\`: rules between pods leave no node`,
        sentence: `${podWords.en(pod, name)} could run on ${nodes} nodes, but ${reasons[why]}.`,
        ...(atMost !== undefined && {
          so: `At most ${counted(atMost, 'replica')} of \`${name}\` can run on these nodes: one more needs another node.`,
        }),
      };
    },
    ko({ name }, { why, pod, rules = [], refusers = [], nodes, atMost }) {
      const by = rules.length > 0 ? `(${marked(rules)})` : '';
      const who = refusers.length > 0 ? `(${namesOf(refusers)})` : '';
      const reasons = {
        'pod-affinity': `podAffinity 규칙${by}이 요구하는 파드가 없습니다`,
        'pod-anti-affinity': `모두 podAntiAffinity 규칙${by}이 피하는 파드${who}를 이미 실행하고 있습니다`,
        'existing-anti-affinity': `그곳에 있는 파드${who}의 podAntiAffinity 규칙이 거부합니다`,
      };
      return {
        title: `\`${name}\`: 파드 사이의 규칙 때문에 갈 노드가 없습니다`,
        sentence: `${podWords.ko(pod, name)}가 갈 수 있는 노드는 ${nodes}개이지만, ${reasons[why]}.`,
        ...(atMost !== undefined && {
          so: `이 노드들에서 \`${name}\` 레플리카는 최대 ${atMost}개만 실행됩니다. 하나 더 실행하려면 노드가 더 필요합니다.`,
        }),
      };
    },
  },

  advice: {
    doneBy: ['workload/fewer-replicas', 'autoscaling/lower-minimum'],
    // Where the pods that it wants beside it are not there, no further node has them.
    choose: ({ name }, { why, fewer }) =>
      why === 'pod-affinity' && !fewer ? undefined : fewerOrMoreRoomWords(name, fewer),

    command: (subject, { fewer }) => fewer && kubectl('scale', subject, `--replicas=${fewer.fits}`),
  },
};

function namesOf(refusers: readonly Aside[]): string {
  return marked(refusers.map(({ about }) => about.name));
}

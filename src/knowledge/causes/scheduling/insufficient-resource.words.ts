import type { Aside } from '../../../domain/audience.ts';
import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import { counted } from '../../../text/counted.ts';
import { podWords } from '../../words/pod-words.ts';
import type { Fitting } from './placement/largest-request.ts';
import type { Outlook } from './placement/preemption-outlook.ts';

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
  smaller?: Fitting & Readonly<{ inPart: boolean }>; // what fits instead; `inPart`: not all pods could be read
  offered?: readonly string[]; // instead, where no node offers it
  outlook?: Outlook;
  limitRange?: string; // that gives the pod its request, where its template has none
  autoscaler?: string; // a VerticalPodAutoscaler that has overwritten what its template asks for
}>;

/** What is said of a resource that no node has enough of. */
export const insufficientResourceWords: Pick<Cause<Insufficient>, 'text'> = {
  text: {
    en({ name }, params) {
      const { why, pod, resource, wanted, most, nodes, holders, own, atMost } = params;
      const held = holders.map((one) => `\`${one.about.name}\` ${one.amount}`).join(', ');
      const reasons = {
        full: `no node that it may use has that much free (most: ${most})${held && `; held by ${held}`}.`,
        'too-large': `no node that it may use has that much at all (largest: ${most}): it can never fit.`,
        'not-offered': `no node offers ${resource}.`,
        'held-by-own': `\`${own?.pod}\`, an older pod of the same workload, holds it on node \`${own?.node}\`. The new pod waits for the old one to end, and the old one stays until the new one is Ready.`,
      };
      const isOfPods = resource === 'pods' && why === 'full';
      return {
        title: `\`${name}\`: ${isOfPods ? 'no node may take another pod' : `not enough ${resource}`}`,
        sentence: isOfPods
          ? `${podWords.en(pod, name)} finds no node: each that it may use already runs as many pods as it can. (${nodes} nodes checked)`
          : `${podWords.en(pod, name)} requests ${wanted} of ${resource}${GIVEN.en(params)}, and ${reasons[why]} (${nodes} nodes checked)`,
        ...(why === 'held-by-own' && {
          so: 'It waits for ever, unless the update ends an old pod first: maxSurge 0 with maxUnavailable 1, or the strategy Recreate. The workload has a pod less meanwhile.',
        }),
        ...(atMost !== undefined && {
          so: `As things are, ${counted(atMost, 'pod')} of \`${name}\` can be placed, and one more cannot.`,
        }),
      };
    },
    ko({ name }, params) {
      const { why, pod, resource, wanted, most, nodes, holders, own, atMost } = params;
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
          : `${podWords.ko(pod, name)}가 ${resource} ${wanted} 자원을 요청합니다${GIVEN.ko(params)}. ${reasons[why]} (확인한 노드 ${nodes}개)`,
        ...(why === 'held-by-own' && {
          so: '업데이트가 이전 파드를 먼저 끝내지 않으면 계속 기다립니다: maxSurge 0과 maxUnavailable 1, 또는 Recreate 전략. 그동안 파드가 하나 줄어듭니다.',
        }),
        ...(atMost !== undefined && {
          so: `지금은 \`${name}\` 파드가 ${atMost}개까지 배치되고, 하나 더는 배치되지 않습니다.`,
        }),
      };
    },
  },
};

/** Who has put the request into the pod, where its template did not. */
const GIVEN: Bilingual<(params: Insufficient) => string> = {
  en: ({ limitRange, autoscaler }) => {
    if (autoscaler) return ` (set by VerticalPodAutoscaler \`${autoscaler}\`, not by its template)`;
    return limitRange
      ? ` (its template asks for none: LimitRange \`${limitRange}\` of its namespace gives it that)`
      : '';
  },
  ko: ({ limitRange, autoscaler }) => {
    if (autoscaler)
      return `(템플릿이 아니라 VerticalPodAutoscaler \`${autoscaler}\` 객체가 정한 값)`;
    return limitRange
      ? `(템플릿에는 없고 네임스페이스의 LimitRange \`${limitRange}\` 객체가 넣은 값)`
      : '';
  },
};

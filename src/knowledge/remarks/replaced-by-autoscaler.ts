import type { Remarker } from '../../domain/remarker.ts';
import { eventsSaying } from '../../readings/events.ts';
import { requestsSetBy } from '../../readings/pods/requests-set-by.ts';
import { predecessorsOf } from '../../readings/workloads/predecessors.ts';
import { podRef } from '../../readings/workloads/workloads.ts';
import { marked } from '../../text/marked.ts';
import { plural } from '../../text/plural.ts';
import { timeWord } from '../../text/time-word.ts';

/** Pods before it that a VerticalPodAutoscaler has ended, the last of them at a time. */
type Replaced = Readonly<{ autoscaler: string; pods: readonly string[]; at: string }>;

/** "Pod was evicted by VPA Updater to apply resource recommendation." (vertical-pod-autoscaler, updater) */
const EVICTED = ['EvictedByVPA'];

/** A pod stands in place of others that were evicted so that the next have the requests which a VerticalPodAutoscaler recommends. */
export const replacedByAutoscaler: Remarker<'Pod', Replaced> = {
  id: 'pod/replaced-by-autoscaler',
  of: ['Pod'],

  *remark(pod, world) {
    const { name: autoscaler } = requestsSetBy(pod) ?? {};
    if (!autoscaler) return;
    const said = predecessorsOf(podRef(pod), world).flatMap((before) =>
      eventsSaying(EVICTED, before, world).slice(0, 1),
    );
    const [at] = said
      .flatMap((one) => one.at ?? [])
      .toSorted()
      .toReversed();
    if (at) yield { autoscaler, pods: said.map(({ on }) => on.name), at };
  },

  text: {
    en: ({ name }, { autoscaler, pods, at }) =>
      `Before \`${name}\`, ${marked(pods)} of the same workload ${plural(pods.length, 'was', 'were')} evicted${pods.length === 1 ? '' : ', the last'} at ${timeWord(at)}, for no fault of the program: VerticalPodAutoscaler \`${autoscaler}\` applies its requests to new pods only. With \`updateMode: Initial\` it lets running pods be.`,
    ko: ({ name }, { autoscaler, pods, at }) =>
      `\`${name}\` 파드 이전에 같은 워크로드의 ${marked(pods)} 파드가 축출되었습니다(마지막 ${timeWord(at)}). 프로그램 탓이 아니라 VerticalPodAutoscaler \`${autoscaler}\` 객체가 새 파드에만 권장 요청량을 적용하기 때문입니다. \`updateMode: Initial\` 값이면 실행 중인 파드는 그대로 둡니다.`,
  },
};

import type { Cause } from '../../../domain/model.ts';
import { podToController } from '../../../readings/edges/pod-to-controller.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { ordinalsOf } from '../../../readings/workloads/ordinals.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';

/** `made` counts the pods that there are. */
type OrderedReady = Readonly<{ pod: string; made: number; ready: number; wanted: number }>;

/** A StatefulSet makes its pods one after the other, and one that is not Ready keeps the next from being made. */
export const orderedReady: Cause<OrderedReady, 'apps/StatefulSet'> = {
  id: 'workload/ordered-ready',
  of: ['apps/StatefulSet'],
  explains: ['replicas-missing'],
  refines: ['workload/waits-for-pods'],

  *explain({ on, evidence }, world, set) {
    const { pods, first, gap } = ordinalsOf(set, world);
    const wanted = set.spec?.replicas ?? 1;
    if (!first || pods.length >= wanted) return;

    const pod = podRef(first);
    yield {
      subject: on,
      params: { pod: pod.name, made: pods.length, ready: pods.filter(isReady).length, wanted },
      evidence: [evidence],
      strength: gap ? 'fits' : 'entails',
      restsOn: [on, pod],
      because: { at: pod, edge: podToController.id },
    };
  },

  text: {
    en: ({ name }, { pod, made, ready, wanted }) => ({
      title: `\`${name}\`: \`${pod}\` is not Ready, so the pods after it are not made`,
      sentence: `\`${name}\` has ${made} of ${wanted} pods, ${ready} of them Ready. With podManagementPolicy OrderedReady it makes the next pod only when \`${pod}\` is Ready.`,
      state: `${ready} of ${wanted} pods Ready`,
    }),
    ko: ({ name }, { pod, made, ready, wanted }) => ({
      title: `\`${name}\`: \`${pod}\` 파드가 Ready가 아니어서 다음 파드를 만들지 않습니다`,
      sentence: `\`${name}\` 워크로드에 파드가 ${wanted}개 중 ${made}개 있고 그중 ${ready}개가 Ready입니다. podManagementPolicy OrderedReady에서는 \`${pod}\` 파드가 Ready가 되어야 다음 파드를 만듭니다.`,
      state: `파드 ${wanted}개 중 ${ready}개 Ready`,
    }),
  },
};

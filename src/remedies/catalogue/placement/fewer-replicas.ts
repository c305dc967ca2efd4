import type { Remedy } from '../../../domain/remedy.ts';
import { replicasOf } from '../../../world/readings/workloads/workloads.ts';
import { scaleToFit, type ScaleParams } from '../../scale-to-fit.ts';
import { stuckPodOf } from '../../stuck-pod.ts';
import { workloadOf } from '../../workload.ts';

/** Asks for as many replicas as find a node. */
export const fewerReplicas: Remedy<ScaleParams> = {
  id: 'placement/fewer-replicas',
  answers: ['scheduling/pod-affinity', 'scheduling/host-port', 'scheduling/combined'],
  isWordsOnly: true,

  *propose(finding, world) {
    const stuck = stuckPodOf(finding, world);
    const on = workloadOf(finding, world)?.on ?? finding.subject;
    const wanted = replicasOf(on, world);
    const proposal = stuck && wanted !== undefined && scaleToFit(on, wanted, stuck, world);
    if (proposal) yield proposal;
  },

  inWords: ({ name, fits, wanted }, lang) =>
    ({
      en: {
        title: `Run ${fits} instead of ${wanted} replicas`,
        text: `Simulated: ${fits} pods of \`${name}\` find a node, one more finds none. Where an autoscaler or Git sets the number, change it there. For ${wanted} replicas more nodes are needed.`,
        undo: `Set the replicas back to ${wanted}.`,
      },
      ko: {
        title: `레플리카를 ${wanted}개에서 ${fits}개로`,
        text: `시뮬레이션에서 \`${name}\` 워크로드의 파드는 ${fits}개까지 배치되고 하나 더는 배치되지 않습니다. 오토스케일러나 Git이 값을 정한다면 그곳에서 바꾸십시오. ${wanted}개를 실행하려면 노드가 더 필요합니다.`,
        undo: `레플리카를 ${wanted}개로 되돌립니다.`,
      },
    })[lang],
};

import type { Advice } from '../../../../domain/model.ts';
import { kubectl } from '../../../../world/kubectl.ts';
import type { Fewer } from './more-room-words.ts';

/** Back to as many replicas as can run, before the rule is mended: the mending needs a complete stable revision. */
export const scaleFirstAdvice: Advice<Readonly<{ scaleFirst?: Fewer }>> = {
  doneBy: [],
  choose: ({ name }, { scaleFirst }) => {
    if (!scaleFirst) return undefined;
    const { fits, wanted } = scaleFirst;
    return {
      en: {
        title: `First go back to ${fits} replicas, then fix the rule`,
        text: `Only ${fits} of ${wanted} stable pods of \`${name}\` can run, and with DestinationRule subsets a new revision moves no traffic before all of them do: it would stop half-way. So in this order: ${fits} replicas (where an autoscaler sets them, its maxReplicas), then one of the other fixes, then ${wanted} again.`,
        undo: `Set the replicas back to ${wanted}.`,
      },
      ko: {
        title: `먼저 레플리카를 ${fits}개로, 그다음 제약 수정`,
        text: `\`${name}\` 롤아웃의 안정 파드 ${wanted}개 중 ${fits}개만 실행될 수 있습니다. DestinationRule 서브셋을 쓰면 모두 준비될 때까지 새 리비전으로 트래픽을 옮기지 않아 중간에 멈춥니다. 순서: 레플리카 ${fits}개(오토스케일러가 정한다면 maxReplicas 값) → 다른 수정 중 하나 → 다시 ${wanted}개.`,
        undo: `레플리카를 ${wanted}개로 되돌립니다.`,
      },
    };
  },

  command: (subject, { scaleFirst }) =>
    scaleFirst && kubectl('scale', subject, `--replicas=${scaleFirst.fits}`),
};

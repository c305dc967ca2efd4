import { isOfKind } from '../../domain/keys.ts';
import type { Resource } from '../../domain/resource.ts';
import { sizeOf } from '../../world/readings/workloads/sizes.ts';
import type { Remarker } from '../remarker.ts';

const KINDS = ['apps/DaemonSet', 'apps/StatefulSet'] as const;

/** `partition` is the first ordinal that is replaced; without it pods are replaced when somebody deletes them. */
type Left = Readonly<{ count: number; partition?: number }>;

/** Pods stay at the old revision because the update strategy says so. */
export const leftAtOldRevision: Remarker<(typeof KINDS)[number], Left> = {
  id: 'workload/left-at-old-revision',
  of: KINDS,

  *remark(workload) {
    const { type, rollingUpdate } = workload.spec?.updateStrategy ?? {};
    const count = leftIn(workload);
    const partition =
      rollingUpdate && 'partition' in rollingUpdate ? (rollingUpdate.partition ?? 0) : 0;
    if (count <= 0 || (type !== 'OnDelete' && partition === 0)) return;
    yield { count, ...(type !== 'OnDelete' && { partition }) };
  },

  text: {
    en: ({ name }, { count, partition }) =>
      `${count} ${count === 1 ? 'pod' : 'pods'} of \`${name}\` ${count === 1 ? 'stays' : 'stay'} at the old revision by plan: ${
        partition === undefined
          ? 'with the update strategy OnDelete a pod is replaced when somebody deletes it'
          : `the partition of its update strategy is ${partition}, so only pods from ordinal ${partition} on are replaced`
      }.`,
    ko: ({ name }, { count, partition }) =>
      `\`${name}\` 워크로드의 파드 ${count}개는 계획에 따라 이전 리비전에 남아 있습니다. ${
        partition === undefined
          ? '업데이트 전략이 OnDelete이므로 누군가 파드를 삭제해야 교체됩니다'
          : `업데이트 전략의 partition 값이 ${partition}이므로 서수 ${partition}번 이상의 파드만 교체됩니다`
      }.`,
  },
};

function leftIn(workload: Resource<(typeof KINDS)[number]>): number {
  const { wanted, updated } = sizeOf(workload);
  // A StatefulSet that is at one revision need not count its pods as updated.
  const isAtOne =
    isOfKind('apps/StatefulSet', workload) &&
    workload.status?.updateRevision === workload.status?.currentRevision;
  return isAtOne ? 0 : wanted - updated;
}

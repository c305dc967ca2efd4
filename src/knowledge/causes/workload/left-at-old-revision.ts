import { isOfKind } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { sizeOf } from '../../../readings/workloads/sizes.ts';
import { counted } from '../../../text/counted.ts';
import { plural } from '../../../text/plural.ts';
import { meantBy } from '../../meant-by.ts';

const KINDS = ['apps/DaemonSet', 'apps/StatefulSet'] as const;
type Kind = (typeof KINDS)[number];

/** `partition` is the first ordinal that is replaced; without it pods are replaced when somebody deletes them. */
type PodsLeft = Readonly<{ count: number; partition?: number }>;

/** Pods stay at the old revision because the update strategy says so. */
export const leftAtOldRevision: Cause<PodsLeft, Kind> = {
  id: 'workload/left-at-old-revision',
  of: KINDS,
  explains: ['left-at-old-revision'],
  symptom: meantBy('left-at-old-revision', KINDS, (workload) => {
    const plan = planOf(workload);
    if (!plan || leftIn(workload) <= 0) return undefined;
    return plan.partition === undefined
      ? { path: '/spec/updateStrategy/type', quote: 'OnDelete', reason: 'OnDelete' }
      : {
          path: '/spec/updateStrategy/rollingUpdate/partition',
          quote: `${plan.partition}`,
          reason: 'Partition',
        };
  }),

  *explain({ on, evidence }, _world, workload) {
    yield {
      subject: on,
      params: { count: leftIn(workload), ...planOf(workload) },
      evidence: [evidence],
      strength: 'entails',
    };
  },

  text: {
    en({ name }, { count, partition }) {
      const pods = `${counted(count, 'pod')} of \`${name}\` ${plural(count, 'stays', 'stay')} at the old revision by plan`;
      return {
        title: pods,
        sentence: `${pods}: ${
          partition === undefined
            ? 'with the update strategy OnDelete a pod is replaced when somebody deletes it'
            : `the partition of its update strategy is ${partition}, so only pods from ordinal ${partition} on are replaced`
        }.`,
        state: 'partly updated',
      };
    },
    ko({ name }, { count, partition }) {
      const pods = `\`${name}\` 워크로드의 파드 ${count}개는 계획에 따라 이전 리비전에 남아 있습니다`;
      return {
        title: pods,
        sentence: `${pods}. ${
          partition === undefined
            ? '업데이트 전략이 OnDelete이므로 누군가 파드를 삭제해야 교체됩니다'
            : `업데이트 전략의 partition 값이 ${partition}이므로 서수 ${partition}번 이상의 파드만 교체됩니다`
        }.`,
        state: '일부만 업데이트됨',
      };
    },
  },

  advice: {
    doneBy: [], // step by step it is a person's
    choose: (_, { partition }) => ({
      en: {
        title: 'Go on with the update when it has proved itself',
        text:
          partition === undefined
            ? 'Delete the old pods one at a time, each when the one before is Ready; the controller makes them again.'
            : 'Lower the partition step by step, down to 0 for all pods.',
      },
      ko: {
        title: '확인되면 업데이트 계속하기',
        text:
          partition === undefined
            ? '이전 파드를 하나씩, 앞의 파드가 Ready가 된 뒤에 삭제하십시오. 컨트롤러가 새로 만듭니다.'
            : 'partition 값을 단계적으로 낮추고, 모든 파드를 바꾸려면 0으로 두십시오.',
      },
    }),
  },
};

/** Whether the update strategy leaves pods where they are, and from which ordinal on it does not. */
function planOf({ spec }: Resource<Kind>): Pick<PodsLeft, 'partition'> | undefined {
  const { type, rollingUpdate } = spec?.updateStrategy ?? {};
  if (type === 'OnDelete') return {};
  const partition =
    rollingUpdate && 'partition' in rollingUpdate ? (rollingUpdate.partition ?? 0) : 0;
  return partition > 0 ? { partition } : undefined;
}

function leftIn(workload: Resource<Kind>): number {
  const { wanted, updated } = sizeOf(workload);
  // A StatefulSet that is at one revision need not count its pods as updated.
  const isAtOne =
    isOfKind('apps/StatefulSet', workload) &&
    workload.status?.updateRevision === workload.status?.currentRevision;
  return isAtOne ? 0 : wanted - updated;
}

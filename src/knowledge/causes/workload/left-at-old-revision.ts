import { isOfKind } from '../../../domain/keys.ts';
import type { Advised, Cause, Ref } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { isCustom } from '../../../readings/reports/is-custom.ts';
import { isUnwell } from '../../../readings/reports/is-unwell.ts';
import { ownersAbove } from '../../../readings/reports/relatives.ts';
import { sizeOf } from '../../../readings/workloads/sizes.ts';
import { counted } from '../../../text/counted.ts';
import { plural } from '../../../text/plural.ts';
import { present } from '../../../text/present.ts';
import { meantBy } from '../../meant-by.ts';
import { refWord } from '../../words/ref-word.ts';

const KINDS = ['apps/DaemonSet', 'apps/StatefulSet'] as const;
type Kind = (typeof KINDS)[number];

/**
 * `partition` is the first ordinal that is replaced; without it pods are replaced when somebody deletes them. `by` is the
 * custom object whose operator does so.
 */
type PodsLeft = Readonly<{ count: number; partition?: number; by?: Ref }>;

/** Pods stay at the old revision because the update strategy says so. */
export const leftAtOldRevision: Cause<PodsLeft, Kind> = {
  id: 'workload/left-at-old-revision',
  of: KINDS,
  explains: ['left-at-old-revision'],
  symptom: meantBy('left-at-old-revision', KINDS, (workload, world) => {
    const plan = planOf(workload);
    if (!plan || leftIn(workload) <= 0) return undefined;
    const by = operatedFor(workload);
    if (by && isUnwell(by, world)) return undefined; // its operator fails to go on, and says why
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
      params: {
        count: leftIn(workload),
        ...planOf(workload),
        ...present({ by: operatedFor(workload) }),
      },
      evidence: [evidence],
      strength: 'entails',
    };
  },

  text: {
    en({ name }, { count, partition, by }) {
      const pods = `${counted(count, 'pod')} of \`${name}\` ${plural(count, 'stays', 'stay')} at the old revision by plan`;
      return {
        title: pods,
        sentence: `${pods}: ${
          by
            ? `the operator of ${refWord(by)} replaces them one by one`
            : partition === undefined
              ? 'with the update strategy OnDelete a pod is replaced when somebody deletes it'
              : `the partition of its update strategy is ${partition}, so only pods from ordinal ${partition} on are replaced`
        }.`,
        state: 'partly updated',
      };
    },
    ko({ name }, { count, partition, by }) {
      const pods = `\`${name}\` 워크로드의 파드 ${count}개는 계획에 따라 이전 리비전에 남아 있습니다`;
      return {
        title: pods,
        sentence: `${pods}. ${
          by
            ? `${refWord(by)} 객체의 오퍼레이터가 하나씩 교체합니다`
            : partition === undefined
              ? '업데이트 전략이 OnDelete이므로 누군가 파드를 삭제해야 교체됩니다'
              : `업데이트 전략의 partition 값이 ${partition}이므로 서수 ${partition}번 이상의 파드만 교체됩니다`
        }.`,
        state: '일부만 업데이트됨',
      };
    },
  },

  advice: {
    doneBy: [], // step by step it is a person's
    choose: (_, { partition, by }) =>
      by
        ? AS_OPERATED
        : {
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
          },
  },
};

const AS_OPERATED: Advised = {
  en: {
    title: 'Leave the pods to the operator',
    text: 'Do not delete pods by hand: the operator first makes sure that each may go. If no pod is replaced for long, read the log of the operator.',
  },
  ko: {
    title: '파드 교체를 오퍼레이터에 맡기기',
    text: '파드를 직접 삭제하지 마십시오. 오퍼레이터가 내려도 되는지 먼저 확인합니다. 오랫동안 교체되는 파드가 없으면 오퍼레이터 로그를 보십시오.',
  },
};

/** The custom object that owns a workload: whoever acts on that replaces the pods. */
function operatedFor(workload: Resource): Ref | undefined {
  return ownersAbove(workload).find(({ kind }) => isCustom(kind));
}

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

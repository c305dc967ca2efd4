import { isOfKind, refTo } from '../../../domain/keys.ts';
import type { Bilingual } from '../../../domain/lang.ts';
import type { Advised, Cause, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { sizeOf } from '../../../world/readings/workloads/sizes.ts';
import { meantBy } from '../../meant-by.ts';
import { fieldsAt } from '../../signs/reports/fields.ts';

const KINDS = ['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'] as const;
type Kind = (typeof KINDS)[number];
const SCALER = 'keda.sh/ScaledObject';

/** `by` is the ScaledObject that gives it its size. */
export type Asleep = Readonly<{ kind: string; by?: string }>;

/** A workload has no pods because none are asked for. */
export const scaledToZero: Cause<Asleep, Kind> = {
  id: 'workload/scaled-to-zero',
  of: KINDS,
  explains: ['scaled-to-zero'],
  symptom: meantBy('scaled-to-zero', KINDS, (workload, world) =>
    sizeOf(workload).wanted === 0 && !isTemplate(workload, world)
      ? { path: '/spec/replicas', quote: '0', reason: 'ScaledToZero' }
      : undefined,
  ),

  *explain({ on, evidence }, world, { kind = '' }) {
    const scaler = scalerOf(on, kind, world);
    yield {
      subject: on,
      params: { kind, ...(scaler && { by: scaler.name }) },
      evidence: [evidence],
      strength: 'entails',
      ...(scaler && {
        because: { at: scaler, edge: 'scaled-object-to-workload', ifIll: true as const },
      }),
    };
  },

  text: {
    en: ({ name }, { kind, by }) => ({
      title: `${kind} \`${name}\` is scaled to zero`,
      sentence: `${kind} \`${name}\` is scaled to zero (spec.replicas: 0): it has no pods because none are asked for.${by ? ` ScaledObject \`${by}\` gives it its size, and asks for pods while one of its triggers is active.` : ''}`,
      state: 'scaled to zero',
    }),
    ko: ({ name }, { kind, by }) => ({
      title: `${kind} \`${name}\` 객체가 0으로 축소되어 있습니다`,
      sentence: `${kind} \`${name}\` 객체는 0으로 축소되어 있습니다(spec.replicas: 0). 요청된 파드가 없어서 파드가 없는 것입니다.${by ? ` 크기는 ScaledObject \`${by}\` 객체가 정하며, 트리거가 활성인 동안 파드를 요청합니다.` : ''}`,
      state: '0으로 축소됨',
    }),
  },

  advice: {
    en: ({ name }, { by }) =>
      by
        ? LEFT_TO.en(by)
        : {
            title: 'Scale it up when it is wanted again',
            text: `Ask who scaled \`${name}\` to 0 and why (a person, an autoscaler, a schedule), then give it back its replicas. Whoever calls it recovers by itself.`,
            undo: 'Scale it to 0 again.',
          },
    ko: ({ name }, { by }) =>
      by
        ? LEFT_TO.ko(by)
        : {
            title: '다시 필요할 때 늘리기',
            text: `누가 왜 \`${name}\` 객체를 0개로 줄였는지(사람, 오토스케일러, 일정) 확인한 뒤 레플리카 수를 되돌리십시오. 호출하는 쪽은 스스로 회복합니다.`,
            undo: '다시 0개로 줄입니다.',
          },
  },
};

const LEFT_TO: Bilingual<(by: string) => Advised> = {
  en: (by) => ({
    title: `Look at ScaledObject \`${by}\``,
    text: `By itself that is how it should be. If pods should run now, see what the triggers of \`${by}\` read; a size set by hand is taken back, unless its minReplicaCount is raised.`,
  }),
  ko: (by) => ({
    title: `ScaledObject \`${by}\` 확인`,
    text: `그 자체는 정상입니다. 지금 파드가 있어야 한다면 \`${by}\` 객체의 트리거가 무엇을 읽는지 확인하십시오. 손으로 정한 크기는 되돌려지며, minReplicaCount 값을 올려야 유지됩니다.`,
  }),
};

/** The ScaledObject of KEDA that scales a workload; it means a Deployment where it names no kind. */
function scalerOf({ namespace = '', name }: Ref, kind: string, world: World): Ref | undefined {
  const scaler = world.list(SCALER, { namespace }).items.find((one) => {
    const [of] = fieldsAt(one, 'spec.scaleTargetRef.kind');
    const [target] = fieldsAt(one, 'spec.scaleTargetRef.name');
    return target?.value === name && (of?.value ?? 'Deployment') === kind;
  });
  return scaler && refTo(SCALER, scaler);
}

/** A Rollout may have its template from a Deployment, which it then scales down itself. */
function isTemplate(workload: Resource<Kind>, world: World): boolean {
  if (!isOfKind('apps/Deployment', workload)) return false;
  const { namespace = '', name } = workload.metadata ?? {};
  return world
    .list('argoproj.io/Rollout', { namespace })
    .items.some(({ spec }) => spec?.workloadRef?.name === name);
}

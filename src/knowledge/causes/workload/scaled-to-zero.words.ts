import type { Bilingual } from '../../../domain/lang.ts';
import type { Advised, Cause } from '../../../domain/model.ts';
import { present } from '../../../text/present.ts';
import { kubectl } from '../../../world/kubectl.ts';

/** What KEDA gives a workload its size by. */
export const SCALER = 'keda.sh/ScaledObject';

/** `by` is the ScaledObject that gives it its size, which its annotation `paused` holds at that. */
export type Asleep = Readonly<{ kind: string; by?: string; paused?: string }>;

/** What is said of a workload of size zero. */
export const scaledToZeroWords: Pick<Cause<Asleep>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { kind, by, paused }) => ({
      title: `${kind} \`${name}\` is scaled to zero`,
      sentence: `${kind} \`${name}\` is scaled to zero (spec.replicas: 0): it has no pods because none are asked for.${by ? SCALED.en(by, paused) : ''}`,
      state: 'scaled to zero',
    }),
    ko: ({ name }, { kind, by, paused }) => ({
      title: `${kind} \`${name}\` 객체가 0으로 축소되어 있습니다`,
      sentence: `${kind} \`${name}\` 객체는 0으로 축소되어 있습니다(spec.replicas: 0). 요청된 파드가 없어서 파드가 없는 것입니다.${by ? SCALED.ko(by, paused) : ''}`,
      state: '0으로 축소됨',
    }),
  },

  advice: {
    choose: ({ name }, { by, paused }) =>
      by
        ? LEFT_TO(by, paused)
        : {
            en: {
              title: 'Scale it up when it is wanted again',
              text: `Ask who scaled \`${name}\` to 0 and why (a person, an autoscaler, a schedule), then give it back its replicas. Callers that try again recover by themselves.`,
              undo: 'Scale it to 0 again.',
            },
            ko: {
              title: '다시 필요할 때 늘리기',
              text: `누가 왜 \`${name}\` 객체를 0개로 줄였는지(사람, 오토스케일러, 일정) 확인한 뒤 레플리카 수를 되돌리십시오. 다시 시도하는 호출자는 스스로 회복합니다.`,
              undo: '다시 0개로 줄입니다.',
            },
          },

    command: ({ namespace }, { by, paused }) =>
      by && paused
        ? kubectl('annotate', { kind: SCALER, name: by, ...present({ namespace }) }, `${paused}-`)
        : undefined,
  },
};

const SCALED: Bilingual<(by: string, paused: string | undefined) => string> = {
  en: (by, paused) =>
    paused
      ? ` ScaledObject \`${by}\`, which gives it its size, is paused (annotation \`${paused}\`): whatever its triggers say, it asks for no pods.`
      : ` ScaledObject \`${by}\` gives it its size, and asks for pods while one of its triggers is active.`,
  ko: (by, paused) =>
    paused
      ? ` 크기를 정하는 ScaledObject \`${by}\` 객체가 일시 중지되어 있어(\`${paused}\` 어노테이션) 트리거와 관계없이 파드를 요청하지 않습니다.`
      : ` 크기는 ScaledObject \`${by}\` 객체가 정하며, 트리거가 활성인 동안 파드를 요청합니다.`,
};

const LEFT_TO: (by: string, paused: string | undefined) => Advised = (by, paused) =>
  paused
    ? {
        en: {
          title: `Take the pause off ScaledObject \`${by}\``,
          text: `Ask who paused \`${by}\` and why. Without the annotation its triggers decide again, and it asks for minReplicaCount at least.`,
          undo: 'Set the annotation again.',
        },
        ko: {
          title: `ScaledObject \`${by}\` 일시 중지 해제`,
          text: `누가 왜 \`${by}\` 객체를 일시 중지했는지 확인하십시오. 어노테이션이 없으면 다시 트리거가 결정하며 최소 minReplicaCount만큼 파드를 요청합니다.`,
          undo: '어노테이션을 다시 설정합니다.',
        },
      }
    : {
        en: {
          title: `Look at ScaledObject \`${by}\``,
          text: `By itself that is how it should be. If pods should run now, see what the triggers of \`${by}\` read; a size set by hand is taken back, unless its minReplicaCount is raised.`,
        },
        ko: {
          title: `ScaledObject \`${by}\` 확인`,
          text: `그 자체는 정상입니다. 지금 파드가 있어야 한다면 \`${by}\` 객체의 트리거가 무엇을 읽는지 확인하십시오. 손으로 정한 크기는 되돌려지며, minReplicaCount 값을 올려야 유지됩니다.`,
        },
      };

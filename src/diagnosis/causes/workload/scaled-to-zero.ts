import { isOfKind } from '../../../domain/keys.ts';
import type { Cause, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { meantBy } from '../../meant-by.ts';

const KINDS = ['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'] as const;
type Kind = (typeof KINDS)[number];

/** A workload has no pods because none are asked for. */
export const scaledToZero: Cause<Readonly<{ kind: string }>, Kind> = {
  id: 'workload/scaled-to-zero',
  of: KINDS,
  explains: ['scaled-to-zero'],
  symptom: meantBy('scaled-to-zero', KINDS, (workload, world) =>
    replicasOf(workload) === 0 && !isTemplate(workload, world)
      ? { path: '/spec/replicas', quote: '0', reason: 'ScaledToZero' }
      : undefined,
  ),

  *explain({ on, evidence }, _world, { kind = '' }) {
    yield { subject: on, params: { kind }, evidence: [evidence], strength: 'entails' };
  },

  text: {
    en: ({ name }, { kind }) => ({
      title: `${kind} \`${name}\` is scaled to zero`,
      sentence: `${kind} \`${name}\` is scaled to zero (spec.replicas: 0): it has no pods because none are asked for.`,
      state: 'scaled to zero',
    }),
    ko: ({ name }, { kind }) => ({
      title: `${kind} \`${name}\` 객체가 0으로 축소되어 있습니다`,
      sentence: `${kind} \`${name}\` 객체는 0으로 축소되어 있습니다(spec.replicas: 0). 요청된 파드가 없어서 파드가 없는 것입니다.`,
      state: '0으로 축소됨',
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Scale it up when it is wanted again',
      text: `Ask who scaled \`${name}\` to 0 and why (a person, an autoscaler, a schedule), then give it back its replicas. Whoever calls it recovers by itself.`,
      undo: 'Scale it to 0 again.',
    }),
    ko: ({ name }) => ({
      title: '다시 필요할 때 늘리기',
      text: `누가 왜 \`${name}\` 객체를 0개로 줄였는지(사람, 오토스케일러, 일정) 확인한 뒤 레플리카 수를 되돌리십시오. 호출하는 쪽은 스스로 회복합니다.`,
      undo: '다시 0개로 줄입니다.',
    }),
  },
};

function replicasOf(workload: Resource<Kind>): number | undefined {
  return isOfKind('argoproj.io/Rollout', workload)
    ? workload.spec?.replicas
    : workload.spec?.replicas;
}

/** A Rollout may have its template from a Deployment, which it then scales down itself. */
function isTemplate(workload: Resource<Kind>, world: World): boolean {
  if (!isOfKind('apps/Deployment', workload)) return false;
  const { namespace = '', name } = workload.metadata ?? {};
  return world
    .list('argoproj.io/Rollout', { namespace })
    .items.some(({ spec }) => spec?.workloadRef?.name === name);
}

import { isOfKind } from '../../domain/keys.ts';
import type { Remarker } from '../remarker.ts';

const KINDS = ['apps/Deployment', 'apps/StatefulSet', 'argoproj.io/Rollout'] as const;

/** A workload has no pods because none are asked for. */
export const scaledToZero: Remarker<(typeof KINDS)[number], Readonly<{ kind: string }>> = {
  id: 'workload/scaled-to-zero',
  of: KINDS,

  *remark(workload) {
    const replicas = isOfKind('argoproj.io/Rollout', workload)
      ? workload.spec?.replicas
      : workload.spec?.replicas;
    if (replicas === 0) yield { kind: workload.kind ?? '' };
  },

  text: {
    en: ({ name }, { kind }) =>
      `${kind} \`${name}\` is scaled to zero (spec.replicas: 0): it has no pods because none are asked for.`,
    ko: ({ name }, { kind }) =>
      `${kind} \`${name}\` 객체는 0으로 축소되어 있습니다(spec.replicas: 0). 요청된 파드가 없어서 파드가 없는 것입니다.`,
  },
};

import { kindOf, refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';
import { present } from '../../text/present.ts';

/** A HorizontalPodAutoscaler sizes one workload. */
export const autoscalerToTarget: Edge<'autoscaling/HorizontalPodAutoscaler'> = {
  id: 'autoscaler-to-target',
  from: 'autoscaling/HorizontalPodAutoscaler',
  to: ['apps/Deployment', 'apps/ReplicaSet', 'apps/StatefulSet', 'argoproj.io/Rollout'],

  *links(autoscaler) {
    const target = autoscaler.spec?.scaleTargetRef;
    if (!target) return;
    const from = refTo('autoscaling/HorizontalPodAutoscaler', autoscaler);
    const { namespace } = from;
    const to = { kind: kindOf(target), name: target.name, ...present({ namespace }) };
    yield { from, to, path: '/spec/scaleTargetRef/name' };
  },
};

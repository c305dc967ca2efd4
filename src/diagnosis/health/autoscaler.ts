import { conditionOf } from '../../world/readings/conditions.ts';
import type { HealthCheck } from '../health-check.ts';

/** An autoscaler is healthy when it can scale and reads its metrics, or its target is scaled to nothing on purpose. */
export const autoscalerHealth: HealthCheck<'autoscaling/HorizontalPodAutoscaler'> = {
  of: ['autoscaling/HorizontalPodAutoscaler'],

  look(autoscaler) {
    const able = conditionOf(autoscaler, 'AbleToScale');
    const active = conditionOf(autoscaler, 'ScalingActive');
    const isActive = active?.status === 'True' || active?.reason === 'ScalingDisabled';
    return able?.status === 'True' && isActive ? 'healthy' : 'unsure';
  },
};

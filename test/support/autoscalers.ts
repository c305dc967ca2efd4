import type { Resource } from '#src/domain/resource.ts';
import { ago } from '#test/support/objects.ts';

type Autoscaler = Resource<'autoscaling/HorizontalPodAutoscaler'>;

/** The autoscaler "web" of Deployment "web" of namespace shop, one condition of which is False since ten minutes. */
export function failingAutoscaler(
  reason: string,
  message: string,
  type: 'ScalingActive' | 'AbleToScale' = 'ScalingActive',
  minutes = 10,
): Autoscaler {
  const condition = { type, status: 'False', reason, message, lastTransitionTime: ago(minutes) };
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { namespace: 'shop', name: 'web', uid: 'hpa' },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
      maxReplicas: 5,
    },
    status: { conditions: [condition], desiredReplicas: 0 },
  };
}

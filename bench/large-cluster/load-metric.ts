import type { Manifest } from '#test/integration/support/api.ts';

const GROUP = 'external.metrics.k8s.io';
const METRIC = 'externalmetricvalues';

/**
 * Serves an external metric without a metrics server: an autoscaler asks for it where the objects of a kind are listed
 * whose plural is the metric's name.
 */
export const loadMetric: Manifest = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: {
    name: `${METRIC}.${GROUP}`,
    annotations: { 'api-approved.kubernetes.io': 'unapproved, for a bench' },
  },
  spec: {
    group: GROUP,
    scope: 'Namespaced',
    names: { plural: METRIC, kind: 'ExternalMetricValue' },
    versions: [
      {
        name: 'v1beta1',
        served: true,
        storage: true,
        schema: {
          openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
        },
      },
    ],
  },
};

/** The load of a namespace, which is as it should be. */
export function loadOf(namespace: string): Manifest {
  return {
    apiVersion: `${GROUP}/v1beta1`,
    kind: 'ExternalMetricValue',
    metadata: { namespace, name: 'load' },
    metricName: METRIC,
    metricLabels: {},
    timestamp: '2026-01-01T00:00:00Z',
    value: '100',
  };
}

/** An autoscaler of a Deployment that has the size which this load wants. */
export function autoscaler(namespace: string, name: string, deployment: string): Manifest {
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { namespace, name },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: deployment },
      minReplicas: 2,
      maxReplicas: 20,
      metrics: [
        {
          type: 'External',
          external: { metric: { name: METRIC }, target: { type: 'Value', value: '100' } },
        },
      ],
    },
  };
}

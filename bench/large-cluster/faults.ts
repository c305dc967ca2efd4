import type { Manifest } from '#test/integration/support/api.ts';

import { deployment, type Change } from './deployment.ts';

/** One thing that is wrong: what makes it so, the namespace that it is in, and ids of which one must be named. */
export type Fault = Readonly<{ of: readonly string[]; objects: readonly Manifest[] }>;

/** A dozen faults of different kinds; each happens to Deployment "broken" of the namespace that it is given. */
export const faults: readonly ((namespace: string) => Fault)[] = [
  (namespace) => pod(namespace, 'scheduling/node-affinity', { nodeSelector: { disk: 'ssd' } }),
  (namespace) => pod(namespace, 'scheduling/insufficient-resource', requests({ cpu: '900' })),
  (namespace) =>
    pod(namespace, 'scheduling/insufficient-resource', requests({ 'example.com/gpu': '1' })),
  (namespace) =>
    pod(namespace, 'scheduling/untolerated-taint', { nodeSelector: { pool: 'batch' } }),
  (namespace) =>
    pod(namespace, 'scheduling/unschedulable-node', { nodeSelector: { pool: 'closed' } }),
  (namespace) => pod(namespace, 'volume', claimed('no-such-claim')),
  (namespace) => pod(namespace, 'priority', { priorityClassName: 'no-such-class' }),
  (namespace) => ({
    of: ['quota'],
    objects: [
      {
        ...named('v1', 'ResourceQuota', namespace, 'team'),
        spec: { hard: { 'requests.cpu': '2500m' } },
      },
      broken(namespace, requests({ cpu: '2' })),
    ],
  }),
  (namespace) => ({
    of: ['limit'],
    objects: [
      {
        ...named('v1', 'LimitRange', namespace, 'team'),
        spec: { limits: [{ type: 'Container', max: { memory: '64Mi' } }] },
      },
      broken(namespace, requests({ memory: '1Gi' })),
    ],
  }),
  (namespace) => ({
    of: ['pod-security', 'podsecurity'],
    objects: [
      named('v1', 'Namespace', undefined, namespace, {
        'pod-security.kubernetes.io/enforce': 'baseline',
      }),
      broken(namespace, { hostNetwork: true }),
    ],
  }),
  (namespace) => ({
    of: ['service'],
    objects: [
      broken(namespace, {}),
      {
        ...named('v1', 'Service', namespace, 'broken'),
        spec: { selector: { app: 'brocken' }, ports: [{ port: 80 }] },
      },
    ],
  }),
  (namespace) => ({
    of: ['autoscal', 'hpa'],
    objects: [
      broken(namespace, {}),
      {
        ...named('autoscaling/v2', 'HorizontalPodAutoscaler', namespace, 'broken'),
        spec: {
          scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'broken' },
          minReplicas: 2,
          maxReplicas: 4,
          metrics: [
            {
              type: 'Resource',
              resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } },
            },
          ],
        },
      },
    ],
  }),
];

function pod(namespace: string, id: string, change: Change): Fault {
  return { of: [id], objects: [broken(namespace, change)] };
}

function broken(namespace: string, change: Change): Manifest {
  return deployment(namespace, 'broken', 2, change);
}

function requests(resources: Readonly<Record<string, string>>): Change {
  const [name = ''] = Object.keys(resources);
  const limits = name.includes('/') ? resources : {};
  return {
    containers: [{ name: 'app', image: 'app:1', resources: { requests: resources, limits } }],
  };
}

function claimed(claimName: string): Change {
  return { volumes: [{ name: 'data', persistentVolumeClaim: { claimName } }] };
}

function named(
  apiVersion: string,
  kind: string,
  namespace: string | undefined,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): Manifest {
  return { apiVersion, kind, metadata: { name, labels, ...(namespace && { namespace }) } };
}

import type { Manifest } from '#test/integration/support/api.ts';

import { deployment, type Change } from './deployment.ts';

/** One thing that is wrong: what makes it so, and the id of the cause that must be named. */
export type Fault = Readonly<{ id: string; objects: readonly Manifest[] }>;

/** A dozen faults of different kinds; each happens to Deployment "broken" of the namespace that it is given. */
export const faults: readonly ((namespace: string) => Fault)[] = [
  (namespace) => pod(namespace, 'scheduling/node-affinity', { nodeSelector: { disk: 'ssd' } }),
  (namespace) => pod(namespace, 'scheduling/insufficient-resource', requests({ cpu: '900' })),
  (namespace) =>
    pod(namespace, 'scheduling/insufficient-resource', both({ 'example.com/gpu': '1' })),
  (namespace) =>
    pod(namespace, 'scheduling/untolerated-taint', { nodeSelector: { pool: 'batch' } }),
  (namespace) =>
    pod(namespace, 'scheduling/unschedulable-node', { nodeSelector: { pool: 'closed' } }),
  (namespace) => pod(namespace, 'storage/claim-missing', claimed('no-such-claim')),
  (namespace) =>
    pod(namespace, 'creation/missing-reference', { priorityClassName: 'no-such-class' }),
  (namespace) => ({
    id: 'creation/quota',
    objects: [
      {
        ...named('v1', 'ResourceQuota', namespace, 'team'),
        spec: { hard: { 'requests.cpu': '2500m' } },
      },
      broken(namespace, requests({ cpu: '2' })),
    ],
  }),
  (namespace) => ({
    id: 'creation/limit-range',
    objects: [
      {
        ...named('v1', 'LimitRange', namespace, 'team'),
        spec: { limits: [{ type: 'Container', max: { memory: '64Mi' } }] },
      },
      broken(namespace, both({ memory: '1Gi' })),
    ],
  }),
  (namespace) => ({
    id: 'creation/pod-security',
    objects: [
      named('v1', 'Namespace', undefined, namespace, {
        'pod-security.kubernetes.io/enforce': 'baseline',
      }),
      broken(namespace, { hostNetwork: true }),
    ],
  }),
  (namespace) => ({
    id: 'network/service-selector',
    objects: [
      broken(namespace, {}),
      {
        ...named('v1', 'Service', namespace, 'broken'),
        spec: { selector: { app: 'brocken' }, ports: [{ port: 80 }] },
      },
    ],
  }),
  (namespace) => ({
    id: 'autoscaling/metrics-api',
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
  return { id, objects: [broken(namespace, change)] };
}

function broken(namespace: string, change: Change): Manifest {
  return deployment(namespace, 'broken', 2, change);
}

type Resources = Readonly<Record<string, string>>;

function requests(resources: Resources): Change {
  return { containers: [{ name: 'app', image: 'app:1', resources: { requests: resources } }] };
}

/** An extended resource needs both; and where only a request is set, a LimitRange adds its own limit. */
function both(resources: Resources): Change {
  const container = { name: 'app', image: 'app:1' };
  return { containers: [{ ...container, resources: { requests: resources, limits: resources } }] };
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

import type { Manifest } from '#test/integration/support/api.ts';

import { autoscaler, loadOf } from './load-metric.ts';

/** How many of the Deployments of a cluster have each of these beside them. */
const COUNTS = { configMaps: 512, ingresses: 101, budgets: 51, autoscalers: 51, cronJobs: 20 };
const LINES = 60;

/** What stands beside Deployments that are well: settings, routes, budgets, autoscalers and jobs by the clock, all of it well. */
export function beside(deployments: readonly Manifest[]): readonly Manifest[] {
  const routed = first(deployments, COUNTS.ingresses);
  const scaled = first(deployments, COUNTS.autoscalers);
  return [
    ...first(deployments, COUNTS.configMaps).map(settings),
    ...routed.map(service),
    ...routed.map(ingress),
    ...first(deployments, COUNTS.budgets).map(budget),
    ...[...new Set(scaled.map(({ namespace }) => namespace))].map(loadOf),
    ...scaled.map(({ app, name, namespace }) => autoscaler(namespace, name, app)),
    ...first(deployments, COUNTS.cronJobs).map(cronJob),
  ];
}

/** The first so many, from the beginning again where there are fewer. */
function first(deployments: readonly Manifest[], count: number): readonly Place[] {
  return Array.from({ length: count }, (_, at) => {
    const { name = '', namespace = '' } = deployments[at % deployments.length]?.metadata ?? {};
    return { app: name, namespace, name: `${name}-${Math.floor(at / deployments.length)}` };
  });
}

type Place = Readonly<{ app: string; namespace: string; name: string }>;

function settings({ name, namespace }: Place): Manifest {
  const lines = Array.from({ length: LINES }, (_, at) => `setting.${at} = value ${at} of ${name}`);
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { namespace, name },
    data: { 'app.properties': lines.join('\n') },
  };
}

function service({ app, name, namespace }: Place): Manifest {
  const spec = { selector: { app }, ports: [{ name: 'http', port: 80 }] };
  return { apiVersion: 'v1', kind: 'Service', metadata: { namespace, name }, spec };
}

function ingress({ name, namespace }: Place): Manifest {
  const backend = { service: { name, port: { name: 'http' } } };
  const paths = [{ path: '/', pathType: 'Prefix', backend }];
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: { namespace, name },
    spec: { rules: [{ host: `${name}.${namespace}.example.com`, http: { paths } }] },
  };
}

function budget({ app, name, namespace }: Place): Manifest {
  const spec = { maxUnavailable: 1, selector: { matchLabels: { app } } };
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { namespace, name },
    spec,
  };
}

function cronJob({ name, namespace }: Place): Manifest {
  const template = {
    spec: { restartPolicy: 'Never', containers: [{ name: 'job', image: 'job:1' }] },
  };
  const spec = { schedule: '0 0 1 1 *', jobTemplate: { spec: { template } } };
  return { apiVersion: 'batch/v1', kind: 'CronJob', metadata: { namespace, name }, spec };
}

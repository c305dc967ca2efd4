import type { Op } from '../../domain/plan.ts';
import { keysOf } from '../../text/json-pointer.ts';
import { tableOf } from '../../text/table-of.ts';
import { imageParts } from '../kustomize/images.ts';

/** What a field comes to among the values of a chart: the keys that charts use for it, the usual one first, and what they held. */
export type Setting = Readonly<{ keys: readonly string[]; was: readonly unknown[] }>;

/** Usual keys by field; what is not named here is called as the field is. `helm create` and the large public charts have them. */
type Rows = Readonly<Record<string, readonly string[]>>;

const CONTAINER: Rows = {
  env: ['env', 'extraEnv', 'extraEnvVars'],
  envFrom: ['envFrom', 'extraEnvFrom'],
  args: ['args', 'extraArgs'],
  imagePullPolicy: ['image.pullPolicy'],
  'ports[].containerPort': ['containerPort', 'service.targetPort', 'service.port'],
  securityContext: ['securityContext', 'containerSecurityContext'],
  volumeMounts: ['volumeMounts', 'extraVolumeMounts'],
};

const POD: Rows = {
  imagePullSecrets: ['imagePullSecrets', 'image.pullSecrets', 'global.imagePullSecrets'],
  securityContext: ['podSecurityContext'],
  serviceAccountName: ['serviceAccount.name', 'serviceAccountName'],
  volumes: ['volumes', 'extraVolumes'],
};

const WORKLOAD: Rows = {
  replicas: ['replicaCount', 'replicas'],
  strategy: ['strategy', 'updateStrategy'],
};

/** Of other fields of these kinds charts have no usual key. */
const SPECS: Readonly<Record<string, Rows>> = tableOf({
  'apps/Deployment': WORKLOAD,
  'apps/StatefulSet': WORKLOAD,
  'argoproj.io/Rollout': WORKLOAD,
  'batch/CronJob': { schedule: ['schedule'], suspend: ['suspend'] },
  Service: {
    'ports[].port': ['service.port', 'service.ports.http'],
    'ports[].targetPort': ['service.targetPort', 'service.port'],
    type: ['service.type'],
  },
  PersistentVolumeClaim: {
    'resources.requests.storage': ['persistence.size'],
    storageClassName: ['persistence.storageClass', 'persistence.storageClassName'],
  },
  'autoscaling/HorizontalPodAutoscaler': {
    minReplicas: ['autoscaling.minReplicas'],
    maxReplicas: ['autoscaling.maxReplicas'],
  },
  'networking.k8s.io/Ingress': {
    ingressClassName: ['ingress.className', 'ingress.ingressClassName'],
    'rules[].host': ['ingress.hosts', 'ingress.hostname'],
    tls: ['ingress.tls'],
  },
  'policy/PodDisruptionBudget': {
    minAvailable: ['podDisruptionBudget.minAvailable', 'pdb.minAvailable'],
    maxUnavailable: ['podDisruptionBudget.maxUnavailable', 'pdb.maxUnavailable'],
  },
});

const TEMPLATE = /^spec(?:\.jobTemplate\.spec)?\.template\.spec\.(?:((?:initC|c)ontainers)\[\]\.)?/;

/** The settings of a chart that an operation on an object of this kind most likely comes to; none where charts differ too much. */
export function usualKeys(kind: string, op: Op, was: unknown): readonly Setting[] {
  const field = dotted(op.path);
  const [prefix = '', containers] = TEMPLATE.exec(field) ?? [];
  if (!prefix) return setting(SPECS[kind] ?? {}, field.replace(/^spec\./, ''), was);
  const inner = field.slice(prefix.length);
  if (!containers) return setting(POD, inner, was, inner);
  if (inner !== 'image') return setting(CONTAINER, inner, was, inner);
  const is = op.op === 'replace' ? op.value : undefined;
  return typeof was === 'string' && typeof is === 'string' ? imageSettings(was, is) : [];
}

/** Of an image only the part that changes. */
function imageSettings(was: string, is: string): readonly Setting[] {
  const [old, now] = [imageParts(was), imageParts(is)];
  return IMAGE.filter(([part]) => old[part] !== now[part]).map(([part, keys]) => ({
    keys,
    was: [old[part], was],
  }));
}
const IMAGE = [
  ['name', ['image.repository', 'image.name', 'image']],
  ['tag', ['image.tag', 'imageTag', 'image']],
  ['digest', ['image.digest', 'image']],
] as const;

function setting(rows: Rows, field: string, was: unknown, usual?: string): readonly Setting[] {
  const row = Object.keys(rows).find((one) => field === one || /^[.[]/.test(after(field, one)));
  const names = row === undefined ? usual && [upToList(usual)] : rows[row];
  if (!names) return [];
  const inner = row === undefined ? '' : upToList(after(field, row));
  return [{ keys: names.map((name) => `${name}${inner}`), was: [was] }];
}

/** What of a field comes after the beginning that a row names. */
function after(field: string, row: string): string {
  return field.startsWith(row) ? field.slice(row.length) : '';
}

/** A list is set as a whole. */
function upToList(field: string): string {
  return field.split('[')[0] ?? field;
}

/** "/spec/ports/0/port" as "spec.ports[].port". */
function dotted(path: string): string {
  return keysOf(path)
    .map((key) => (/^(?:\d+|-)$/.test(key) ? '[]' : `.${key}`))
    .join('')
    .slice(1);
}

import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { ago } from '#test/support/objects.ts';

type Spec = NonNullable<Resource<'Pod'>['spec']>;
/** A spread rule of the pods of "web". */
export type Rule = NonNullable<Spec['topologySpreadConstraints']>[number];

const NAMESPACE = 'blog-system';
const HASH = 'rollouts-pod-template-hash';
const STABLE = '56956db584';
const CANARY = '6c7c9fb85d';

/** The hard rule that counts the control plane's node. */
export const RULE: Rule = {
  maxSkew: 1,
  topologyKey: 'kubernetes.io/hostname',
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: { matchLabels: { app: 'web' } },
};

/** What differs from the usual canary that is stuck at 10 %. */
export type Parts = Readonly<{
  kind?: 'Rollout' | 'Deployment' | 'StatefulSet';
  rule?: Rule;
  replicas?: number;
  placed?: number; // of the stable pods
  stable?: number; // available ones of the stable pods, as their ReplicaSet counts them
  available?: number; // of the canary's pods, as its ReplicaSet counts them
  refersTo?: string; // a Deployment that holds the rollout's template
  status?: object;
  spec?: object; // besides
  also?: readonly Resource[];
  metadata?: Resource['metadata'];
}>;

/** Two workers, a tainted control plane, and the rollout "web" with two stable pods and a Pending canary. */
export function blog(parts: Parts = {}): readonly Resource[] {
  const { rule = RULE, replicas = 2, placed = replicas, available = 0, kind = 'Rollout' } = parts;
  const stable = Array.from({ length: placed }, (_, index) =>
    webPod(`q${index}`, STABLE, rule, `k8s-worker${(index % 2) + 1}`),
  );
  const { refersTo } = parts;
  const template: Parts = { metadata: { name: refersTo ?? '', uid: 'template-1' } };
  return [
    ...(refersTo ? [workload('Deployment', rule, 0, template)] : []),
    node('k8s-cp', [{ key: 'node-role.kubernetes.io/control-plane', effect: 'NoSchedule' }]),
    node('k8s-worker1'),
    node('k8s-worker2'),
    workload(kind, rule, replicas, parts),
    replicaSet(STABLE, replicas, parts.stable ?? replicas, kind),
    replicaSet(CANARY, 1, available, kind),
    ...stable,
    webPod('8lqpc', CANARY, rule),
    ...(parts.also ?? []),
  ];
}

/** The rollout "web". */
export const WEB: Ref = { kind: 'argoproj.io/Rollout', namespace: NAMESPACE, name: 'web' };

/** An analysis that judges a revision of it. */
export const runningAnalysis = {
  apiVersion: 'argoproj.io/v1alpha1',
  kind: 'AnalysisRun',
  metadata: { namespace: NAMESPACE, name: 'web-2', uid: 'run-2' },
  spec: {},
  status: { phase: 'Running' },
} as Resource;

/** What the engine finds there. */
export function finding(id = 'scheduling/spread-counts-tainted-node', subject = WEB): Finding {
  const on = { kind: 'Pod', namespace: NAMESPACE, name: `web-${CANARY}-8lqpc` };
  const path = '/spec/topologySpreadConstraints/0/whenUnsatisfiable';
  return {
    key: `${id}|${subject.kind}|${NAMESPACE}/${subject.name}`,
    id,
    subject,
    params: {},
    evidence: [{ source: 'field', on, path, quote: 'DoNotSchedule' }],
    confidence: 'proven',
    role: 'root',
    explains: [`pod-unscheduled|Pod|${NAMESPACE}/${on.name}|`],
    seen: [{ kind: 'pod-unscheduled', on }],
  };
}

function workload(
  kind: string,
  rule: Rule,
  replicas: number,
  { status, metadata, refersTo, spec }: Parts,
): Resource {
  const setWeight = [10, 50, 90, 100];
  const steps = setWeight.flatMap((weight) => [{ setWeight: weight }, { pause: {} }]);
  const canary = { steps, trafficRouting: { istio: { virtualService: { name: 'web-vsvc' } } } };
  const isRollout = kind === 'Rollout';
  return {
    apiVersion: isRollout ? 'argoproj.io/v1alpha1' : 'apps/v1',
    kind,
    metadata: {
      namespace: NAMESPACE,
      name: 'web',
      uid: 'web-1',
      resourceVersion: '7',
      generation: 2,
      ...metadata,
    },
    spec: {
      replicas,
      ...(refersTo
        ? { workloadRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: refersTo } }
        : { template: { metadata: { labels: { app: 'web' } }, spec: podSpec(rule) } }),
      ...(isRollout && { strategy: { canary } }),
      ...spec,
    },
    status: {
      observedGeneration: isRollout ? '2' : 2,
      currentPodHash: CANARY,
      stableRS: STABLE,
      currentStepIndex: 0,
      phase: 'Progressing',
      ...status,
    },
  } as Resource;
}

function webPod(suffix: string, hash: string, rule: Rule, nodeName?: string): Resource<'Pod'> {
  const reason = { status: 'False', reason: 'Unschedulable', message: MESSAGE };
  const scheduled = nodeName ? { status: 'True' } : reason;
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      namespace: NAMESPACE,
      name: `web-${hash}-${suffix}`,
      uid: `pod-${suffix}`,
      creationTimestamp: ago(nodeName ? 200 : 5),
      labels: { app: 'web', [HASH]: hash },
      ownerReferences: [owner('apps/v1', 'ReplicaSet', `web-${hash}`, `rs-${hash}`)],
    },
    spec: { ...podSpec(rule), ...(nodeName && { nodeName }) },
    status: {
      phase: nodeName ? 'Running' : 'Pending',
      conditions: [{ type: 'PodScheduled', lastTransitionTime: ago(5), ...scheduled }],
    },
  };
}

/** As the scheduler of 1.34.2 writes it. */
const MESSAGE =
  "0/3 nodes are available: 1 node(s) had untolerated taint(s), 2 node(s) didn't match pod topology spread constraints. no new claims to deallocate, preemption: 0/3 nodes are available: 1 Preemption is not helpful for scheduling, 2 No preemption victims found for incoming pod.";

function replicaSet(hash: string, replicas: number, available: number, kind: string): Resource {
  const apiVersion = kind === 'Rollout' ? 'argoproj.io/v1alpha1' : 'apps/v1';
  return {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: {
      namespace: NAMESPACE,
      name: `web-${hash}`,
      uid: `rs-${hash}`,
      labels: { app: 'web', [HASH]: hash },
      ownerReferences: [owner(apiVersion, kind, 'web', 'web-1')],
    },
    spec: { replicas },
    status: { replicas, availableReplicas: available },
  } as Resource;
}

function node(name: string, taints: readonly { key: string; effect: string }[] = []): Resource {
  const allocatable = { cpu: '4', memory: '8Gi', pods: '110' };
  return {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name, labels: { 'kubernetes.io/hostname': name } },
    spec: { taints },
    status: { allocatable, capacity: allocatable },
  } as Resource;
}

function podSpec(rule: Rule): Spec {
  const topologySpreadConstraints = [rule];
  return { containers: [{ name: 'nginx', image: 'blog-web:v47' }], topologySpreadConstraints };
}

function owner(apiVersion: string, kind: string, name: string, uid: string) {
  return { apiVersion, kind, name, uid, controller: true };
}

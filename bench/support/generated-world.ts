import type { Source } from '../../src/domain/model.ts';
import type { Resource } from '../../src/domain/resource.ts';
import { recorded } from '../../src/world/recorded.ts';

const NOW = '2026-01-01T12:00:00Z';
const SINCE = '2026-01-01T11:50:00Z';
const ZONE = 'topology.kubernetes.io/zone';
const HOST = 'kubernetes.io/hostname';
const CONTROL_PLANE = { key: 'node-role.kubernetes.io/control-plane', effect: 'NoSchedule' };
const ZONES = 3;
const APPS = 50;

/**
 * A cluster of so many nodes and pods: fifty applications, some spread, some apart, some with a host port, and
 * "web", whose last pod is Pending under a zone rule that counts the tainted zone of the control plane.
 */
export function generatedWorld(nodes: number, pods: number): Source {
  const objects = [
    ...Array.from({ length: nodes }, (_, index) => node(index)),
    ...Array.from({ length: pods }, (_, index) => appPod(index, nodes)),
    ...web(nodes),
  ];
  return recorded({
    now: NOW,
    server: '1.34',
    objects,
    logs: [],
    captured: [{ resources: '*', namespaces: '*' }],
    notCaptured: [],
  });
}

/** The deployment that is stuck. */
export const WEB = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' } as const;

function node(index: number): Resource {
  const isControlPlane = index < 3;
  const allocatable = { cpu: '32', memory: '128Gi', 'ephemeral-storage': '500Gi', pods: '110' };
  return {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name: nodeName(index),
      labels: {
        [HOST]: nodeName(index),
        [ZONE]: isControlPlane ? 'zone-cp' : `zone-${index % ZONES}`,
      },
    },
    spec: isControlPlane ? { taints: [CONTROL_PLANE] } : {},
    status: { allocatable, capacity: allocatable },
  } as Resource;
}

function nodeName(index: number): string {
  return `node-${String(index).padStart(4, '0')}`;
}

function appPod(index: number, nodes: number): Resource {
  const app = index % APPS;
  const labels = { app: `app-${app}`, 'pod-template-hash': `hash${app}` };
  const labelSelector = { matchLabels: { app: labels.app } };
  const term = { labelSelector, topologyKey: HOST };
  const spread = { maxSkew: 5, topologyKey: ZONE, whenUnsatisfiable: 'DoNotSchedule' };
  const isApart = app === 7 && index / APPS < nodes - 3;
  return pod(`app-${app}-${index}`, `team-${app % 20}`, labels, {
    nodeName: nodeName(3 + ((Math.floor(index / APPS) + app * 7) % (nodes - 3))),
    ...(app % 5 === 0 && { topologySpreadConstraints: [{ ...spread, labelSelector }] }),
    ...(isApart && {
      affinity: {
        podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [term] },
      },
    }),
  });
}

function web(nodes: number): readonly Resource[] {
  const labels = { app: 'web' };
  const rule = {
    maxSkew: 1,
    topologyKey: ZONE,
    whenUnsatisfiable: 'DoNotSchedule',
    labelSelector: { matchLabels: labels },
  };
  const hash = { ...labels, 'pod-template-hash': 'abc' };
  const spec = { topologySpreadConstraints: [rule] };
  const template = { metadata: { labels }, spec: { ...containers(), ...spec } };
  const places = Array.from({ length: ZONES }, (_, index) =>
    pod(`web-${index}`, 'shop', hash, { ...spec, nodeName: nodeName(3 + index) }, 'web-abc'),
  );
  const metadata = { namespace: 'shop', generation: 1 };
  return [
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { ...metadata, name: 'web', uid: 'web-1' },
      spec: { replicas: ZONES + 1, selector: { matchLabels: labels }, template },
      status: { observedGeneration: 1, replicas: 4, updatedReplicas: 4, readyReplicas: 3 },
    } as Resource,
    {
      apiVersion: 'apps/v1',
      kind: 'ReplicaSet',
      metadata: {
        ...metadata,
        name: 'web-abc',
        uid: 'web-abc-1',
        labels: hash,
        ownerReferences: [owner('Deployment', 'web', 'web-1')],
      },
      spec: { replicas: ZONES + 1 },
      status: { replicas: ZONES + 1 },
    } as Resource,
    ...places,
    pod('web-new', 'shop', hash, spec, 'web-abc', refusal(nodes)),
  ];
}

function pod(
  name: string,
  namespace: string,
  labels: Readonly<Record<string, string>>,
  spec: Partial<NonNullable<Resource<'Pod'>['spec']>>,
  replicaSet?: string,
  message?: string,
): Resource {
  const scheduled = { type: 'PodScheduled', lastTransitionTime: SINCE };
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name,
      namespace,
      labels,
      uid: `uid-${namespace}-${name}`,
      creationTimestamp: SINCE,
      ...(replicaSet && { ownerReferences: [owner('ReplicaSet', replicaSet, `${replicaSet}-1`)] }),
    },
    spec: { ...containers(), ...spec },
    status: spec.nodeName
      ? { phase: 'Running', conditions: [{ ...scheduled, status: 'True' }, READY] }
      : {
          phase: 'Pending',
          conditions: [{ ...scheduled, status: 'False', reason: 'Unschedulable', message }],
        },
  } as Resource;
}

function refusal(nodes: number): string {
  const open = `${nodes - 3} node(s) didn't match pod topology spread constraints`;
  return `0/${nodes} nodes are available: 3 node(s) had untolerated taint(s), ${open}.`;
}

const READY = { type: 'Ready', status: 'True', lastTransitionTime: SINCE };

function containers() {
  const requests = { cpu: '100m', memory: '128Mi' };
  return {
    containers: [
      {
        name: 'app',
        image: 'example.com/app:1',
        resources: { requests, limits: { memory: '1Gi' } },
      },
      { name: 'proxy', image: 'example.com/proxy:1', resources: { requests } },
    ],
  };
}

function owner(kind: string, name: string, uid: string) {
  return { apiVersion: 'apps/v1', kind, name, uid, controller: true };
}

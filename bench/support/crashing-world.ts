import type { Source } from '../../src/domain/model.ts';
import type { Resource } from '../../src/domain/resource.ts';
import { recorded } from '../../src/world/recorded.ts';

const NOW = '2026-01-01T12:00:00Z';
const NAMESPACES = 10;

/** A cluster of so many pods, all of which crash: of so many Deployments in ten namespaces. */
export function crashingWorld(pods: number, deployments: number): Source {
  const owners = Array.from({ length: deployments }, (_, index) =>
    ownersAt(index, pods / deployments),
  );
  return recorded({
    now: NOW,
    server: '1.34',
    objects: [
      ...Array.from({ length: NAMESPACES }, (_, index) => namespaceAt(index)),
      ...owners.flat(),
      ...Array.from({ length: pods }, (_, index) => podAt(index, index % deployments)),
    ] as Resource[],
    logs: [],
    captured: [{ resources: '*', namespaces: '*' }],
    notCaptured: [],
  });
}

function namespaceAt(index: number): object {
  return {
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: `team-${index}`, uid: `ns${index}` },
  };
}

function nameOf(index: number): Readonly<{ namespace: string; app: string }> {
  return { namespace: `team-${index % NAMESPACES}`, app: `app-${index}` };
}

function ownersAt(index: number, replicas: number): readonly object[] {
  const { namespace, app } = nameOf(index);
  const labels = { app };
  const spec = { replicas, selector: { matchLabels: labels }, template: templateOf(app) };
  const status = { replicas, updatedReplicas: replicas, observedGeneration: 1 };
  const metadata = {
    namespace,
    uid: `${app}-uid`,
    generation: 1,
    creationTimestamp: '2026-01-01T10:00:00Z',
  };
  const owner = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    name: app,
    uid: `${app}-uid`,
    controller: true,
  };
  return [
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { ...metadata, name: app },
      spec,
      status,
    },
    {
      apiVersion: 'apps/v1',
      kind: 'ReplicaSet',
      metadata: {
        ...metadata,
        name: `${app}-1`,
        uid: `${app}-set`,
        labels,
        ownerReferences: [owner],
      },
      spec,
      status,
    },
  ];
}

function templateOf(app: string): object {
  return {
    metadata: { labels: { app } },
    spec: { containers: [{ name: 'main', image: `${app}:1` }] },
  };
}

function podAt(index: number, of: number): object {
  const { namespace, app } = nameOf(of);
  const name = `${app}-1-${index}`;
  const ended = {
    exitCode: 1,
    reason: 'Error',
    finishedAt: '2026-01-01T11:58:00Z',
    startedAt: '2026-01-01T11:57:59Z',
  };
  const owner = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    name: `${app}-1`,
    uid: `${app}-set`,
    controller: true,
  };
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name,
      namespace,
      uid: name,
      labels: { app },
      ownerReferences: [owner],
      creationTimestamp: '2026-01-01T10:00:00Z',
    },
    spec: { nodeName: 'node-1', containers: [{ name: 'main', image: `${app}:1` }] },
    status: {
      phase: 'Running',
      conditions: [
        { type: 'PodScheduled', status: 'True' },
        { type: 'Ready', status: 'False', lastTransitionTime: '2026-01-01T11:00:00Z' },
      ],
      containerStatuses: [
        {
          name: 'main',
          ready: false,
          restartCount: 9,
          state: {
            waiting: {
              reason: 'CrashLoopBackOff',
              message: 'back-off 5m0s restarting failed container',
            },
          },
          lastState: { terminated: ended },
        },
      ],
    },
  };
}

import { isOfKind } from '#src/domain/keys.ts';
import type { Ref } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Recording } from '#src/world/recorded.ts';

type Status = NonNullable<NonNullable<Resource<'Pod'>['status']>['containerStatuses']>[number];
type Parts = Readonly<{ name: string; image?: string; container: Pick<Status, 'ready' | 'state'> }>;

/** A Deployment in the target's namespace with its ReplicaSet and one pod, made two hours ago. */
export function workloadOf(recording: Recording, target: Ref, parts: Parts): readonly Resource[] {
  const { name, image = 'registry.example.org/team/portal:3.1', container } = parts;
  const namespace = target.namespace ?? 'default';
  const made = new Date(Date.parse(recording.now) - 2 * HOUR_MS).toISOString();
  const labels = { app: name };
  const hashed = { ...labels, 'pod-template-hash': '7c9d8f6b5' };
  const containers = [{ name: 'portal', image }];
  const template = (own: object) => ({ metadata: { labels: own }, spec: { containers } });
  const size = container.ready ? 1 : 0;
  const counts = {
    observedGeneration: 1,
    replicas: 1,
    readyReplicas: size,
    availableReplicas: size,
  };
  const metadata = { namespace, uid: name, creationTimestamp: made, generation: 1 };
  const known = <T extends object>(object: T) => object as Resource;
  const at = { lastTransitionTime: made };

  return [
    known({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { ...metadata, name, labels, annotations: { [REVISION]: '1' } },
      spec: { replicas: 1, selector: { matchLabels: labels }, template: template(labels) },
      status: { ...counts, updatedReplicas: 1, conditions: conditions(container.ready, made) },
    }),
    known({
      apiVersion: 'apps/v1',
      kind: 'ReplicaSet',
      metadata: {
        ...metadata,
        name: `${name}-7c9d8f6b5`,
        uid: `${name}-rs`,
        labels: hashed,
        annotations: { [REVISION]: '1' },
        ownerReferences: [owner('apps/v1', 'Deployment', name, name)],
      },
      spec: { replicas: 1, selector: { matchLabels: hashed }, template: template(hashed) },
      status: counts,
    }),
    known({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: {
        ...metadata,
        name: `${name}-7c9d8f6b5-q4x2z`,
        uid: `${name}-pod`,
        labels: hashed,
        ownerReferences: [owner('apps/v1', 'ReplicaSet', `${name}-7c9d8f6b5`, `${name}-rs`)],
      },
      spec: { containers, restartPolicy: 'Always', nodeName: nodeIn(recording) },
      status: {
        phase: container.ready ? 'Running' : 'Pending',
        startTime: made,
        conditions: [
          { type: 'PodScheduled', status: 'True', ...at },
          { type: 'Ready', status: container.ready ? 'True' : 'False', ...at },
        ],
        containerStatuses: [
          { name: 'portal', image, imageID: image, restartCount: 0, ...dated(container, made) },
        ],
      },
    }),
  ];
}

function conditions(isReady: boolean, at: string) {
  const status = isReady ? 'True' : 'False';
  return [{ type: 'Available', status, lastTransitionTime: at, lastUpdateTime: at }];
}

function dated(container: Parts['container'], startedAt: string) {
  return container.state?.running ? { ...container, state: { running: { startedAt } } } : container;
}

function owner(apiVersion: string, kind: string, name: string, uid: string) {
  return { apiVersion, kind, name, uid, controller: true };
}

/** A node that takes pods, if there is one. */
function nodeIn({ objects }: Recording): string {
  const pods = objects.filter((one) => isOfKind('Pod', one));
  return pods.find(({ spec }) => spec?.nodeName)?.spec?.nodeName ?? 'node-1';
}

const REVISION = 'deployment.kubernetes.io/revision';
const HOUR_MS = 3_600_000;

import type { Resource } from '#src/domain/resource.ts';
import { ago, labelled, owned } from '#test/support/objects.ts';
import { newPod, podOn } from '#test/support/scheduling.ts';

type Rollout = Resource<'argoproj.io/Rollout'>;
type Strategy = NonNullable<NonNullable<Rollout['spec']>['strategy']>;

const HASH = 'rollouts-pod-template-hash';

/** The Rollout "web" of two replicas, on its way from revision "old" to "new". */
export function rolloutOf(strategy: Strategy, status: Rollout['status'] = {}): Rollout {
  return {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Rollout',
    metadata: { namespace: 'shop', name: 'web', uid: 'web' },
    spec: { replicas: 2, strategy },
    status: { phase: 'Progressing', stableRS: 'old', ...status },
  };
}

/** Its two revisions: two Ready pods of the old one, and one of the new that is on a node or on none. */
export function updating(node?: string, kind = 'argoproj.io/Rollout'): readonly Resource[] {
  const message = '0/1 nodes are available: 1 Insufficient cpu.';
  const fresh = node ? podOn(node, 'web-new-1') : named(newPod({}, message), 'web-new-1');
  return [
    revision('old', '1', kind),
    revision('new', '2', kind),
    madeBy('old', podOn('w1', 'web-old-1')),
    madeBy('old', podOn('w2', 'web-old-2')),
    madeBy('new', fresh),
  ];
}

function revision(hash: string, nth: string, kind: string): Resource<'apps/ReplicaSet'> {
  const set: Resource<'apps/ReplicaSet'> = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: {
      namespace: 'shop',
      name: `web-${hash}`,
      creationTimestamp: ago(hash === 'old' ? 60 : 5),
      annotations: {
        'rollout.argoproj.io/revision': nth,
        'deployment.kubernetes.io/revision': nth,
      },
    },
    spec: { replicas: hash === 'old' ? 2 : 1, selector: {} },
  };
  return labelled(owned(set, { kind, name: 'web' }), { [HASH]: hash });
}

function madeBy<T extends Resource>(hash: string, pod: T): T {
  const maker = { kind: 'apps/ReplicaSet', name: `web-${hash}` };
  return labelled(owned(pod, maker), { app: 'web', [HASH]: hash });
}

function named(pod: Resource<'Pod'>, name: string): Resource<'Pod'> {
  return { ...pod, metadata: { ...pod.metadata, name, uid: name } };
}

import type { Resource } from '#src/domain/resource.ts';
import { ago } from '#test/support/objects.ts';
import { rolloutOf } from '#test/support/updates.ts';

type Rollout = Resource<'argoproj.io/Rollout'>;

/** The Rollout "web", which says that it is of Application "blog". */
export function trackedRollout(status: Rollout['status']): Rollout {
  const rollout = rolloutOf({ canary: {} }, status);
  const id = 'blog:argoproj.io/Rollout:shop/web';
  const annotations = { 'argocd.argoproj.io/tracking-id': id };
  return { ...rollout, metadata: { ...rollout.metadata, annotations } };
}

/** The Application "blog" of Argo CD, and how the Rollout "web" of a namespace stands to Git. */
export function applicationOf(
  status: string,
  namespace = 'shop',
): Resource<'argoproj.io/Application'> {
  return {
    apiVersion: 'argoproj.io/v1alpha1',
    kind: 'Application',
    metadata: { namespace: 'argocd', name: 'blog' },
    status: {
      sync: { status, revision: '3f9c2ab7d41e0c5b8a6f2e7d9b1c4a5e6f708192' },
      reconciledAt: ago(2),
      operationState: { phase: 'Succeeded', finishedAt: ago(5) },
      resources: [{ group: 'argoproj.io', kind: 'Rollout', namespace, name: 'web', status }],
    },
  };
}

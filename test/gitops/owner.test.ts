import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ownerOf } from '#src/gitops/owner.ts';

const TRACKING = 'argocd.argoproj.io/tracking-id';
const own = 'argoproj.io/Rollout:blog-system/web';

describe('the owner in Git', () => {
  it.each([
    ['an Argo CD application', { by: 'argo-cd', name: 'blog' }, { [TRACKING]: `blog:${own}` }, {}],
    [
      'one of another namespace',
      { by: 'argo-cd', namespace: 'team-a', name: 'blog' },
      { [TRACKING]: `team-a_blog:${own}` },
      {},
    ],
    [
      'a Flux Kustomization',
      { by: 'flux-kustomize', namespace: 'flux-system', name: 'apps' },
      {},
      {
        'kustomize.toolkit.fluxcd.io/name': 'apps',
        'kustomize.toolkit.fluxcd.io/namespace': 'flux-system',
      },
    ],
    [
      'a Flux HelmRelease, which also looks like Helm',
      { by: 'flux-helm', name: 'web' },
      { 'meta.helm.sh/release-name': 'web' },
      { 'helm.toolkit.fluxcd.io/name': 'web', 'app.kubernetes.io/managed-by': 'Helm' },
    ],
    [
      'a Helm release',
      { by: 'helm', namespace: 'blog-system', name: 'web-chart' },
      {
        'meta.helm.sh/release-name': 'web-chart',
        'meta.helm.sh/release-namespace': 'blog-system',
      },
      { 'app.kubernetes.io/managed-by': 'Helm', 'app.kubernetes.io/instance': 'web-chart' },
    ],
    [
      'weakly, the instance that a label names',
      { by: 'argo-cd', name: 'blog', weak: true },
      {},
      { 'app.kubernetes.io/instance': 'blog' },
    ],
  ] as const)('is %s', (_, owner, annotations, labels) => {
    expect(ownerOf(rollout(annotations, labels))).toEqual(owner);
  });

  it('is known for objects of the core group too', () => {
    const annotations = { [TRACKING]: 'blog:/Service:blog-system/web' };
    const service = { ...rollout(annotations), apiVersion: 'v1', kind: 'Service' };

    expect(ownerOf(service)).toEqual({ by: 'argo-cd', name: 'blog' });
  });

  it.each([
    ['nothing is said', {}],
    [
      'the annotation is a copy from a parent',
      { [TRACKING]: 'blog:apps/ReplicaSet:blog-system/web' },
    ],
  ])('is nobody where %s', (_, annotations) => {
    expect(ownerOf(rollout(annotations))).toBeUndefined();
  });
});

function rollout(
  annotations: Record<string, string>,
  labels: Record<string, string> = {},
): Resource {
  const metadata = { namespace: 'blog-system', name: 'web', annotations, labels };
  return { apiVersion: 'argoproj.io/v1alpha1', kind: 'Rollout', metadata };
}

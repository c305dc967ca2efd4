import { expect, it } from '@jest/globals';

import { isPlainAnnotation } from '#src/cluster/plain-annotations.ts';

it.each([
  ['argocd.argoproj.io/tracking-id', 'blog-system:argoproj.io/Rollout:blog-system/web'],
  ['argocd.argoproj.io/tracking-id', 'argocd_blog:/Service:blog-system/web'],
  ['argocd.argoproj.io/tracking-id', 'ops:rbac.authorization.k8s.io/ClusterRole:/system:read'],
  ['meta.helm.sh/release-name', 'ingress-nginx'],
  ['cert-manager.io/inject-ca-from', 'shop/hook-ca'],
  ['kubernetes.io/limit-ranger', 'LimitRanger plugin set: cpu, memory request for container app'],
  [
    'kubernetes.io/limit-ranger',
    'LimitRanger plugin set: memory request for container app; memory limit for container app',
  ],
  [
    'vpaUpdates',
    'Pod resources updated by web-vpa: container 0: cpu request, memory request; container 1: cpu limit',
  ],
])('lets %s stand as %s', (key, value) => {
  expect(isPlainAnnotation(key, value)).toBe(true);
});

it.each([
  ['argocd.argoproj.io/tracking-id', 'password=hunter2'],
  ['argocd.argoproj.io/tracking-id', 'blog:argoproj.io/Rollout:blog-system/web hunter2'],
  ['meta.helm.sh/release-name', 'Hunter 2'],
  ['cert-manager.io/inject-ca-from', 'hunter2'],
  ['kubernetes.io/limit-ranger', 'hunter2'],
  ['vpaUpdates', 'Pod resources updated by web-vpa: hunter2'],
  ['example.org/token', 'abc'],
])('hides %s where it is %s', (key, value) => {
  expect(isPlainAnnotation(key, value)).toBe(false);
});

import { expect, it } from '@jest/globals';

import { removedApi } from '#src/readings/removed-apis.ts';

it.each([
  ['PodDisruptionBudget', 'policy/v1beta1', '1.25', 'policy/v1'],
  ['Ingress', 'extensions/v1beta1', '1.22', 'networking.k8s.io/v1'],
  ['Deployment', 'extensions/v1beta1', '1.16', 'apps/v1'],
  ['HorizontalPodAutoscaler', 'autoscaling/v2beta2', '1.26', 'autoscaling/v2'],
  ['FlowSchema', 'flowcontrol.apiserver.k8s.io/v1beta3', '1.32', 'flowcontrol.apiserver.k8s.io/v1'],
])('knows since when %s of %s is gone', (kind, version, since, use) => {
  expect(removedApi(kind, version)).toMatchObject({ since, use });
});

it('names no successor of PodSecurityPolicy', () => {
  expect(removedApi('PodSecurityPolicy', 'policy/v1beta1')).not.toHaveProperty('use');
});

it.each([
  ['PodDisruptionBudget', 'policy/v1'],
  ['Certificate', 'cert-manager.io/v1alpha2'],
])('says nothing of %s in %s', (kind, version) => {
  expect(removedApi(kind, version)).toBeUndefined();
});

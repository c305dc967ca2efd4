import { describe, expect, it } from '@jest/globals';

import { refusalIn } from '#src/readings/workloads/refusal.ts';

const pod = 'Error creating: pods "web-1" is forbidden:';

describe('refusalIn', () => {
  it.each([
    [
      'a quota that is used up',
      `(combined from similar events): ${pod} exceeded quota: compute, requested: limits.cpu=1,pods=1, used: limits.cpu=3500m,pods=4, limited: limits.cpu=4,pods=4`,
      {
        is: 'quota',
        quota: 'compute',
        requested: { 'limits.cpu': '1', pods: '1' },
        used: { 'limits.cpu': '3500m', pods: '4' },
        limited: { 'limits.cpu': '4', pods: '4' },
      },
    ],
    [
      'a quota on what is not set',
      `${pod} failed quota: compute: must specify limits.cpu for: app; limits.memory for: app`,
      {
        is: 'quota-fields',
        quota: 'compute',
        fields: 'limits.cpu for: app; limits.memory for: app',
      },
    ],
    [
      'a maximum',
      `${pod} maximum memory usage per Container is 256Mi, but limit is 512Mi`,
      {
        is: 'limit-range',
        bound: 'maximum',
        limit: '256Mi',
        asked: { field: 'limit', amount: '512Mi' },
      },
    ],
    [
      'the first of several bounds',
      `${pod} [minimum cpu usage per Container is 100m, but request is 50m, maximum memory usage per Pod is 1Gi, but limit is 2Gi]`,
      {
        is: 'limit-range',
        bound: 'minimum',
        resource: 'cpu',
        asked: { field: 'request', amount: '50m' },
      },
    ],
    [
      'a maximum of what is not set',
      `${pod} maximum cpu usage per Container is 2.  No limit is specified`,
      { is: 'limit-range', bound: 'maximum', limit: '2', asked: { field: 'limit' } },
    ],
    [
      'a ratio',
      `${pod} cpu max limit to request ratio per Container is 2, but provided ratio is 4.000000`,
      { is: 'limit-range', bound: 'ratio', resource: 'cpu', limit: '2' },
    ],
    [
      'a Pod Security level',
      `${pod} violates PodSecurity "baseline:v1.30": hostPort (container "app" uses hostPort 80), privileged (containers "app", "side" must not set securityContext.privileged=true)`,
      {
        is: 'pod-security',
        level: 'baseline',
        violations: [
          { rule: 'hostPort', detail: 'container "app" uses hostPort 80' },
          { rule: 'privileged' },
        ],
      },
    ],
    [
      'a webhook that cannot be called',
      'Error creating: Internal error occurred: failed calling webhook "v.io": failed to call webhook: Post "https://hook.ops.svc:443/v?timeout=5s": context deadline exceeded',
      {
        is: 'webhook',
        webhook: 'v.io',
        url: 'https://hook.ops.svc:443/v?timeout=5s',
        why: 'context deadline exceeded',
      },
    ],
    [
      'a webhook that answers nonsense',
      'Internal error occurred: failed calling webhook "v.io": expected response.uid="1", got ""',
      { is: 'webhook', webhook: 'v.io', why: 'expected response.uid="1", got ""' },
    ],
    [
      'a webhook that says no',
      'Error creating: admission webhook "v.io" denied the request: no owner',
      { is: 'denied', by: 'webhook', name: 'v.io', message: 'no owner' },
    ],
    [
      'a policy that says no',
      `${pod} ValidatingAdmissionPolicy 'owners' with binding 'owners-all' denied request: no owner`,
      { is: 'denied', by: 'policy', name: 'owners', message: 'no owner' },
    ],
    [
      'an invalid field',
      'Pod "web-0" is invalid: spec.containers[0].image: Required value',
      { is: 'denied', by: 'schema', message: 'spec.containers[0].image: Required value' },
    ],
    [
      'a PriorityClass that is missing',
      `${pod} no PriorityClass with name high was found`,
      { is: 'missing', kind: 'scheduling.k8s.io/PriorityClass', name: 'high' },
    ],
    [
      'a RuntimeClass that is missing',
      `${pod} pod rejected: RuntimeClass "kata" not found`,
      { is: 'missing', kind: 'node.k8s.io/RuntimeClass', name: 'kata' },
    ],
    [
      'a ServiceAccount that is missing',
      `create Pod web-0 in StatefulSet web failed error: pods "web-0" is forbidden: error looking up service account shop/runner: serviceaccount "runner" not found`,
      { is: 'missing', kind: 'ServiceAccount', name: 'runner' },
    ],
    [
      'a namespace that goes',
      `${pod} unable to create new content in namespace shop because it is being terminated`,
      { is: 'terminating', namespace: 'shop' },
    ],
    [
      'a plugin that says no',
      `${pod} unable to validate against any security context constraint: []`,
      { is: 'denied', by: 'admission' },
    ],
  ])('reads %s', (_, text, refusal) => {
    expect(refusalIn(text)).toMatchObject(refusal);
  });

  it.each(['etcdserver: request timed out', 'Created pod: web-1'])('does not know "%s"', (text) => {
    expect(refusalIn(text)).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { namedInWords } from '#src/readings/named/named-in-words.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
import { service } from '#test/support/services.ts';

const webhooks = {
  ...named('admissionregistration.k8s.io/ValidatingWebhookConfiguration', 'policy', ''),
  webhooks: [
    {
      name: 'validate.policy.example',
      clientConfig: { service: { namespace: 'shop', name: 'front' } },
    },
  ],
} as Resource;
const OBJECTS = [
  service('front'),
  named('apps/Deployment', 'web'),
  named('apps/StatefulSet', 'db'),
  named('Pod', 'db-0'),
  named('ConfigMap', 'settings'),
  named('batch/Job', 'seed'),
  named('Node', 'w1', ''),
  named('apps/Deployment', 'web', 'other'),
  named('kafka.strimzi.io/Kafka', 'events'),
  webhooks,
];
const found = (text: string) =>
  namedInWords(text, 'shop', openWorld(cluster(OBJECTS)).world).map(({ kind, namespace, name }) =>
    [kind, namespace, name].filter(Boolean).join(' '),
  );

describe('what words name', () => {
  it.each([
    [
      'waiting for Service resource front in namespace shop to be addressable',
      'Service shop front',
    ],
    ['timed out waiting for service front', 'Service shop front'],
    ["Deployment/other/web status: 'InProgress'", 'apps/Deployment other web'],
    ['deployment.apps/web exceeded its progress deadline', 'apps/Deployment shop web'],
    ['StatefulSet shop/db is not ready', 'apps/StatefulSet shop db'],
    ['statefulset "db" has 0 of 3 replicas', 'apps/StatefulSet shop db'],
    ['pod [db-0] is in CrashLoopBackOff', 'Pod shop db-0'],
    ['pods "db-0" not ready', 'Pod shop db-0'],
    ['configmap "settings" has no key a', 'ConfigMap shop settings'],
    ['job seed failed', 'batch/Job shop seed'],
    ['node w1 is unreachable', 'Node w1'],
    ['Kafka events is not ready', 'kafka.strimzi.io/Kafka shop events'],
    ['Post "http://front.shop.svc:8080/hook": EOF', 'Service shop front'],
    ['dial tcp 10.96.0.7:5432: connect: connection refused', 'Service shop front'],
    ['failed calling webhook "validate.policy.example": EOF', 'Service shop front'],
  ])('“%s”', (text, ref) => {
    expect(found(text)).toEqual([ref]);
  });

  it.each([
    'service is down',
    'as Service front-end does not exist, and Secret does not',
    'waiting for service backend',
    'see https://docs.example.com/service/front-end/guide',
    'a pod of the web',
    'webhook "other.example" failed',
  ])('nothing that is there: “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';

import { workloadsCalled } from '#src/readings/workloads/workloads-called.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { named } from '#test/support/objects.ts';

const { world } = openWorld(
  cluster([
    named('apps/Deployment', 'web'),
    named('Service', 'web'),
    named('apps/Deployment', 'web', 'bank'),
    named('argoproj.io/Rollout', 'checkout'),
    named('Service', 'edge'),
    named('batch/CronJob', 'nightly'),
    custom('apps/Deployment', 'release-api', {
      metadata: {
        name: 'release-api',
        namespace: 'shop',
        labels: { 'app.kubernetes.io/name': 'api', 'app.kubernetes.io/instance': 'release' },
      },
    }),
    custom('apps/StatefulSet', 'release-db', {
      spec: { template: { metadata: { labels: { app: 'db' } } } },
    }),
  ]),
);

describe('what is called', () => {
  it.each([
    ['web', ['apps/Deployment web']],
    ['checkout', ['argoproj.io/Rollout checkout']],
    ['edge', ['Service edge']],
    ['nightly', ['batch/CronJob nightly']],
    ['api', ['apps/Deployment release-api']],
    ['db', ['apps/StatefulSet release-db']],
    ['rel', []],
  ])('%s in a namespace is %j', (name, found) => {
    const refs = workloadsCalled(name, 'shop', world);

    expect(refs.map((ref) => `${ref.kind} ${ref.name}`)).toEqual(found);
  });

  it('so in several namespaces is all of them', () => {
    expect(workloadsCalled('web', undefined, world)).toHaveLength(2);
  });
});

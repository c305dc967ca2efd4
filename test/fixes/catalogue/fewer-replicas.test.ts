import { expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import type { Resource } from '#src/domain/resource.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { specified } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';
import { ofSet, workload } from '#test/support/states.ts';
import { finding } from '#test/support/verdicts.ts';

const FEWER = { fewer: { fits: 2, wanted: 3 } };

it.each([
  ['restart', 'web-2', 0],
  ['none', 'web-0', 0],
  ['none', 'web-6', 5],
  ['restart', 'web-7', 5],
])('end where a set has fewer of them, by number: %s where %s has a node', (risk, name, start) => {
  const set = workload('apps/StatefulSet', 3);
  const spec = { replicas: 3, ordinals: { start }, template: { spec: { containers: [] } } };
  const whole: object = { ...set, spec };
  const { world } = openWorld(cluster([whole as Resource, ofSet(podOn('w1', name))]));
  const subject = refTo('apps/StatefulSet', set);
  const found = { ...finding({ subject }), params: FEWER };
  const remedy = remedies.find(({ id }) => id === 'workload/fewer-replicas');

  expect([...(remedy?.propose(found, world) ?? [])]).toMatchObject([{ risk }]);
});

it('are left as many as they are where an autoscaler would put them back', () => {
  const spec = { replicas: 3, template: { spec: { containers: [] } } };
  const web: Resource = Object.assign(workload('apps/StatefulSet', 3), { spec });
  const { namespace, name } = refTo('apps/StatefulSet', web);
  const to = { apiVersion: 'apps/v1', kind: 'StatefulSet', name };
  const kind = 'autoscaling/HorizontalPodAutoscaler';
  const scaler = specified(kind, 'web', { scaleTargetRef: to }, namespace);
  const found = { ...finding({ subject: refTo('apps/StatefulSet', web) }), params: FEWER };
  const remedy = remedies.find(({ id }) => id === 'workload/fewer-replicas');
  const offered = (...all: readonly Resource[]) => [
    ...(remedy?.propose(found, openWorld(cluster(all)).world) ?? []),
  ];

  expect(offered(web)).toHaveLength(1);
  expect(offered(web, scaler)).toEqual([]);
});

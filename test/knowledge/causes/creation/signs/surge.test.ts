import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { surgeOf } from '#src/knowledge/causes/creation/signs/surge.ts';

const deployment = (replicas: number, strategy: object) =>
  ({ spec: { replicas, strategy } }) as Resource<'apps/Deployment'>;

it.each([
  [2, {}, { above: 1, below: 0 }],
  [10, { rollingUpdate: { maxSurge: '25%', maxUnavailable: '25%' } }, { above: 3, below: 2 }],
  [3, { rollingUpdate: { maxSurge: 0, maxUnavailable: '10%' } }, { above: 0, below: 1 }],
  [3, { type: 'Recreate' }, undefined],
])('of %i replicas with %j is %j', (replicas, strategy, surge) => {
  expect(surgeOf(deployment(replicas, strategy))).toEqual(surge);
});

import { expect, it } from '@jest/globals';

import { ambiguous } from '#src/knowledge/causes/autoscaling/ambiguous.ts';
import { failingAutoscaler } from '#test/support/autoscalers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';

const failing = failingAutoscaler(
  'AmbiguousSelector',
  'pods by selector app=web are controlled by multiple HPAs: [shop/web shop/web-cpu]',
);
const other = named('autoscaling/HorizontalPodAutoscaler', 'web-cpu');

it.each([
  ['both are there', [other], false],
  ['the other is gone', [], true],
])('names all of them where %s', (_, objects, isMended) => {
  const [claim] = claimsAbout(failing, ambiguous, cluster([failing, ...objects]));

  expect(claim).toMatchObject({
    subject: { kind: 'apps/Deployment', name: 'web' },
    params: { names: ['web', 'web-cpu'], isMended },
  });
  expect(claim?.passesBy !== undefined).toBe(isMended);
});

it('stays silent for another failure', () => {
  const on = failingAutoscaler('FailedGetResourceMetric', 'missing request for cpu');

  expect(claimsAbout(on, ambiguous, cluster([on]))).toEqual([]);
});

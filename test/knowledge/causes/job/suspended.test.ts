import { expect, it } from '@jest/globals';

import { jobSuspended } from '#src/knowledge/causes/job/suspended.ts';
import { advised } from '#test/support/advised.ts';
import { job } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled } from '#test/support/objects.ts';

const suspended = job({}, { suspend: true });

it('says that a Job was suspended, and how to resume it', () => {
  const found = claimsAbout(suspended, jobSuspended, cluster([suspended]));
  const [claim] = found;

  expect(found).toMatchObject([{ params: {}, strength: 'entails' }]);
  expect(claim && jobSuspended.advice?.command?.(claim.subject, claim.params)).toContain(
    `-p '{"spec":{"suspend":false}}'`,
  );
});

it('leaves one that a queue holds back to the queue', () => {
  const queued = labelled(suspended, { 'kueue.x-k8s.io/queue-name': 'batch' });
  const found = claimsAbout(queued, jobSuspended, cluster([queued]));
  const [claim] = found;

  expect(found).toMatchObject([{ params: { queue: 'batch' } }]);
  expect(advised(jobSuspended, found)).toContain('Do not resume it by hand');
  expect(claim && jobSuspended.advice?.command?.(claim.subject, claim.params)).toBeUndefined();
});

it('says that a Job may have no pods, and how to let it have one', () => {
  const none = job({}, { parallelism: 0 });
  const found = claimsAbout(none, jobSuspended, cluster([none]));
  const [claim] = found;

  expect(found).toMatchObject([
    { params: { asksForNone: true }, evidence: [{ path: '/spec/parallelism', quote: '0' }] },
  ]);
  expect(claim && jobSuspended.advice?.command?.(claim.subject, claim.params)).toContain(
    `-p '{"spec":{"parallelism":1}}'`,
  );
});

it.each([
  ['at work', job({ active: 1 })],
  ['that is done', job({ conditions: [{ type: 'Complete', status: 'True' }] }, { parallelism: 0 })],
])('is silent about one %s', (_, works) => {
  expect(claimsAbout(works, jobSuspended, cluster([works]))).toEqual([]);
});

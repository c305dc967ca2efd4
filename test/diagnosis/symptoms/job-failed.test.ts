import { expect, it } from '@jest/globals';

import { named } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';

const job = (type: string) => ({
  ...named('batch/Job', 'load'),
  status: { conditions: [{ type, status: 'True', reason: 'DeadlineExceeded', message: 'late' }] },
});

it('is a Job that has given up', () => {
  expect(symptomsOf(job('Failed'))).toMatchObject([
    { kind: 'job-failed', reason: 'DeadlineExceeded', evidence: { quote: 'late' } },
  ]);
});

it('is not a Job that is complete', () => {
  expect(symptomsOf(job('Complete'))).toEqual([]);
});

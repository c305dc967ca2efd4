import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ago, event, named } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';

const job = (status: object) => ({
  ...named('batch/Job', 'load'),
  status: { startTime: ago(1), ...status },
});
const refused = {
  ...event('FailedCreate', 'exceeded quota', ago(1), 'load'),
  involvedObject: { apiVersion: 'batch/v1', kind: 'Job', namespace: 'shop', name: 'load' },
};

it('is a Job whose pods may not be created', () => {
  expect(symptomsOf(job({}), [refused])).toMatchObject([
    { kind: 'job-late', reason: 'FailedCreate', evidence: { quote: 'exceeded quota' } },
  ]);
});

it('is a CronJob whose Job may not be created', () => {
  const cronJob = named('batch/CronJob', 'load');
  const involvedObject = { ...refused.involvedObject, kind: 'CronJob' };
  const barred: Resource<'Event'> = { ...refused, involvedObject };

  expect(symptomsOf(cronJob, [barred])).toMatchObject([
    { kind: 'job-late', reason: 'FailedCreate', since: ago(1) },
  ]);
});

it.each([
  ['has a pod by now', job({ active: 1 }), [refused]],
  ['was not refused anything', job({}), []],
])('is not a Job that %s', (_, object, others) => {
  expect(symptomsOf(object, others)).toEqual([]);
});

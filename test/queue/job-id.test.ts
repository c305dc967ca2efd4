import { expect, it } from '@jest/globals';

import { jobIdOf } from '#src/queue/job-id.ts';

it('the id of a job is one that BullMQ takes, another one for each kind and id', () => {
  const jobs = [
    { kind: 'why', id: '7' },
    { kind: 'why', id: '{}:{alertname="KubePodNotReady"}' },
    { kind: 'alert', id: '7' },
  ];

  const ids = jobs.map(jobIdOf);

  for (const id of ids) expect(id).toMatch(/^(why|alert)-[0-9a-f]{40}$/);
  expect(new Set(ids).size).toBe(3);
  expect(jobIdOf({ kind: 'why', id: '7' })).toBe(ids[0]);
});

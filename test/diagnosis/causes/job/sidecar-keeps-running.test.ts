import { expect, it } from '@jest/globals';

import { sidecarKeepsRunning } from '#src/diagnosis/causes/job/sidecar-keeps-running.ts';
import { job, podOfJob } from '#test/support/batch.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago } from '#test/support/objects.ts';

const done = (minutes: number, exitCode = 0) => ({
  terminated: { exitCode, finishedAt: ago(minutes) },
});
const RUNS = { running: { startedAt: ago(30) } };

it.each([
  ['injected', 'entails', 'istio-proxy', ['app']],
  ['name', 'fits', 'cloud-sql-proxy', ['app', 'cloud-sql-proxy']],
])('names what keeps a Job from its end, known by %s', (by, strength, name, containers) => {
  const pod = podOfJob({ app: done(20), [name]: RUNS });

  const claims = claimsAbout(pod, sidecarKeepsRunning, cluster([pod, job({}, {}, containers)]));

  expect(claims).toMatchObject([
    { subject: { name: 'load' }, params: { done: 'app', running: name, by }, strength },
  ]);
});

it.each([
  [5, 'suggests'],
  [60, 'fits'],
])('grows surer of a container of any name: after %i minutes it %s', (minutes, strength) => {
  const pod = podOfJob({ app: done(minutes), second: RUNS });
  const source = cluster([pod, job({}, {}, ['app', 'second'])]);

  expect(claimsAbout(pod, sidecarKeepsRunning, source)).toMatchObject([{ strength }]);
});

it.each([
  ['still works', podOfJob({ app: RUNS, proxy: RUNS })],
  ['has failed', podOfJob({ app: done(20, 1), proxy: RUNS })],
])('claims nothing of a Job whose container %s', (_, pod) => {
  const source = cluster([pod, job({}, {}, ['app', 'proxy'])]);

  expect(claimsAbout(pod, sidecarKeepsRunning, source)).toEqual([]);
});

import { expect, it } from '@jest/globals';

import { sidecarKeepsRunning } from '#src/knowledge/causes/job/sidecar-keeps-running.ts';
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

it('quotes the end of the work and the start of what runs on, each where it stands', () => {
  const pod = podOfJob({ proxy: RUNS, app: done(20) });

  const [claim] = claimsAbout(pod, sidecarKeepsRunning, cluster([pod, job({}, {}, ['app'])]));

  expect(claim?.params).toEqual({
    job: 'load',
    done: 'app',
    since: ago(20),
    running: 'proxy',
    by: 'injected',
  });
  expect(claim?.evidence).toMatchObject([
    { path: '/status/containerStatuses/1/state/terminated/exitCode', quote: '0', at: ago(20) },
    { path: '/status/containerStatuses/0/state/running/startedAt', quote: ago(30) },
  ]);
  expect(claim?.restsOn).toMatchObject([{ kind: 'Pod' }, { kind: 'batch/Job', name: 'load' }]);
});

it('knows what serves by its image, too', () => {
  const pod = podOfJob({ app: done(5), second: RUNS });
  const containers = (pod.spec?.containers ?? []).map((one) =>
    one.name === 'second' ? { ...one, image: 'reg/cloud-sql-proxy:2' } : one,
  );
  const served = { ...pod, spec: { ...pod.spec, containers } };
  const source = cluster([served, job({}, {}, ['app', 'second'])]);

  expect(claimsAbout(served, sidecarKeepsRunning, source)).toMatchObject([
    { params: { running: 'second', by: 'name' }, strength: 'fits' },
  ]);
});

it('takes what was injected before what only has such a name', () => {
  const pod = podOfJob({ app: done(20), 'log-agent': RUNS, mesh: RUNS });

  const source = cluster([pod, job({}, {}, ['app', 'log-agent'])]);

  expect(claimsAbout(pod, sidecarKeepsRunning, source)).toMatchObject([
    { params: { running: 'mesh', by: 'injected' } },
  ]);
});

it('goes by names where the Job cannot be read', () => {
  const pod = podOfJob({ app: done(20), proxy: RUNS });

  const source = cluster([pod], ['jobs.batch']);

  expect(claimsAbout(pod, sidecarKeepsRunning, source)).toMatchObject([{ params: { by: 'name' } }]);
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

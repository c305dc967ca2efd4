import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { publishedLimits } from '#demo/slack-double/rate-limits.ts';
import { harmOf } from '#src/domain/harm-of.ts';
import { HARMS } from '#src/domain/harm.ts';
import type { Incident } from '#src/domain/incident.ts';
import { isOver } from '#src/incident/alerts/is-over.ts';
import { sent } from '#test/alerts/support/payloads.ts';
import { type AlertWorker, startAlertWorker } from '#test/integration/support/alert-worker.ts';
import { type Gateway, startGateway } from '#test/integration/support/gateway.ts';
import { parentsIn } from '#test/integration/support/parents-in.ts';
import { until } from '#test/integration/support/until.ts';
import { merged } from '#test/support/recordings.ts';
import { seed } from '#test/support/samples.ts';
import { scenarios } from '#test/support/scenarios.ts';

/** Four roots, with the objects that alerts of them name. */
const ROOTS: Readonly<Record<string, readonly object[]>> = {
  'one-cause-three-victims': [
    { namespace: 'suite-prod', deployment: 'cart' },
    { namespace: 'suite-prod', pod: 'orders-b5d69cb88-nw5dh' },
    { namespace: 'suite-prod', deployment: 'search' },
  ],
  'image-tag-missing': [
    { namespace: 'orders-dev', deployment: 'orders' },
    { namespace: 'orders-dev', pod: 'orders-f6955ddd6-kds2w' },
  ],
  'unknown-flag': [
    { namespace: 'search-prod', deployment: 'search' },
    { namespace: 'search-prod', pod: 'search-86455ff5d9-2c2vc' },
  ],
  'oom-limit': [
    { namespace: 'analytics', deployment: 'report' },
    { namespace: 'analytics', pod: 'report-86d9658bf4-bvkj7' },
  ],
};
/** `npm run test:storm` has more of them, in more orders. */
const EACH = Math.ceil(Number(process.env['KUBEWHY_STORM'] ?? 300) / Object.keys(ROOTS).length);
const SHUFFLES = Array.from(
  { length: Number(process.env['KUBEWHY_SHUFFLES'] ?? 1) },
  (_, at) => at,
);
const recordings = await Promise.all(
  scenarios.filter(({ name }) => name in ROOTS).map((one) => one.read()),
);
const cluster = recordings.reduce(merged);

let gateway: Gateway;
let workers: AlertWorker[];
beforeEach(async () => {
  workers = [];
  gateway = await startGateway({ limits: publishedLimits, speed: 10, worker: 'other' });
});
afterEach(async () => {
  await Promise.all(workers.map((one) => one.kill()));
  await gateway.stop();
});

describe('many alerts of four roots', () => {
  it.each(SHUFFLES)('are four threads, the worst first, in shuffle %i', async (shuffle) => {
    work();
    await storm('firing', shuffle);

    const incidents = await told(4);

    const harms = incidents.map(harmIn);
    expect(harms).toEqual(harms.toSorted((a, b) => a - b));
    expect(incidents.map(countOf)).toEqual([EACH, EACH, EACH, EACH]);
    expect(new Set(incidents.map(({ root }) => root)).size).toBe(4);

    await storm('resolved');
    await until('all are over', async () => (await found()).every(isOver) || undefined);
    await atRest();
    expect(parents()).toHaveLength(4);
    expect(gateway.double.messages('alerts').length).toBeLessThanOrEqual(40);
  });

  it.each(['before', 'after'] as const)(
    'are neither lost nor doubled where the worker is killed %s it hands them on',
    async (when) => {
      let hangs = 0;
      const first = startAlertWorker(gateway.redis.url, cluster, (put) => async (job) => {
        if (when === 'after') await put(job);
        hangs += 1;
        await new Promise(() => undefined);
      });
      await storm('firing');
      await until('the worker hangs', async () => hangs > 0 || undefined);
      await first.kill();
      work();

      const incidents = await told(4);

      expect(parents()).toHaveLength(4);
      expect(incidents.map(countOf)).toEqual([EACH, EACH, EACH, EACH]);
    },
  );
});

it('what was over before anybody looked is told all the same, once', async () => {
  const [first = {}] = alertsOf('oom-limit', 'firing');
  await gateway.send([first]);
  await gateway.send([{ ...first, status: 'resolved', endsAt: '2026-01-01T01:00:00Z' }]);
  work();

  const [incident] = await told(1);

  expect(incident && isOver(incident)).toBe(true);
  expect(parents()).toHaveLength(1);
});

function work(): void {
  workers.push(startAlertWorker(gateway.redis.url, cluster));
}

/** All alerts, shuffled, in many requests. */
async function storm(status: 'firing' | 'resolved', shuffle = 0): Promise<void> {
  const all = Object.keys(ROOTS).flatMap((name) => alertsOf(name, status));
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), {
    seed: seed + shuffle,
    numRuns: 1,
  });
  for (let at = 0; at < shuffled.length; at += 30)
    expect(await gateway.send(shuffled.slice(at, at + 30), `group ${at}`)).toBe(202);
}

function alertsOf(name: string, status: 'firing' | 'resolved'): readonly object[] {
  const objects = ROOTS[name] ?? [];
  return Array.from({ length: EACH }, (_, at) => {
    const labels = { alertname: `KubePodNotReady`, severity: 'warning', container: `c${at}` };
    const object = objects[at % objects.length];
    const end = status === 'resolved' ? { endsAt: '2026-01-01T01:00:00Z' } : {};
    return sent({ fingerprint: `${name}-${at}`, labels: { ...labels, ...object }, status, ...end });
  });
}

function parents(): readonly string[] {
  return parentsIn(gateway.double, 'alerts').map(String);
}

/** The incidents in the order of their threads, once there are so many. */
async function told(count: number): Promise<readonly Incident[]> {
  await until(`${count} roots are told`, async () => {
    const incidents = await found();
    return (
      (incidents.length >= count && gateway.double.messages('alerts').length > count) || undefined
    );
  });
  await atRest();
  return found();
}

async function found(): Promise<readonly Incident[]> {
  const all = await Promise.all(parents().map((id) => gateway.queues.incidents.find(id)));
  return all.flatMap((one) => one ?? []);
}

/** Until nothing waits in any queue. */
async function atRest(): Promise<void> {
  await until('nothing waits', async () => {
    const { gateway: own, alerts } = await gateway.queues.counts();
    const pending = [own, alerts].map(({ waiting, active, delayed }) => waiting + active + delayed);
    const waiting = await gateway.queues.inbox.waiting();
    return pending.every((one) => one === 0) && waiting === 0 ? true : undefined;
  });
}

function countOf({ alerts = [], moreAlerts = 0 }: Incident): number {
  return alerts.length + moreAlerts;
}

function harmIn({ answer, owners }: Incident): number {
  const harm = answer && harmOf(answer, owners);
  return harm ? HARMS.indexOf(harm) : HARMS.length;
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { allEnded } from '#test/integration/support/all-ended.ts';
import { Api, pathOfAll } from '#test/integration/support/api.ts';
import { stickCanary } from '#test/integration/support/canary.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { ask, idsIn, openReview } from '#test/integration/support/people.ts';
import { type Stuck, stuckCanary } from '#test/integration/support/reviewed.ts';
import { pressForged, submitForged } from '#test/integration/support/signed.ts';
import { webPath } from '#test/integration/support/web-rollout.ts';
import { whisperedTo } from '#test/integration/support/whispers.ts';

const GUEST = 'UALEX00001';

const api = new Api(testCluster().access.admin);
let kubewhy: Kubewhy;
let stuck: Stuck;

beforeAll(async () => {
  await allEnded(
    startKubewhy(api).then((one) => (kubewhy = one)),
    stuckCanary(api).then((one) => (stuck = one)),
  );
});
afterAll(async () => {
  await kubewhy?.stop();
  await stuck?.delete();
  api.close();
});

describe('a question', () => {
  it('about a pod that never was is answered with the nearest names', async () => {
    const typo = stuck.pod.replace('web-', 'wbe-');

    const said = await whisperedTo(
      kubewhy,
      MINA,
      `why pod/${typo} -n ${stuck.namespace}`,
      /There is no/,
    );

    expect(said).toContain(stuck.pod);
  });

  it('about a name that resembles none says what to check', async () => {
    const text = `why payments-gateway -n ${stuck.namespace}`;

    const said = await whisperedTo(kubewhy, MINA, text, /There is no/);

    expect(said).toContain('-n');
  });

  it('about a pod that was just deleted says so, and what is wrong with its workload', async () => {
    const path = `${pathOfAll('v1', 'Pod', stuck.namespace)}/${stuck.pod}`;
    await api.delete(path);
    const successor = await stickCanary(api, stuck.namespace);

    const message = await ask(kubewhy, MINA, `why ${stuck.pod} -n ${stuck.namespace}`);

    expect(successor.pod).not.toBe(stuck.pod);
    expect(message.text).toMatch(/no longer exists.*k8s-cp/);
    expect(JSON.stringify(message.blocks)).toContain(successor.pod);
  });

  it.each([
    ['why', 'Name a pod'],
    ['why a b c', 'One target at a time'],
    ['why web --colour red', 'There is no option'],
    ['why web --lang fr', '--lang takes en or ko'],
    [`why ${'x'.repeat(400)}`, 'longer than any name'],
    ['wyh web', 'Did you mean'],
  ])('that cannot be understood is answered at once: %s', async (text, words) => {
    const said = await whisperedTo(kubewhy, MINA, text, /./);

    expect(said).toContain(words);
  });
});

describe('a button', () => {
  it('is nothing that a guest may use', async () => {
    const message = await ask(kubewhy, MINA, `why rollout/web -n ${stuck.namespace}`);
    const ids = idsIn(message);

    expect(await pressForged(kubewhy, GUEST, ids)).toContain('Guests may not use kubewhy');
    expect(await submitForged(kubewhy, GUEST, ids)).toContain('Guests may not use kubewhy');
    await isUntouched();
  });

  it('is refused with a plan that its incident does not have', async () => {
    const message = await ask(kubewhy, MINA, `why rollout/web -n ${stuck.namespace}`);
    const ids = { ...idsIn(message), plan: 'p-forged' };

    expect(await pressForged(kubewhy, MINA, ids)).toContain('does not belong to this incident');
    expect(await submitForged(kubewhy, MINA, ids)).toContain('does not belong to this incident');
    await isUntouched();
  });

  it('is refused with an incident that nobody knows', async () => {
    const ids = { incident: 'q-forged', plan: 'p-forged' };

    expect(await pressForged(kubewhy, MINA, ids)).toContain('is no longer known');
    expect(await submitForged(kubewhy, MINA, ids)).toContain('is no longer known');
  });

  it('is refused with what is no id at all', async () => {
    expect(await pressForged(kubewhy, MINA, { plan: 3 })).toContain('another version of kubewhy');
    expect(await submitForged(kubewhy, MINA, { plan: 3 })).toContain('another version of kubewhy');
  });
});

describe('while Redis is down', () => {
  it('everybody is told at once, and all goes on when it is back', async () => {
    const question = `why rollout/web -n ${stuck.namespace}`;
    const message = await ask(kubewhy, MINA, question);
    await kubewhy.redis.kill();

    const began = performance.now();
    const said = await whisperedTo(kubewhy, MINA, question, /./);
    const tookMs = performance.now() - began;
    const pressed = await pressForged(kubewhy, MINA, idsIn(message));
    const submitted = await submitForged(kubewhy, MINA, idsIn(message));
    const alerted = await kubewhy.webhook({ version: '4', groupKey: 'g', alerts: [alert()] });
    await kubewhy.redis.restart();

    expect(tookMs).toBeLessThan(2_500); // Slack waits for 3 s
    expect(said).toContain('nothing was accepted');
    expect([pressed, submitted]).toEqual(
      Array(2).fill(expect.stringContaining('KUBEWHY_REDIS_URL')),
    );
    expect([alerted.status, await alerted.text()]).toEqual([503, expect.stringContaining('Redis')]);

    const after = await ask(kubewhy, MINA, question);
    const { view } = await openReview(kubewhy, MINA, after, 'Review fix');
    expect(JSON.stringify(view.sent.blocks)).toContain('+ nodeTaintsPolicy: Honor');
    await isUntouched();
  });
});

function alert(): object {
  const labels = { alertname: 'KubePodNotReady', namespace: stuck.namespace, pod: stuck.pod };
  return { status: 'firing', labels, startsAt: '2026-01-01T00:00:00Z', fingerprint: 'f1' };
}

async function isUntouched(): Promise<void> {
  const web = await api.get<Stuck['before']>(webPath(stuck.namespace));
  expect(web.spec).toEqual(stuck.before.spec);
}

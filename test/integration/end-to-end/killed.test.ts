import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import type { RoleName } from '#src/roles/running.ts';
import { type ApiProxy, type Mishap, startApiProxy } from '#test/integration/support/api-proxy.ts';
import { Api } from '#test/integration/support/api.ts';
import { atRest } from '#test/integration/support/at-rest.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { ask, openReview, review } from '#test/integration/support/people.ts';
import {
  answersTo,
  effectsOf,
  outcomesIn,
  reviewed,
  type Stuck,
  stuckCanary,
} from '#test/integration/support/reviewed.ts';

const api = new Api(testCluster().access.admin);
let proxies: Readonly<Record<'worker' | 'remediator', ApiProxy>>;
let kubewhy: Kubewhy;
let stuck: Stuck;

beforeAll(async () => {
  const [worker, remediator] = await Promise.all([
    startApiProxy(testCluster()),
    startApiProxy(testCluster()),
  ]);
  proxies = { worker, remediator };
  const apiServer = { worker: worker.url, remediator: remediator.url };
  kubewhy = await startKubewhy(api, { apiServer });
});
afterAll(async () => {
  await kubewhy?.stop();
  await Promise.all(Object.values(proxies ?? {}).map((proxy) => proxy.close()));
  api.close();
});
beforeEach(async () => {
  stuck = await stuckCanary(api);
});
afterEach(() => stuck.delete());

describe('a worker that is killed', () => {
  it('while it reads for a question answers once after its restart', async () => {
    const reading = proxies.worker.next('stuck-answer', ({ path }) => isAbout(path));

    const asked = ask(kubewhy, MINA, stuck.question);
    await reading;
    await revive('worker');
    const { text } = await asked;

    await atRest(kubewhy);
    expect(text).toContain('k8s-cp');
    expect(answersTo(kubewhy, stuck)).toHaveLength(1);
  });

  it('while it proves a fix for the review fills that after its restart', async () => {
    const message = await ask(kubewhy, MINA, stuck.question);
    const reading = proxies.worker.next('stuck-answer', ({ path }) => isAbout(path));

    const opened = openReview(kubewhy, MINA, message, 'Abort the canary');
    await reading;
    await revive('worker');
    const { view } = await opened;

    await atRest(kubewhy);
    expect(kubewhy.slack.views(MINA).map(({ id }) => id)).toEqual([view.id]);
    expect(JSON.stringify(view.sent.blocks)).toContain('+ abort: true');
    expect(await effects()).toMatchObject({ sent: 0 });
  });

  it('while it watches what a change brings goes on after its restart', async () => {
    const { message, view } = await reviewed(stuck, kubewhy, 'Abort the canary');
    const watching = proxies.worker.next('stuck-answer', ({ path }) => isAbout(path));

    await kubewhy.slack.submit({ user: MINA, viewId: view.id });
    await watching;
    await revive('worker');
    await review(kubewhy, message, /verified/);

    await atRest(kubewhy);
    expect(outcomesIn(kubewhy, message)).toEqual([expect.stringContaining('and verified')]);
    expect(await effects()).toMatchObject({ sent: 1, made: 1 });
  });
});

describe('a remediator that is killed', () => {
  it.each<[string, Mishap, 'isRead' | 'isPatch', number]>([
    ['before it has read the object', 'stuck-request', 'isRead', 1],
    ['after it has read the object', 'stuck-answer', 'isRead', 1],
    ['before the API server has its request', 'stuck-request', 'isPatch', 2],
    ['after the commit and before the answer', 'stuck-answer', 'isPatch', 1],
  ])('%s makes the change once', async (_, mishap, at, sent) => {
    const { message, view } = await reviewed(stuck, kubewhy, 'Abort the canary');
    const there = proxies.remediator.next(mishap, stuck[at]);

    await kubewhy.slack.submit({ user: MINA, viewId: view.id });
    await there;
    await revive('remediator');
    await review(kubewhy, message, /verified/);

    await atRest(kubewhy);
    expect(outcomesIn(kubewhy, message)).toEqual([expect.stringContaining('and verified')]);
    expect(await effects()).toMatchObject({ sent, made: 1 });
  });
});

/** As a node that dies, and what Kubernetes does about it. */
async function revive(role: RoleName): Promise<void> {
  await kubewhy.kill(role);
  await kubewhy.start(role);
}

function effects() {
  return effectsOf(stuck, api, proxies.remediator);
}

function isAbout(path: string): boolean {
  return path.includes(`/namespaces/${stuck.namespace}/`);
}

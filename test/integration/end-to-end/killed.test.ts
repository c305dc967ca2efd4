import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import type { RoleName } from '#src/serve/roles/running.ts';
import {
  type ApiProxy,
  type Mishap,
  type Seen,
  startApiProxy,
} from '#test/integration/support/api-proxy.ts';
import { Api } from '#test/integration/support/api.ts';
import { atRest } from '#test/integration/support/at-rest.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { ask, openReview, review } from '#test/integration/support/people.ts';
import {
  answersTo,
  effectsOf,
  endsOf,
  outcomesIn,
  reviewed,
  type Stuck,
  stuckCanaries,
} from '#test/integration/support/reviewed.ts';
import { withoutRightTo } from '#test/integration/support/without-right-to.ts';

const api = new Api(testCluster().access.admin);
const canaries = stuckCanaries(api);
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
  await canaries.end();
  await Promise.all(Object.values(proxies ?? {}).map((proxy) => proxy.close()));
  api.close();
});
beforeEach(async () => {
  stuck = await canaries.take();
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
  it.each<[string, Mishap, (seen: Seen) => boolean, number]>([
    ['before it knows what the person may', 'stuck-request', isAccessReview, 1],
    ['before it has read the object', 'stuck-request', (seen) => stuck.isRead(seen), 1],
    ['after it has read the object', 'stuck-answer', (seen) => stuck.isRead(seen), 1],
    ['before the API server has its request', 'stuck-request', (seen) => stuck.isPatch(seen), 2],
    ['after the commit, before the answer', 'stuck-answer', (seen) => stuck.isPatch(seen), 1],
  ])('%s makes the change once', async (_, mishap, matches, sent) => {
    const { message, view } = await reviewed(stuck, kubewhy, 'Abort the canary');
    const there = proxies.remediator.next(mishap, matches);

    await kubewhy.slack.submit({ user: MINA, viewId: view.id });
    await there;
    await revive('remediator');
    await review(kubewhy, message, /verified/);

    await atRest(kubewhy);
    expect(outcomesIn(kubewhy, message)).toEqual([expect.stringContaining('and verified')]);
    expect(await effects()).toMatchObject({ sent, made: 1 });
  });

  it.each([
    ['before it can tell how the change ended', 'gateway'],
    ['after it has told how the change ended', 'worker'],
  ] as const)('%s tells it once after its restart', async (_, denied) => {
    const { message, view } = await reviewed(stuck, kubewhy, 'Abort the canary');
    const reading = proxies.remediator.next('stuck-request', stuck.isRead);

    await kubewhy.slack.submit({ user: MINA, viewId: view.id });
    await reading;
    const right = await withoutRightTo(denied, kubewhy);
    proxies.remediator.cutStuck(); // it reads again, and goes on
    await right.isMissed();
    const before = await effects();
    await kubewhy.kill('remediator');
    await right.restore();
    await kubewhy.start('remediator');
    await review(kubewhy, message, /verified/);

    await atRest(kubewhy);
    expect(outcomesIn(kubewhy, message)).toEqual([expect.stringContaining('and verified')]);
    const ends = await endsOf(kubewhy, stuck);
    expect(new Set(ends.map(({ outcome }) => outcome))).toEqual(new Set(['applied']));
    expect([before, await effects()]).toMatchObject([{ made: 1 }, { sent: 1, made: 1 }]);
  });
});

describe('a gateway that is killed', () => {
  it('after Slack took the answer and before that is written down posts it once', async () => {
    kubewhy.slack.faults.next('chat.postMessage', { is: 'reset', effect: true });

    const { ts } = await ask(kubewhy, MINA, stuck.question);
    await revive('gateway');

    await atRest(kubewhy);
    expect(answersTo(kubewhy, stuck).map((one) => one.ts)).toEqual([ts]);
  });

  it('while Slack takes its time leaves one answer, though both requests take effect', async () => {
    const { slack } = kubewhy;
    const [there, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const until = () => (there.resolve(), goOn.promise);
    slack.faults.next('chat.postMessage', { is: 'held', until });

    const asked = ask(kubewhy, MINA, stuck.question);
    await there.promise;
    await revive('gateway');
    const { ts } = await asked;
    goOn.resolve();
    await slack.eventually(() => answersTo(kubewhy, stuck).length === 2 || undefined);
    await slack.eventually(() => answersTo(kubewhy, stuck).length === 1 || undefined);

    expect(answersTo(kubewhy, stuck).map((one) => one.ts)).toEqual([ts]);
  });
});

/** As a node that dies, and what Kubernetes does about it. */
async function revive(role: RoleName): Promise<void> {
  await kubewhy.kill(role);
  await kubewhy.start(role);
}

function isAccessReview({ path }: Seen): boolean {
  return path.endsWith('/subjectaccessreviews');
}

function effects() {
  return effectsOf(stuck, api, proxies.remediator);
}

function isAbout(path: string): boolean {
  return path.includes(`/namespaces/${stuck.namespace}/`);
}

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { type ApiProxy, startApiProxy } from '#test/integration/support/api-proxy.ts';
import { Api } from '#test/integration/support/api.ts';
import { atRest } from '#test/integration/support/at-rest.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { ask, openReview, review } from '#test/integration/support/people.ts';
import {
  effectsOf,
  outcomesIn,
  type Stuck,
  stuckCanaries,
} from '#test/integration/support/reviewed.ts';

const api = new Api(testCluster().access.admin);
const canaries = stuckCanaries(api);
let proxy: ApiProxy;
let kubewhy: Kubewhy;
let stuck: Stuck;

beforeAll(async () => {
  proxy = await startApiProxy(testCluster());
  kubewhy = await startKubewhy(api, { apiServer: { remediator: proxy.url } });
});
afterAll(async () => {
  await kubewhy?.stop();
  await canaries.end();
  await proxy?.close();
  api.close();
});
beforeEach(async () => {
  stuck = await canaries.take();
});
afterEach(() => stuck.delete());

describe('a button that is clicked twice', () => {
  it('makes the change once, where it is Apply', async () => {
    const message = await ask(kubewhy, MINA, stuck.question);
    const { view } = await openReview(kubewhy, MINA, message, 'Abort the canary');

    const submission = { user: MINA, viewId: view.id };
    const outcomes = await Promise.all([1, 2].map(() => kubewhy.slack.submit(submission)));

    expect(outcomes).toEqual([{ is: 'updated' }, { is: 'updated' }]);
    await isMadeOnce(message);
  });

  it('makes the change once, where it is the review', async () => {
    const message = await ask(kubewhy, MINA, stuck.question);

    await Promise.all([1, 2].map(() => openReview(kubewhy, MINA, message, 'Abort the canary')));
    await atRest(kubewhy);
    const [view, ...others] = kubewhy.slack.views(MINA);
    await kubewhy.slack.submit({ user: MINA, viewId: view?.id ?? '' });

    expect(others).toEqual([]);
    await isMadeOnce(message);
  });
});

async function isMadeOnce(message: Awaited<ReturnType<typeof ask>>): Promise<void> {
  await review(kubewhy, message, /verified/);
  await atRest(kubewhy);
  expect(outcomesIn(kubewhy, message)).toEqual([expect.stringContaining('and verified')]);
  expect(await effectsOf(stuck, api, proxy)).toMatchObject({ sent: 1, made: 1 });
}

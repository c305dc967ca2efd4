import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { endTexts } from '#src/carry-out/end/texts.ts';
import { type ApiProxy, startApiProxy } from '#test/integration/support/api-proxy.ts';
import { Api } from '#test/integration/support/api.ts';
import { atRest } from '#test/integration/support/at-rest.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { CHANNEL, review } from '#test/integration/support/people.ts';
import {
  effectsOf,
  endsOf,
  outcomesIn,
  type Reviewed,
  reviewed,
  stuckCanaries,
} from '#test/integration/support/reviewed.ts';
import { webPath } from '#test/integration/support/web-rollout.ts';

const api = new Api(testCluster().access.admin);
const canaries = stuckCanaries(api);
let proxy: ApiProxy;
let kubewhy: Kubewhy;
let fix: Reviewed;

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
  fix = await reviewed(await canaries.take(), kubewhy);
});
afterEach(() => fix.delete());

describe('a change whose connection is cut', () => {
  it('after the commit is found in place and not sent again', async () => {
    const lost = proxy.next('lost-answer', fix.isPatch);

    await submit();
    await lost;
    await review(kubewhy, fix.message, /verified/);

    await atRest(kubewhy);
    expect(await endsOf(kubewhy, fix)).toMatchObject([
      { outcome: 'already-so', text: endTexts.en.answerLost },
    ]);
    expect(outcomesIn(kubewhy, fix.message)).toEqual([expect.stringContaining('and verified')]);
    expect(await effectsOf(fix, api, proxy)).toEqual({ sent: 1, made: 1, specs: 1 });
  });

  it('before the API server has it is sent again, and made once', async () => {
    const lost = proxy.next('lost-request', fix.isPatch);

    await submit();
    await lost;
    await review(kubewhy, fix.message, /verified/);

    await atRest(kubewhy);
    expect(await endsOf(kubewhy, fix)).toEqual([expect.objectContaining({ outcome: 'applied' })]);
    expect(outcomesIn(kubewhy, fix.message)).toEqual([expect.stringContaining('and verified')]);
    expect(await effectsOf(fix, api, proxy)).toEqual({ sent: 2, made: 1, specs: 1 });
  });

  it('after the commit, and undone by somebody before kubewhy looks, is not known', async () => {
    const stuck = proxy.next('stuck-answer', fix.isPatch);

    await submit();
    await stuck;
    await api.patch(webPath(fix.namespace), 'json', [
      { op: 'replace', path: '/spec', value: fix.before.spec },
    ]);
    proxy.cutStuck();

    await isShownAsUnknown();
    expect(await effectsOf(fix, api, proxy)).toEqual({ sent: 1, made: 1, specs: 2 });
  });

  it('before the API server has it, while somebody else changes the object, is not known', async () => {
    const stuck = proxy.next('stuck-request', fix.isPatch);

    await submit();
    await stuck;
    await api.patch(webPath(fix.namespace), 'merge', { metadata: { labels: { team: 'blog' } } });
    proxy.cutStuck();

    await isShownAsUnknown();
    expect(await effectsOf(fix, api, proxy)).toEqual({ sent: 1, made: 0, specs: 0 });
  });
});

async function submit(): Promise<void> {
  await kubewhy.slack.submit({ user: MINA, viewId: fix.view.id });
}

/** Once in the message, once as a reply that people are notified of, and with nothing to click. */
async function isShownAsUnknown(): Promise<void> {
  await review(kubewhy, fix.message, /not known whether/);
  await atRest(kubewhy);
  const unknown = [expect.stringContaining('not known whether the change took effect')];
  expect(outcomesIn(kubewhy, fix.message)).toEqual(unknown);
  const replies = kubewhy.slack
    .thread(CHANNEL, fix.message.ts)
    .filter(({ ts, blocks }) => ts !== fix.message.ts && /not known/.test(JSON.stringify(blocks)));
  expect(replies).toHaveLength(1);
  expect(JSON.stringify(kubewhy.slack.thread(CHANNEL, fix.message.ts))).not.toContain('review_fix');
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Message } from '#demo/slack-double/workspace/model.ts';
import { payload, sent } from '#test/alerts/support/payloads.ts';
import { allEnded } from '#test/integration/support/all-ended.ts';
import { Api } from '#test/integration/support/api.ts';
import { atRest } from '#test/integration/support/at-rest.ts';
import { readyCanary } from '#test/integration/support/canary.ts';
import { testCluster } from '#test/integration/support/cluster.ts';
import { type Kubewhy, MINA, startKubewhy } from '#test/integration/support/kubewhy.ts';
import { ask, openReview, review } from '#test/integration/support/people.ts';
import { type Stuck, stuckCanary } from '#test/integration/support/reviewed.ts';

const ALERTS = 'CALERTS001';

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

describe('alerts about the stuck canary', () => {
  it('open one thread with the same verdict as the question, however often they are delivered', async () => {
    const alert = notReady('first');
    await deliver([alert]);
    const parent = await posted('first');
    await deliver([alert]);
    await deliver([alert], { externalURL: 'http://another-replica.example' });
    await deliver([{ ...alert, startsAt: alert.startsAt.replace('Z', '+00:00') }]);
    await deliver([notReady('second')], { groupKey: 'another group' });
    await atRest(kubewhy);

    const answer = await ask(kubewhy, MINA, stuck.question);
    expect(parents()).toHaveLength(1);
    expect(parent.text).toMatch(/^first firing: .*k8s-cp/);
    expect(parent.text.replace('first firing: ', '')).toBe(answer.text);
    expect(findingsIn(parent)).toEqual(findingsIn(answer));
    expect(JSON.stringify(parent.blocks)).toContain('Review fix');
  });

  it('are over when the last of them is, and what is still wrong is said', async () => {
    await deliver([over(notReady('first'))]);
    await atRest(kubewhy);
    expect(parents()[0]?.text).toMatch(/^second firing/);

    await deliver([over(notReady('second'))]);
    await atRest(kubewhy);

    expect(parents()).toMatchObject([{ text: expect.stringMatching(/^second resolved/) }]);
    expect(replies()).toContainEqual(
      expect.stringMatching(/^Resolved by Alertmanager, but still: .*k8s-cp/),
    );
  });

  it('go on in their thread when one fires again, and it stays over when its firing comes late', async () => {
    await deliver([notReady('second')], { groupKey: 'a third group' });
    await atRest(kubewhy);
    expect(parents()[0]?.text).toMatch(/^second resolved/);

    await deliver([{ ...notReady('first'), startsAt: '2026-01-02T00:00:00Z' }]);
    await atRest(kubewhy);

    expect(parents()).toMatchObject([{ text: expect.stringMatching(/^first firing/) }]);
    expect(replies()).toContain('It fires again.');
  });

  it('are not those about something else, of which Watchdog is never told', async () => {
    const labels = {
      alertname: 'stray',
      severity: 'warning',
      namespace: 'nowhere',
      pod: 'stray-1',
    };
    const stray = sent({ labels, fingerprint: 'stray' });

    const response = await deliver([stray, watchdog()]);

    expect(await response.text()).toContain('Accepted 2');
    const parent = await posted('stray');
    expect(JSON.stringify(parent.blocks)).toContain('Pod is not ready.');
    expect(JSON.stringify(parent.blocks)).toContain('There is no');
    await atRest(kubewhy);
    expect(parents()).toHaveLength(2);
  });

  it('offer the fix, which the click applies', async () => {
    const parent = await posted('first');

    const { view } = await openReview(kubewhy, MINA, parent, 'Review fix');
    await kubewhy.slack.submit({ user: MINA, viewId: view.id });
    const { node } = await readyCanary(api, stuck.namespace);
    const verified = await review(kubewhy, parent, /verified/);

    expect(node).toMatch(/^k8s-worker[12]$/);
    expect(verified).toContain(`approved by <@${MINA}>`);
  });
});

/** KubePodNotReady about the canary; the name tells the alerts of this file apart. */
function notReady(name: string) {
  const labels = {
    alertname: name,
    severity: 'warning',
    namespace: stuck.namespace,
    pod: stuck.pod,
  };
  return sent({ labels, fingerprint: name, startsAt: '2026-01-01T00:00:00Z' });
}

function over(alert: ReturnType<typeof sent>) {
  return { ...alert, status: 'resolved', endsAt: '2026-01-01T01:00:00Z' };
}

function watchdog() {
  return sent({ labels: { alertname: 'Watchdog', severity: 'none' }, fingerprint: 'Watchdog' });
}

async function deliver(alerts: readonly object[], more: object = {}): Promise<Response> {
  const response = await kubewhy.webhook(payload(alerts, more));
  expect(response.status).toBe(202);
  return response;
}

function posted(name: string): Promise<Message> {
  return kubewhy.slack.eventually(() =>
    parents().find(({ text }) => text.startsWith(`${name} firing`)),
  );
}

/** The threads of alerts; each question has one, too. */
function parents(): readonly Message[] {
  const isOfAlert = ({ thread, text }: Message) => !thread && / (firing|resolved): /.test(text);
  return kubewhy.slack.messages(ALERTS).filter(isOfAlert);
}

function replies(): readonly string[] {
  return kubewhy.slack.messages(ALERTS).flatMap(({ thread, text }) => (thread ? [text] : []));
}

/** The blocks that say why, whom it hurts and what can be done. */
function findingsIn({ blocks = [] }: Message): readonly string[] {
  const texts = blocks.map((block) => JSON.stringify({ ...block, block_id: '' }));
  return texts.filter((text) => /\*(Cause|Impact|Fix)\*/.test(text));
}

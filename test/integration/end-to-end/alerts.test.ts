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

describe('an alert about the stuck canary', () => {
  it('opens a thread with the same verdict as the question', async () => {
    await deliver([notReady('same')]);

    const parent = await posted('same');
    const answer = await ask(kubewhy, MINA, stuck.question);
    expect(parent.text).toMatch(/^same firing: .*k8s-cp/);
    expect(parent.text.replace('same firing: ', '')).toBe(answer.text);
    expect(findingsIn(parent)).toEqual(findingsIn(answer));
    expect(JSON.stringify(parent.blocks)).toContain('Review fix');
  });

  it('is posted once, however often and by whomever it is delivered', async () => {
    const alert = notReady('again');
    await deliver([alert]);
    await posted('again');

    await deliver([alert]);
    await deliver([alert], { externalURL: 'http://another-replica.example' });
    await deliver([{ ...alert, startsAt: alert.startsAt.replace('Z', '+00:00') }]);
    await atRest(kubewhy);

    expect(allPosted('again')).toHaveLength(1);
  });

  it('is edited when it is over, and stays over when the firing comes late', async () => {
    const alert = notReady('over');
    await deliver([alert]);
    const parent = await posted('over');

    await deliver([over(alert)]);
    await review(kubewhy, parent, /still:/);
    await deliver([alert], { groupKey: 'another group' });
    await atRest(kubewhy);

    expect(allPosted('over')).toEqual([
      expect.objectContaining({ ts: parent.ts, text: expect.stringMatching(/^over resolved/) }),
    ]);
  });

  it('is not posted when it was over before anybody was told', async () => {
    const alert = notReady('early');
    await deliver([over(alert)]);
    await atRest(kubewhy);
    await deliver([alert]);
    await atRest(kubewhy);

    expect(allPosted('early')).toEqual([]);
  });

  it('is a new episode when it fires again', async () => {
    const alert = notReady('twice');
    await deliver([alert]);
    await posted('twice');
    await deliver([over(alert)]);
    await deliver([{ ...alert, startsAt: '2026-01-02T00:00:00Z' }]);

    await kubewhy.slack.eventually(() => allPosted('twice')[1]);
    expect(allPosted('twice')).toHaveLength(2);
  });

  it('is told apart from the others of its group', async () => {
    const [first, second] = [notReady('mixed-over'), notReady('mixed-new')];
    await deliver([first]);
    const parent = await posted('mixed-over');

    const response = await deliver([over(first), second, watchdog()], { status: 'firing' });

    expect(await response.text()).toContain('Accepted 3');
    await review(kubewhy, parent, /resolved/);
    expect(await posted('mixed-new')).toMatchObject({ text: expect.stringContaining('firing') });
    expect(allPosted('Watchdog')).toEqual([]);
  });

  it('is posted with its own words when it names nothing that exists', async () => {
    const labels = {
      alertname: 'stray',
      severity: 'warning',
      namespace: 'nowhere',
      pod: 'stray-1',
    };
    await deliver([sent({ labels, fingerprint: 'stray' })]);

    const parent = await posted('stray');

    expect(JSON.stringify(parent.blocks)).toContain('Pod is not ready.');
    expect(JSON.stringify(parent.blocks)).toContain('There is no');
  });

  it('offers the fix, which the click applies', async () => {
    await deliver([notReady('mended')]);
    const parent = await posted('mended');

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
  return kubewhy.slack.eventually(() => allPosted(name)[0]);
}

function allPosted(name: string): readonly Message[] {
  const isParent = ({ thread, text }: Message) => !thread && text.startsWith(`${name} `);
  return kubewhy.slack.messages(ALERTS).filter(isParent);
}

/** The blocks that say why, whom it hurts and what can be done. */
function findingsIn({ blocks = [] }: Message): readonly string[] {
  const texts = blocks.map((block) => JSON.stringify({ ...block, block_id: '' }));
  return texts.filter((text) => /\*(Cause|Impact|Fix)\*/.test(text));
}

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { type Gateway, startGateway } from '#test/slack/support/gateway.ts';
import { alert, answer, finding, plan } from '#test/slack/support/incidents.ts';
import { fakeRedis } from '#test/slack/support/redis.ts';
import { keptLog } from '#test/support/logs.ts';

const { log, lines } = keptLog();
let counted: unknown[];
let gateway: Gateway;
beforeEach(async () => {
  counted = [];
  gateway = await startGateway(fakeRedis(), { log, count: (...what) => counted.push(what) });
});
afterEach(() => gateway.stop());

describe('a delivery that Slack refuses', () => {
  it.each([
    ['invalid_auth', 'app', 'Check the bot token (SLACK_BOT_TOKEN).'],
    ['account_inactive', 'app', 'Install the app again'],
    ['missing_scope', 'chat.postMessage', 'Add the missing scope'],
    ['not_in_channel', 'CALERTS001', 'Invite @kubewhy to the channel.'],
    ['is_archived', 'CALERTS001', 'unarchive it'],
    ['a_new_word', 'chat.postMessage', 'documentation of the call'],
  ])('for %s waits until that is mended, and says how', async (code, at, mend) => {
    refuse(code, 3);
    const before = lines.length;

    for (const id of ['a-1', 'a-2', 'a-3']) {
      await expect(deliver(id)).rejects.toMatchObject({ name: 'SlackMisconfigured', code });
    }

    const logged = lines.slice(before).filter(({ level }) => level === 'error');
    expect(logged).toMatchObject([{ meta: { code, at, mend: expect.stringContaining(mend) } }]);
    expect(gateway.slack.obstacles()).toEqual([expect.stringContaining(mend)]);
    expect(counted).toEqual([[{ code, at }, 1]]);

    for (const id of ['a-1', 'a-2', 'a-3']) await deliver(id);

    expect(parents()).toEqual(['a-1', 'a-2', 'a-3']);
    expect(gateway.slack.obstacles()).toEqual([]);
    expect(counted.at(-1)).toEqual([{ code, at }, 0]);
  });

  it.each(['msg_blocks_too_long', 'invalid_blocks'])('for %s is posted short', async (code) => {
    refuse(code, 1);

    await deliver('a-1');

    const [parent, details] = gateway.double.messages('alerts');
    expect(parent?.blocks).toHaveLength(1);
    expect(JSON.stringify(parent?.blocks)).toContain('KubePodNotReady firing: ');
    expect(details?.thread).toBe(parent?.ts);
    expect(gateway.slack.obstacles()).toEqual([]);
  });

  it('for what it shows goes on when even the short text is refused, and later is posted', async () => {
    refuse('invalid_blocks', 1);
    refuse('invalid_auth', 1);

    await expect(deliver('a-1')).rejects.toMatchObject({ code: 'invalid_auth' });
    await deliver('a-1');

    expect(parents()).toEqual(['a-1']);
  });

  it('is edited short when the edit is too large', async () => {
    await deliver('a-1');
    gateway.double.faults.next('chat.update', { is: 'error', code: 'msg_blocks_too_long' });

    await deliver('a-1', { status: 'resolved' });

    expect(JSON.stringify(gateway.double.messages('alerts')[0])).toContain('resolved');
  });
});

describe('an alert whose channel is closed to the bot', () => {
  it('goes to the fallback channel with its thread, and is edited there', async () => {
    const other = await startGateway(fakeRedis(), {
      alertsChannel: 'COLD000001',
      fallbackChannel: 'COPS000001',
    });

    await deliver('a-1', {}, other);
    await deliver('a-1', { status: 'resolved' }, other);

    const [parent, details, ...more] = other.double.messages('ops');
    expect(JSON.stringify(parent)).toContain('resolved');
    expect(details?.thread).toBe(parent?.ts);
    expect(more).toEqual([]);
    expect(other.slack.obstacles()).toEqual([expect.stringContaining('COLD000001: is_archived')]);
    await other.stop();
  });

  it('waits when the fallback channel is closed, too', async () => {
    const other = await startGateway(fakeRedis(), {
      alertsChannel: 'COLD000001',
      fallbackChannel: 'CRANDOM001',
    });

    await expect(deliver('a-1', {}, other)).rejects.toMatchObject({ code: 'not_in_channel' });

    expect(other.slack.obstacles()).toHaveLength(2);
    await other.stop();
  });
});

function refuse(code: string, times: number): void {
  for (let at = 0; at < times; at += 1) {
    gateway.double.faults.next('chat.postMessage', { is: 'error', code });
  }
}

function deliver(id: string, over: Parameters<typeof alert>[0] = {}, to = gateway): Promise<void> {
  const subject = { kind: 'Pod', namespace: 'blog-system', name: id }; // a root of its own
  const found = answer({ findings: [finding({ subject })] });
  const result = { is: 'answer', answer: found, plans: [plan()], tookMs: 600 } as const;
  const job = { v: 1, id: `d-${id}`, kind: 'alert', lang: 'en', result } as const;
  return to.slack.deliver({ ...job, alert: alert({ id, ...over }) });
}

/** The alerts that have a thread, in its order. */
function parents() {
  const all = gateway.double.messages('alerts').map(({ metadata }) => metadata?.event_payload);
  return all.filter((payload) => payload?.['part'] === 'parent').map((one) => one?.['incident']);
}

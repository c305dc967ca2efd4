import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { Result } from '#src/domain/jobs.ts';
import type { Question } from '#src/domain/question.ts';
import { deliverAnswer, responseUrl } from '#test/slack/support/answering.ts';
import { startGateway } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { mina } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

describe('an answer', () => {
  it('is one public message with its details in the thread', async () => {
    await deliver();

    const [parent, ...details] = messages();
    expect(parent).toMatchObject({
      text: expect.stringContaining('web'),
      metadata: {
        event_type: 'kubewhy_incident',
        event_payload: { incident: 'q-1', part: 'parent' },
      },
    });
    expect(details.length).toBeGreaterThan(0);
    expect(details.every(({ thread }) => thread === parent?.ts)).toBe(true);
    expect(gateway.redis.records.get('q-1')).toMatchObject({
      parent: parent?.ts,
      details: details[0]?.ts,
    });
  });

  it('is posted once, however often its job runs', async () => {
    await deliver();
    const before = messages();
    await deliver();

    expect(messages()).toEqual(before);
  });

  it('has no button for what the policy lets nobody apply from there, and says so', async () => {
    gateway.redis.policy = [];

    await deliver();

    expect(JSON.stringify(messages())).not.toContain('review_fix');
    expect(JSON.stringify(messages()[0])).toContain('No rule under `policy` in kubewhy.yaml');
  });

  it('goes to the thread where it was asked', async () => {
    const { message } = await gateway.double.say({ user: mina.id, channel: 'ops', text: 'hello' });
    const place = { channel: 'COPS000001', thread: message.ts };

    await deliver({ place });

    const [, ...replies] = messages();
    expect(replies.length).toBeGreaterThan(1);
    expect(replies.every(({ thread }) => thread === message.ts)).toBe(true);
  });

  it('is told once by response_url where the bot may not post, without buttons', async () => {
    const place = { channel: 'CRANDOM001', responseUrl: await responseUrl(gateway) };

    await deliver({ place });
    await deliver({ place });

    const [told, ...more] = gateway.double.ephemerals(mina.id);
    expect(JSON.stringify(told)).toContain('invite @kubewhy');
    expect(JSON.stringify(told)).not.toContain('review_fix');
    expect(more).toEqual([]);
    expect(gateway.redis.records.get('q-1')).toMatchObject({ mayAct: false });
  });
});

describe('a private answer', () => {
  it('is for its asker alone until they share it, once', async () => {
    const place = { channel: 'COPS000001', responseUrl: await responseUrl(gateway, 'ops') };
    await deliver({ place, private: true });
    expect(messages()).toEqual([]);

    await share();
    await share();
    for (const job of gateway.redis.gateway) await gateway.slack.deliver(job);

    expect(gateway.redis.gateway).toHaveLength(1);
    expect(parts()).toEqual(['parent', 'details']);
    expect(JSON.stringify(messages()[0])).toContain('review_fix');
  });
});

describe('no answer', () => {
  it('offers a menu for an ambiguous name, and asks again about the choice', async () => {
    const candidates = [
      { kind: 'argoproj.io/Rollout', namespace: 'shop', name: 'web' },
      { kind: 'Service', namespace: 'shop', name: 'web' },
    ];
    await deliver(
      { place: { channel: 'COPS000001', responseUrl: await responseUrl(gateway, 'ops') } },
      {
        is: 'ambiguous',
        candidates,
      },
    );
    const menu = gateway.double.ephemerals(mina.id).at(-1);

    await gateway.double.click({
      user: mina.id,
      on: { channel: 'COPS000001', ts: menu?.ts ?? '' },
      actionId: 'choose_target:public:en:',
      choose: 'rollout/web -n shop',
    });

    expect(gateway.redis.worker.at(-1)).toMatchObject({
      question: { query: { text: 'rollout/web', namespace: 'shop' }, lang: 'en' },
    });
    expect(gateway.double.ephemerals(mina.id).at(-1)?.text).toContain('Chosen');
  });

  it.each<[string, Result, string]>([
    [
      'names the nearest',
      { is: 'no-such-target', nearest: [{ kind: 'Pod', namespace: 'shop', name: 'web-1' }] },
      'shop/web-1',
    ],
    [
      'says what to do when the cluster is silent',
      { is: 'failed', code: 'unreachable', message: 'Cluster demo did not answer.' },
      'did not answer',
    ],
  ])('%s', async (_, result, text) => {
    const place = { channel: 'COPS000001', responseUrl: await responseUrl(gateway, 'ops') };

    await deliver({ place }, result);
    await deliver({ place }, result);

    const told = gateway.double.ephemerals(mina.id);
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).toContain(text);
    expect(messages()).toEqual([]);
  });
});

function deliver(over?: Partial<Question>, result?: Result): Promise<void> {
  return deliverAnswer(gateway, over, result);
}

function messages() {
  return gateway.double.messages('ops');
}

/** Which of our messages there are, in their order. */
function parts() {
  return messages().map(({ metadata }) => metadata?.event_payload['part']);
}

function share() {
  const told = gateway.double.ephemerals(mina.id).at(-1);
  const on = { channel: 'COPS000001', ts: told?.ts ?? '' };
  return gateway.double.click({ user: mina.id, on, actionId: 'share' });
}

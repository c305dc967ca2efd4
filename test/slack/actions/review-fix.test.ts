import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { answerMessage } from '#src/slack/views/answer.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { answer, incident, mina, HONOR } from '#test/slack/support/incidents.ts';
import { modalOf, press, startAnswered } from '#test/slack/support/reviewing.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startAnswered();
});
afterEach(() => gateway.stop());

describe('Review fix', () => {
  it('opens a modal at once and asks a worker for the proof', async () => {
    await press(gateway);

    const [view] = gateway.double.views(mina.id);
    expect(view?.sent.submit).toBeUndefined();
    expect(gateway.redis.worker).toMatchObject([
      {
        kind: 'preview',
        view: view?.id,
        incident: 'q-1',
        plan: { id: HONOR },
        person: mina,
      },
    ]);
  });

  it('is finished before a shutdown ends', async () => {
    gateway.double.faults.next('users.info', { is: 'delay', ms: 50 });
    const pressed = press(gateway);
    await gateway.double.eventually(() => gateway.double.views(mina.id)[0]);

    await gateway.slack.stop();

    expect(gateway.redis.worker).toHaveLength(1);
    expect(await pressed).toMatchObject({ is: 'acknowledged' });
  });

  it('refuses to show in a channel what it may not see any more', async () => {
    await gateway.stop();
    gateway = await startAnswered((channel) => channel !== 'COPS000001');

    await press(gateway);

    expect(modalOf(gateway)).toContain('This channel may not see');
    expect(gateway.redis.worker).toEqual([]);
  });

  it('refuses a guest', async () => {
    await press(gateway, 'UALEX00001');

    expect(modalOf(gateway, 'UALEX00001')).toContain('Guests may not');
    expect(gateway.redis.worker).toEqual([]);
  });

  it.each([
    ['an incident that is gone', () => gateway.redis.records.clear(), 'no longer known'],
    ['a plan that is not its own', () => change({ plans: [] }), 'does not belong'],
    ['a place where the bot may not act', () => change({ mayAct: false }), 'invite'],
    ['a change under way', () => change({ acts: [act()] }), 'under way'],
    ['Redis down', () => (gateway.redis.isDown = true), 'nothing was accepted'],
  ])('refuses with %s', async (_, arrange, text) => {
    arrange();

    await press(gateway);

    expect(modalOf(gateway)).toContain(text);
    expect(gateway.redis.worker).toEqual([]);
  });

  it('refuses a value that it did not write', async () => {
    const forged = incident({ answer: answer() });
    const { blocks, text } = answerMessage(forged);
    const json = JSON.stringify(blocks).replace('\\"incident\\"', '\\"other\\"');
    const { ts } = gateway.double.workspace.messages.post({
      channel: 'COPS000001',
      user: 'UKUBEWHY01',
      text,
      blocks: JSON.parse(json),
    });

    await press(gateway, mina.id, ts);

    expect(modalOf(gateway)).toContain('another version');
    expect(gateway.redis.worker).toEqual([]);
  });
});

function change(over: Partial<ReturnType<typeof incident>>) {
  const known = gateway.redis.records.get('q-1');
  if (known) gateway.redis.records.set('q-1', { ...known, ...over });
}

function act() {
  const at = '2026-03-02T09:11:00Z';
  return { plan: HONOR, title: 'Fix', by: mina, at, progress: { step: 'applied' } } as const;
}

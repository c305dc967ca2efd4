import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { Incident } from '#src/domain/incident.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { HONOR, mina, planOf } from '#test/slack/support/incidents.ts';
import { modalOf, previewed, startAnswered } from '#test/slack/support/reviewing.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startAnswered();
});
afterEach(() => gateway.stop());

describe('Apply', () => {
  it('refuses a preview that is too old', async () => {
    const viewId = await previewed(gateway);
    age('2026-03-02T09:10:00Z');

    await submit(viewId);

    expect(modalOf(gateway)).toContain('too old');
    expect(gateway.redis.remediator).toEqual([]);
  });

  it('refuses what its channel may not see any more, though it saw it in the preview', async () => {
    let isShown = true;
    await gateway.stop();
    gateway = await startAnswered(() => isShown);
    const viewId = await previewed(gateway);
    isShown = false;

    await submit(viewId);

    expect(modalOf(gateway)).toContain('This channel may not see');
    expect(gateway.redis.remediator).toEqual([]);
  });

  it('refuses what the policy lets nobody apply any more', async () => {
    const viewId = await previewed(gateway);
    gateway.redis.policy = [{ fixes: ['rollout/*'], namespaces: ['*'], channels: ['*'] }];

    await submit(viewId);

    expect(modalOf(gateway)).toContain('No rule under `policy` in kubewhy.yaml');
    expect(gateway.redis.remediator).toEqual([]);
  });

  it.each<[string, () => void, string]>([
    ['the policy', () => (gateway.redis.policy = []), 'No rule under `policy`'],
    [
      'a freeze',
      () => (gateway.redis.freeze = { by: mina, reason: 'payday', at: '2026-03-02T09:00:00Z' }),
      'payday',
    ],
    ['a place where nobody may act', () => change({ mayAct: false }), 'invite'],
    [
      'a plan that was changed in Redis',
      () => change({ plans: [{ ...planOf([]), id: HONOR }] }),
      'it was changed in Redis',
    ],
  ])('has it noted once that it was refused for %s', async (_, close, text) => {
    const viewId = await previewed(gateway);
    close();

    await submit(viewId);
    await submit(viewId);

    expect(gateway.redis.audit.filter(({ what }) => what === 'refused')).toEqual([
      {
        id: expect.any(String),
        what: 'refused',
        to: 'apply',
        by: mina,
        incident: 'q-1',
        plan: HONOR,
        text: expect.stringContaining(text),
      },
    ]);
  });
});

/** Changes what Redis has of the incident. */
function change(over: Partial<Incident>): void {
  const known = gateway.redis.records.get('q-1');
  if (!known) throw new Error('The answer opened an incident.');
  gateway.redis.records.set('q-1', { ...known, ...over });
}

function submit(viewId: string) {
  return gateway.double.submit({ user: mina.id, viewId });
}

/** Makes the open preview as old as that. */
function age(at: string): void {
  const [view] = gateway.double.views(mina.id);
  if (!view) throw new Error('No modal is open.');
  const memory = { incident: 'q-1', plan: HONOR, lang: 'en', at };
  gateway.double.workspace.views.update(view, {
    ...view.sent,
    private_metadata: JSON.stringify(memory),
  });
}

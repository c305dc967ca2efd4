import { afterEach, beforeEach, expect, it } from '@jest/globals';

import type { Gateway } from '#test/slack/support/gateway.ts';
import { modalOf, previewed, ready, startAnswered } from '#test/slack/support/reviewing.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startAnswered();
});
afterEach(() => gateway.stop());

it.each(['view_too_large', 'invalid_blocks', 'invalid_arguments'])(
  'a preview that Slack refuses for %s says so, and offers nothing to apply',
  async (code) => {
    gateway.double.faults.next('views.update', { is: 'error', code });

    await previewed(gateway);

    expect(modalOf(gateway)).toContain('too large to be shown');
    expect(modalOf(gateway)).not.toContain('apply_plan');
  },
);

it('a preview for somebody who may not have it applied says why, and offers nothing to apply', async () => {
  const note = 'Not allowed: mina may not patch deployments.apps in namespace shop';

  await previewed(gateway, { ...ready, right: { is: 'fails', why: 'denied', note } });

  expect(modalOf(gateway)).toContain(note);
  expect(modalOf(gateway)).not.toContain('apply_plan');
});

it('a preview for whom nobody could ask says so, and may be applied', async () => {
  await previewed(gateway, { ...ready, right: { is: 'not-checked', why: 'no-remediator' } });

  expect(modalOf(gateway)).toContain('could not be checked: the remediator does not answer');
  expect(modalOf(gateway)).toContain('apply_plan');
});

it('a preview of what the policy lets nobody apply from there says so, and offers nothing to apply', async () => {
  gateway.redis.policy = [{ fixes: ['*'], namespaces: ['*'], channels: ['COTHER'] }];

  await previewed(gateway);

  expect(modalOf(gateway)).toContain('No rule under `policy` in kubewhy.yaml');
  expect(modalOf(gateway)).not.toContain('apply_plan');
});

it('a preview of what its channel may not see is not shown, even in part', async () => {
  await gateway.stop();
  gateway = await startAnswered((_, { on }) => on.namespace !== 'payments');
  const [change] = ready.plan.changes;
  const from = { kind: 'ConfigMap', namespace: 'payments', name: 'settings', uid: 'u1' };
  const plan = { ...ready.plan, changes: [{ ...change, from }] as const };

  await previewed(gateway, { ...ready, plan });

  expect(modalOf(gateway)).toContain('may not');
  expect(modalOf(gateway)).not.toContain('apply_plan');
});

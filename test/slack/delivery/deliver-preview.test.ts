import { afterEach, beforeEach, expect, it } from '@jest/globals';

import type { DeliveryJob, Preview } from '#src/domain/jobs.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { HONOR, mina, planOf } from '#test/slack/support/incidents.ts';
import { modalOf, press, previewed, ready, startAnswered } from '#test/slack/support/reviewing.ts';

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

    expect(modalOf(gateway)).toContain('too large to show');
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

it('a change that was made of what somebody filled in is noted as offered, once', async () => {
  const made = planOf([{ op: 'add', path: '/spec/x', value: 'other' }]);
  const [{ on }] = made.changes;
  const filled = { finding: 'k1', on, remedy: made.remedy, values: {} };

  await deliver({ ...ready, plan: made }, { filled });
  await deliver({ ...ready, plan: made }, { filled });

  expect(offers()).toEqual([[HONOR], [made.id]]);
});

it('the change that would take another back is noted as offered', async () => {
  const undo = planOf([{ op: 'remove', path: '/spec/x' }]);

  await deliver({ ...ready, plan: undo }, { undoes: HONOR });

  expect(offers()).toEqual([[HONOR], [undo.id]]);
});

it('a change that is not shown, for it was changed in Redis, is not noted as offered', async () => {
  const forged = { ...planOf([]), id: 'forged' };

  await deliver({ ...ready, plan: forged }, { undoes: HONOR });

  expect(offers()).toEqual([[HONOR]]);
});

it('a right that somebody lacks is noted', async () => {
  await deliver({ ...ready, right: { is: 'fails', why: 'denied', note: 'mina may not patch' } });

  expect(gateway.redis.audit.filter(({ what }) => what === 'refused')).toEqual([
    {
      id: 'd-2',
      what: 'refused',
      to: 'apply',
      by: mina,
      incident: 'q-1',
      plan: HONOR,
      text: 'mina may not patch',
    },
  ]);
});

it('a preview that may be applied is noted as no refusal', async () => {
  await deliver(ready);

  expect(gateway.redis.audit.filter(({ what }) => what === 'refused')).toEqual([]);
});

/** Delivers a preview to whoever has opened one. */
async function deliver(
  preview: Preview,
  about: Pick<Extract<DeliveryJob, { kind: 'preview' }>, 'filled' | 'undoes'> = {},
): Promise<void> {
  await press(gateway);
  const view = gateway.double.views(mina.id).at(-1)?.id ?? '';
  const job = { v: 1, id: 'd-2', kind: 'preview', view, incident: 'q-1', lang: 'en' } as const;
  await gateway.slack.deliver({ ...job, ...about, preview, person: mina });
}

/** The plans of each offer that was noted. */
function offers(): readonly (readonly string[])[] {
  return gateway.redis.audit.flatMap((deed) =>
    deed.what === 'offered' ? [deed.plans.map(({ plan }) => plan)] : [],
  );
}

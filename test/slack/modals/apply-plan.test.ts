import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { isSigned } from '#src/approvals/signature.ts';
import type { Progress } from '#src/domain/progress.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { HONOR, mina, planOf } from '#test/slack/support/incidents.ts';
import { modalOf, previewed, ready, startAnswered } from '#test/slack/support/reviewing.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startAnswered();
});
afterEach(() => gateway.stop());

describe('Apply', () => {
  it('signs an approval once, however often it is pressed, and shows it', async () => {
    const viewId = await previewed(gateway);
    await Promise.all([submit(viewId), submit(viewId)]);
    await shareWork();

    expect(gateway.redis.remediator).toHaveLength(1);
    const [job] = gateway.redis.remediator;
    expect(job).toMatchObject({ kind: 'change', plan: { id: HONOR } });
    expect(job?.kind === 'change' && isSigned(job.approval, 'an-approval-key')).toBe(true);
    expect(job).toMatchObject({ approval: { plan: HONOR, incident: 'q-1', person: mina } });
    expect(gateway.redis.audit.filter(({ what }) => what !== 'asked')).toMatchObject([
      { what: 'offered', incident: 'q-1', plans: [{ plan: HONOR }] },
      { what: 'approved', incident: 'q-1', plan: HONOR, by: mina, id: job?.id },
    ]);
    expect(modalOf(gateway)).toContain('Approved');
    expect(JSON.stringify(gateway.double.messages('ops')[0])).toContain('being applied by');
  });

  it('has no refusal noted where it was approved before', async () => {
    const viewId = await previewed(gateway);
    await progress(HONOR, 'applying');

    await submit(viewId);

    expect(gateway.redis.audit.filter(({ what }) => what === 'refused')).toEqual([]);
  });

  it('says that Redis is down', async () => {
    const viewId = await previewed(gateway);
    gateway.redis.isDown = true;

    await submit(viewId);

    expect(modalOf(gateway)).toContain('nothing was accepted');
  });

  it('does not claim that nothing was accepted when Redis answers too late', async () => {
    const viewId = await previewed(gateway);
    const late = Promise.withResolvers<void>();
    gateway.redis.late.remediator = late.promise;

    await submit(viewId);
    late.resolve();

    expect(modalOf(gateway)).toContain('not known whether this approval was accepted');
    expect(gateway.redis.remediator).toHaveLength(1);
    expect(gateway.redis.audit).toContainEqual(expect.objectContaining({ what: 'approved' }));
  });

  it.each([
    ['applying', 'being applied by @'],
    ['already-so', 'it is already so'],
    ['unknown', 'not known whether the change took effect'],
    ['verified', 'and verified'],
  ] as const)('says how a plan stands that is %s, and approves nothing', async (step, text) => {
    const viewId = await previewed(gateway);
    await progress(HONOR, step);

    await submit(viewId);

    expect(modalOf(gateway)).toContain(text);
    expect(gateway.redis.remediator).toEqual([]);
  });

  it('approves once more what is verified on a card, as an abort after a retry', async () => {
    const viewId = await previewed(gateway);
    await progress(HONOR, 'verified');
    Object.assign(gateway.redis.records.get('q-1') ?? {}, { follows: true });
    await submit(viewId);

    expect(gateway.redis.remediator).toMatchObject([{ plan: { id: HONOR } }]);
  });

  it('says that another change is under way, though this one was refused before', async () => {
    const viewId = await previewed(gateway);
    await progress(HONOR, 'refused');
    await progress('plan-abort', 'applied');

    await submit(viewId);

    expect(modalOf(gateway)).toContain('A change is already under way');
    expect(gateway.redis.remediator).toEqual([]);
  });

  it('is approved even if nobody can show yet that it is being applied', async () => {
    const viewId = await previewed(gateway);
    const late = Promise.withResolvers<void>();
    gateway.redis.late.gateway = late.promise;

    await submit(viewId);
    late.resolve();

    expect(modalOf(gateway)).toContain('Approved');
  });

  it.each(['changed', 'gone', 'failed'] as const)(
    'is not offered when the preview is %s',
    async (is) => {
      await previewed(gateway, { is, text: 'because of `this`' });

      expect(gateway.double.views(mina.id)[0]?.sent.submit).toBeUndefined();
      expect(modalOf(gateway)).toContain('because of `this`');
    },
  );

  it('is not offered for a plan that does something else than its id says', async () => {
    const { id: _, ...otherwise } = planOf([{ op: 'add', path: '/spec/hostNetwork', value: true }]);

    await previewed(gateway, { ...ready, plan: { ...otherwise, id: HONOR } });

    expect(gateway.double.views(mina.id)[0]?.sent.submit).toBeUndefined();
    expect(modalOf(gateway)).toContain('or it was changed in Redis');
  });

  it('signs nothing when the plan was changed in Redis after it was shown', async () => {
    const viewId = await previewed(gateway);
    const incident = gateway.redis.records.get('q-1');
    if (!incident) throw new Error('The answer opened an incident.');
    const forged = planOf([{ op: 'add', path: '/spec/hostNetwork', value: true }]);
    gateway.redis.records.set('q-1', { ...incident, plans: [{ ...forged, id: HONOR }] });

    await submit(viewId);

    expect(modalOf(gateway)).toContain('or it was changed in Redis');
    expect(gateway.redis.remediator).toEqual([]);
  });

  it('is offered under the exact change', async () => {
    await previewed(gateway);

    expect(modalOf(gateway)).toContain('+ x: Honor');
    expect(gateway.double.views(mina.id)[0]?.sent.submit?.text).toBe('Apply');
  });
});

/** Tells the gateway how far an approved change has come. */
function progress(plan: string, step: Progress['step']): Promise<void> {
  const job = { v: 1, id: 'd-3', kind: 'progress', incident: 'q-1', lang: 'en' } as const;
  const at = '2026-03-02T09:11:00Z';
  return gateway.slack.deliver({ ...job, plan, person: mina, at, progress: { step } });
}

function submit(viewId: string) {
  return gateway.double.submit({ user: mina.id, viewId });
}

/** Does what waits in the gateway's own queue. */
async function shareWork(): Promise<void> {
  for (const job of gateway.redis.gateway) await gateway.slack.deliver(job);
}

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import type { Form } from '#demo/slack-double/person/element-values.ts';
import type { AnswerInput } from '#src/domain/answer.ts';
import type { Preview } from '#src/domain/jobs.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { answer, finding, HONOR, mina, plan, remedy } from '#test/slack/support/incidents.ts';
import { modalOf, ready, startAnswered } from '#test/slack/support/reviewing.ts';

const MEMORY: AnswerInput = {
  name: 'memory',
  label: 'containers[app].resources.limits.memory',
  type: 'quantity',
  suggested: '128Mi',
  options: ['128Mi', '256Mi'],
  reasons: ['Twice what it is.', ''],
};
const CLAIM: AnswerInput = {
  name: 'claim',
  label: 'claimName',
  type: 'name',
  suggested: 'data',
  options: ['data'],
};

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startAnswered();
  offer([MEMORY]);
});
afterEach(() => gateway.stop());

describe('a fix with a value to choose', () => {
  it('asks for it, with what is suggested, and enqueues nothing yet', async () => {
    await open();

    const form = modalOf(gateway);
    expect(form).toContain('"initial_option":{"text":{"type":"plain_text","text":"128Mi"');
    expect(form).toContain('Twice what it is.');
    expect(form).toContain('Another value');
    expect(shown()?.submit?.text).toBe('Preview');
    expect(gateway.redis.worker).toEqual([]);
  });

  it('has a worker prove it with the value that was chosen', async () => {
    await fill({ 'pick:memory': { pick: '256Mi' } });

    expect(gateway.redis.worker).toMatchObject([
      {
        kind: 'fill-in',
        filled: { finding: 'k1', remedy: 'scheduling/honor-taints', values: { memory: '256Mi' } },
      },
    ]);
    expect(modalOf(gateway)).toContain('Proving the change');
  });

  it('takes a value of one’s own before the one of the menu', async () => {
    await fill({ 'own:memory': { own: ' 300Mi ' } });

    expect(gateway.redis.worker).toMatchObject([{ filled: { values: { memory: '300Mi' } } }]);
  });

  it('takes no other name than one that exists', async () => {
    offer([CLAIM]);

    await open();

    expect(modalOf(gateway)).not.toContain('own:claim');
  });

  it('says an empty blank, which the worker then refuses by name', async () => {
    await fill({ 'pick:memory': { pick: [] } });

    expect(gateway.redis.worker).toMatchObject([{ filled: { values: { memory: '' } } }]);
  });

  it('shows in the same form why a value is refused, and what was written', async () => {
    await fill({ 'own:memory': { own: 'lots' } });

    await prove({ is: 'refused', text: 'memory: "lots" cannot stand there.' });

    expect(modalOf(gateway)).toContain('⛔ memory: \\"lots\\" cannot stand there.');
    expect(modalOf(gateway)).toContain('"initial_value":"lots"');
    expect(shown()?.submit?.text).toBe('Preview');
  });

  it('shows the exact change, and approves that under its own plan', async () => {
    await fill({ 'pick:memory': { pick: '256Mi' } });
    await prove(ready);
    expect(shown()?.submit?.text).toBe('Apply');
    expect(modalOf(gateway)).toContain('+ x: Honor');

    await submit({});

    expect(gateway.redis.remediator).toMatchObject([{ kind: 'change', plan: { id: HONOR } }]);
  });

  it('proves it again when the value was changed after the preview, and applies nothing', async () => {
    await fill({ 'pick:memory': { pick: '256Mi' } });
    await prove(ready);

    await submit({ 'own:memory': { own: '512Mi' } });

    expect(gateway.redis.remediator).toEqual([]);
    expect(gateway.redis.worker.at(-1)).toMatchObject({ filled: { values: { memory: '512Mi' } } });
  });

  it.each([
    ['an incident that is gone', () => gateway.redis.records.clear(), 'no longer known'],
    ['a fix that it does not have', () => offer([MEMORY], 'other/fix'), 'does not belong'],
    ['a place where the bot may not act', () => change({ mayAct: false }), 'invite'],
    ['Redis down', () => (gateway.redis.isDown = true), 'nothing was accepted'],
  ])('is not proved with %s', async (_, arrange, text) => {
    await open();
    arrange();

    await submit({});

    expect(modalOf(gateway)).toContain(text);
    expect(gateway.redis.worker).toEqual([]);
  });

  it('keeps a plan that was made on demand out of the fixes of the answer', async () => {
    offer([MEMORY], undefined, true);

    await fill({ 'own:memory': { own: '300Mi' } });
    await prove(ready);

    const known = gateway.redis.records.get('q-1');
    expect(known?.plans).toEqual([]);
    expect(known?.prepared).toEqual([{ plan: plan(), title: 'Fix' }]);
  });
});

/** Makes the fix of the answer ask for that; `isBlank`: it has no change without. */
function offer(inputs: readonly AnswerInput[], id = remedy().id, isBlank = false): void {
  const { patch, plan: planned, ...rest } = remedy({ id, inputs });
  const fix = isBlank
    ? rest
    : { ...rest, ...(patch && { patch }), ...(planned && { plan: planned }) };
  change({
    answer: answer({ findings: [finding({ remedies: [fix] })] }),
    plans: isBlank ? [] : [plan()],
  });
}

function change(over: object): void {
  const known = gateway.redis.records.get('q-1');
  if (known) gateway.redis.records.set('q-1', { ...known, ...over });
}

/** The first fix's button under the answer, as its message shows it once the incident has changed. */
async function open(): Promise<void> {
  const { double } = gateway;
  const value = { incident: 'q-1', lang: 'en', finding: 'k1', remedy: remedy().id };
  const text = { type: 'plain_text', text: 'Review fix' } as const;
  const button = {
    type: 'button',
    action_id: 'review_fix:1',
    text,
    value: JSON.stringify(value),
  } as const;
  const { ts } = double.workspace.messages.post({
    channel: 'COPS000001',
    user: 'UKUBEWHY01',
    text: 'fix',
    blocks: [{ type: 'actions', elements: [button] }],
  });
  await double.click({
    user: mina.id,
    on: { channel: 'COPS000001', ts },
    actionId: 'review_fix:1',
  });
}

async function fill(values: Form): Promise<void> {
  await open();
  await submit(values);
}

function submit(values: Form) {
  const viewId = gateway.double.views(mina.id)[0]?.id ?? '';
  return gateway.double.submit({ user: mina.id, viewId, values });
}

/** Lets the worker's preview arrive. */
async function prove(preview: Preview): Promise<void> {
  const job = gateway.redis.worker.at(-1);
  if (job?.kind !== 'fill-in') throw new Error('No worker was asked.');
  const { view, incident, filled, lang } = job;
  const done = { v: 1, id: 'd-2', kind: 'preview', view, incident, filled, lang } as const;
  await gateway.slack.deliver({ ...done, preview });
}

function shown() {
  return gateway.double.views(mina.id)[0]?.sent;
}

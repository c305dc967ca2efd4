import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { isSigned } from '#src/approvals/signature.ts';
import { answerMessage } from '#src/slack/views/answer.ts';
import { startGateway } from '#test/slack/support/gateway.ts';
import type { Gateway } from '#test/slack/support/gateway.ts';
import { answer, incident, mina, plan, question, remedy } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
let parent: string;
beforeEach(async () => {
  gateway = await startGateway();
  await gateway.slack.deliver({
    v: 1,
    id: 'd-1',
    kind: 'answer',
    question: question(),
    result: { is: 'answer', answer: answer(), plans: [plan()], tookMs: 600 },
  });
  parent = gateway.redis.records.get('q-1')?.parent ?? '';
});
afterEach(() => gateway.stop());

describe('Review fix', () => {
  it('opens a modal at once and asks a worker for the proof', async () => {
    await press();

    const [view] = gateway.double.views(mina.id);
    expect(view?.sent.submit).toBeUndefined();
    expect(gateway.redis.worker).toMatchObject([
      {
        kind: 'preview',
        view: view?.id,
        incident: 'q-1',
        plan: { id: 'plan-honor' },
        person: mina,
      },
    ]);
  });

  it('refuses a guest', async () => {
    await press('UALEX00001');

    expect(shown('UALEX00001')).toContain('Guests may not');
    expect(gateway.redis.worker).toEqual([]);
  });

  it.each([
    ['an incident that is gone', () => gateway.redis.records.clear(), 'not known any more'],
    ['a plan that is not its own', () => change({ plans: [] }), 'does not belong'],
    ['a place where the bot may not act', () => change({ mayAct: false }), 'invite'],
    ['a change under way', () => change({ acts: [act()] }), 'under way'],
    ['Redis down', () => (gateway.redis.isDown = true), 'nothing was accepted'],
  ])('refuses with %s', async (_, arrange, text) => {
    arrange();

    await press();

    expect(shown()).toContain(text);
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

    await press(mina.id, ts);

    expect(shown()).toContain('another version');
    expect(gateway.redis.worker).toEqual([]);
  });
});

describe('Apply', () => {
  it('signs an approval once, however often it is pressed, and shows it', async () => {
    const viewId = await previewed();
    await Promise.all([submit(viewId), submit(viewId)]);
    await shareWork();

    expect(gateway.redis.remediator).toHaveLength(1);
    const [job] = gateway.redis.remediator;
    expect(job).toMatchObject({ kind: 'change', plan: { id: 'plan-honor' } });
    expect(job?.kind === 'change' && isSigned(job.approval, 'an-approval-key')).toBe(true);
    expect(job).toMatchObject({ approval: { plan: 'plan-honor', incident: 'q-1', person: mina } });
    expect(shown()).toContain('Being applied');
    expect(JSON.stringify(gateway.double.messages('ops')[0])).toContain('being applied by');
  });

  it('refuses a preview that is too old', async () => {
    const viewId = await previewed('2026-03-02T09:10:00Z');

    await submit(viewId);

    expect(shown()).toContain('too old');
    expect(gateway.redis.remediator).toEqual([]);
  });

  it('says that Redis is down', async () => {
    const viewId = await previewed();
    gateway.redis.isDown = true;

    await submit(viewId);

    expect(shown()).toContain('nothing was accepted');
  });

  it.each(['changed', 'gone', 'failed'] as const)(
    'is not offered when the preview is %s',
    async (is) => {
      await press();
      const view = gateway.double.views(mina.id)[0]?.id ?? '';

      await gateway.slack.deliver({
        v: 1,
        id: 'd-2',
        kind: 'preview',
        view,
        incident: 'q-1',
        preview: { is, text: 'because of `this`' },
        lang: 'en',
      });

      expect(gateway.double.views(mina.id)[0]?.sent.submit).toBeUndefined();
      expect(shown()).toContain('because of `this`');
    },
  );
});

function press(user = mina.id, ts = parent) {
  return gateway.double.click({
    user,
    on: { channel: 'COPS000001', ts },
    actionId: `review_fix:${remedy().plan}`,
  });
}

/** Opens the modal and lets the worker's proof arrive; `at` makes it older. */
async function previewed(at?: string): Promise<string> {
  await press();
  const view = gateway.double.views(mina.id)[0]?.id ?? '';
  const preview = {
    is: 'ready',
    plan: plan(),
    title: 'Fix',
    text: 'What it does.',
    diff: '-  a\n+  b',
    undo: 'The same backwards.',
  } as const;
  await gateway.slack.deliver({
    v: 1,
    id: 'd-2',
    kind: 'preview',
    view,
    incident: 'q-1',
    preview,
    lang: 'en',
  });
  const shownView = gateway.double.views(mina.id)[0];
  expect(JSON.stringify(shownView)).toContain('-  a');
  if (at && shownView) {
    const memory = { incident: 'q-1', plan: 'plan-honor', lang: 'en', at };
    gateway.double.workspace.views.update(shownView, {
      ...shownView.sent,
      private_metadata: JSON.stringify(memory),
    });
  }
  return view;
}

function submit(viewId: string) {
  return gateway.double.submit({ user: mina.id, viewId });
}

/** Does what waits in the gateway's own queue. */
async function shareWork(): Promise<void> {
  for (const job of gateway.redis.gateway) await gateway.slack.deliver(job);
}

function shown(user = mina.id): string {
  return JSON.stringify(gateway.double.views(user).at(-1));
}

function change(over: Partial<ReturnType<typeof incident>>) {
  const known = gateway.redis.records.get('q-1');
  if (known) gateway.redis.records.set('q-1', { ...known, ...over });
}

function act() {
  const at = '2026-03-02T09:11:00Z';
  return { plan: 'plan-honor', title: 'Fix', by: mina, at, progress: { step: 'applied' } } as const;
}

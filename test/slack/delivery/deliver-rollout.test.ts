import { afterEach, beforeEach, expect, it } from '@jest/globals';

import { cardWords } from '#src/answers/words/card.ts';
import type { AnswerRemedy } from '#src/domain/answer.ts';
import type { Result } from '#src/domain/jobs.ts';
import type { Plan } from '#src/domain/plan.ts';
import type { Question } from '#src/domain/question.ts';
import type { RolloutCard } from '#src/domain/rollout-card.ts';
import { deliverAnswer } from '#test/slack/support/answering.ts';
import { startGateway, type Gateway } from '#test/slack/support/gateway.ts';
import { answer, finding, mina, plan, planOf, remedy } from '#test/slack/support/incidents.ts';

let gateway: Gateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

it('asks for the card of an update, which is followed', async () => {
  await gateway.double.typeCommand({ user: mina.id, channel: 'ops', text: '/k8s rollout web' });

  expect(gateway.redis.worker).toMatchObject([
    { kind: 'rollout', turn: 0, question: { query: { text: 'web' }, follows: true } },
  ]);
});

it('is one message without a thread, which the next look edits', async () => {
  await deliver('Step 1 of 3', '2026-01-01T00:00:00Z');
  await deliver('Canary: done', '2026-01-01T00:01:00Z');

  const [message, ...others] = gateway.double.messages('COPS000001');
  expect(others).toEqual([]);
  expect(JSON.stringify(message)).toContain('Canary: done');
});

it('stays as it is where an older look comes late', async () => {
  await deliver('Canary: done', '2026-01-01T00:01:00Z');
  await deliver('Step 1 of 3', '2026-01-01T00:00:00Z');

  const [message] = gateway.double.messages('COPS000001');
  expect(JSON.stringify(message)).toContain('Canary: done');
});

it('is told of a freeze only while it holds', async () => {
  const { freezes } = gateway.redis;
  await freezes.set({ by: mina, at: '2026-01-01T00:00:00Z', reason: 'payday' });
  await deliver('Step 1 of 3', '2026-01-01T00:00:00Z');
  expect(shownCard()).toContain('payday');

  await freezes.lift();
  await deliver('Step 2 of 3', '2026-01-01T00:01:00Z');

  expect(shownCard()).not.toContain('payday');
});

it('offers what is valid now', async () => {
  await deliver('Step 1 of 3', '2026-01-01T00:00:00Z');

  const [message] = gateway.double.messages('COPS000001');
  expect(JSON.stringify(message)).toContain('review_fix');
});

it.each([
  ['applied', /🔵 .*changed; looking again\. Before: /],
  ['verified', /✅ .*tainted nodes: done and verified\. Before: /],
] as const)('shows nothing of before as of now once a change is %s', async (step, title) => {
  await deliver('Step 1 of 3', '2026-01-01T00:00:00Z');

  await deliverProgress(gateway, step);

  expect(shownCard()).toMatch(title);
  expect(shownCard()).not.toContain('Step 1 of 3');
});

it('shows how an update is by the first look after a change', async () => {
  await deliver('Step 1 of 3', '2026-01-01T00:00:00Z');
  await deliverProgress(gateway, 'verified');

  await deliver('Step 2 of 3', '2026-01-01T00:01:00Z', {}, []);

  expect(shownCard()).toContain('Step 2 of 3');
  expect(shownCard()).not.toContain('Before: ');
});

it('is not headed by a change that an answer has seen, once a later one is in place', async () => {
  const next = { ...planOf([{ op: 'add', path: '/spec/y', value: 1 }]), remedy: 'other' };
  await deliver('Step 1 of 3', '2026-01-01T00:00:00Z');
  await deliverProgress(gateway, 'verified');
  await deliver('Step 2 of 3', '2026-01-01T00:01:00Z', {}, [next]);

  await deliverProgress(gateway, 'applied', next.id, '2026-01-01T00:02:00Z');

  expect(shownCard()).toMatch(/🔵 .*changed; looking again\. Before: /);
});

it.each([
  ['is looked at again, once, after a change of what was over', 'done', 1],
  ['is looked at by those who follow it anyway while it moves', 'progressing', 0],
] as const)('%s', async (_, state, looks) => {
  await deliver('Step 3 of 3', '2026-01-01T00:00:00Z', {}, [plan()], [remedy()], state);

  await deliverProgress(gateway, 'applied');
  await deliverProgress(gateway, 'verified');

  const query = { text: 'rollout/web', namespace: 'blog-system' };
  const look = { kind: 'rollout', turn: 1, question: { id: 'q-1', query, follows: true } };
  expect(gateway.redis.worker).toMatchObject(Array.from({ length: looks }, () => look));
});

it('has a button for each fix, for there is no thread', async () => {
  const other = { ...planOf([{ op: 'add', path: '/spec/y', value: 1 }]), remedy: 'other' };
  const fixes = [remedy(), remedy({ id: 'other', plan: other.id, title: 'Set `y`' })];

  await deliver('Step 1 of 3', '2026-01-01T00:00:00Z', {}, [plan(), other], fixes);

  expect(shownCard()).toContain('"text":"Set y"');
});

it('leads to the evidence, and to a live change of what Git owns, for there is no thread', async () => {
  const live = planOf([{ op: 'add', path: '/spec/z', value: 1 }]);
  const fixes = [remedy({ kind: 'gitops', live: live.id })];

  await deliver('Step 1 of 3', '2026-01-01T00:00:00Z', {}, [plan(), live], fixes);

  expect(shownCard()).toContain('rollout/web -n blog-system');
  expect(shownCard()).toContain('Change it live');
});

it.each([
  ['en', 'not kept up to date: `/k8s rollout web -n blog-system` shows it again'],
  ['ko', '갱신되지 않습니다. `/k8s rollout web -n blog-system` 명령으로 다시 볼 수 있습니다'],
] as const)('says to who asked privately that it is not followed (%s)', async (lang, said) => {
  await deliver('Step 1 of 3', '2026-01-01T00:00:00Z', { private: true, lang });

  const [told] = gateway.double.messages('DMINA00001');
  expect(JSON.stringify(told)).toContain(said);
  expect(JSON.stringify(told)).not.toContain(cardWords[lang].kept);
});

function shownCard(): string {
  return JSON.stringify(gateway.double.messages('COPS000001')[0]);
}

function deliverProgress(
  { slack }: Gateway,
  step: 'applied' | 'verified',
  id: string = plan().id,
  at = '2026-01-01T00:00:30Z',
): Promise<void> {
  const about = { incident: 'q-1', plan: id, person: mina, at };
  const job = { v: 1, id: `p-${step}-${at}`, kind: 'progress', lang: 'en' } as const;
  return slack.deliver({ ...job, ...about, progress: { step } });
}

function deliver(
  line: string,
  at: string,
  over: Partial<Question> = {},
  plans: readonly Plan[] = [plan()],
  remedies: readonly AnswerRemedy[] = [remedy()],
  state: RolloutCard['state'] = 'progressing',
): Promise<void> {
  const rollout: RolloutCard = {
    workload: { kind: 'argoproj.io/Rollout', namespace: 'blog-system', name: 'web' },
    strategy: 'canary',
    state,
    at,
    pods: { wanted: 2, updated: 1, available: 2 },
    revisions: [],
    analyses: [],
    lines: [line],
  };
  const result: Result = {
    is: 'answer',
    answer: { ...answer({ findings: [finding({ remedies })] }), rollout },
    plans,
    tookMs: 5,
  };
  return deliverAnswer(gateway, { follows: true, ...over }, result);
}

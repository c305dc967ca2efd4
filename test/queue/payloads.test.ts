import { describe, expect, it } from '@jest/globals';

import { dryRunReply } from '#src/queue/dry-run-reply.ts';
import { deliveryPayload, remediatorPayload, workerPayload } from '#src/queue/payloads.ts';
import { changeJob, deliveryJob, mina, plan, whyJob } from '#test/support/jobs.ts';

const { question } = whyJob('q1');
const about = { v: 1, id: 'q1', lang: 'en', incident: 'i1' } as const;
const at = '2026-01-01T00:00:00.000+09:00';

describe('a job', () => {
  it.each([
    whyJob('q1'),
    { ...whyJob('q1'), kind: 'scan' },
    { ...whyJob('q1'), kind: 'check' },
    { v: 1, id: 's1', kind: 'scheduled-check', channel: 'C1', lists: '', lang: 'ko' },
    { ...whyJob('q1'), kind: 'explain' },
    { ...whyJob('q1'), kind: 'rollout', turn: 0, since: at, seen: 'step 1' },
    { ...about, kind: 'preview', view: 'v1', plan: plan(), person: mina },
    { ...about, kind: 'take-back', view: 'v1', plan: plan(), person: mina },
    { ...about, kind: 'watch', plan: plan(), person: mina, since: at, turn: 3, isVerified: true },
    { ...changeJob('c1'), kind: 'prove', about: plan().goal.on, held: ['placement'] },
  ])('for the worker is as it was put there: %j', (job) => {
    expect(workerPayload.parse(JSON.parse(JSON.stringify(job)))).toEqual(job);
  });

  it.each([
    changeJob('c1'),
    { ...changeJob('c1'), against: 'the pod would land nowhere' },
    { v: 1, id: 'd1', kind: 'dry-run', change: plan().changes[0] },
    { v: 1, id: 'm1', kind: 'may', plan: plan(), person: mina, lang: 'ko' },
  ])('for the remediator is as it was put there: %j', (job) => {
    expect(remediatorPayload.parse(JSON.parse(JSON.stringify(job)))).toEqual(job);
  });

  it.each([
    deliveryJob('a1'),
    { v: 1, id: 's1-1', kind: 'check-news', channel: 'C1', at, check: {}, lang: 'ko' },
    { v: 1, id: 'q1', kind: 'answer', question, result: { is: 'no-such-target', nearest: [] } },
    { ...about, kind: 'preview', view: 'v1', preview: { is: 'gone', text: 'It is gone.' } },
    { ...about, kind: 'progress', plan: 'p1', person: mina, at, progress: { step: 'applied' } },
  ])('for the gateway is as it was put there: %j', (job) => {
    expect(deliveryPayload.parse(JSON.parse(JSON.stringify(job)))).toEqual(job);
  });

  it.each<[string, object]>([
    ['without an id', { id: '' }],
    ['of another version', { v: 2 }],
    ['without its question', { question: null }],
    ['with a text for a question', { question: 'web' }],
    ['of another kind', { kind: 'sing' }],
  ])('is refused %s', (_, other) => {
    expect(workerPayload.safeParse({ ...whyJob('q1'), ...other }).success).toBe(false);
  });

  it('is told of in words that name what is missing', () => {
    const { error } = workerPayload.safeParse({ ...whyJob('q1'), question: 'web' });

    expect(error?.issues).toMatchObject([{ path: ['question'], message: 'must be an object' }]);
  });
});

describe('an answer of the remediator', () => {
  it.each([
    { is: 'holds' },
    { is: 'holds', note: 'warning' },
    { is: 'fails', why: 'denied', note: 'no right' },
    { is: 'not-checked', why: 'no-remediator', undrafted: { why: 'helm' } },
  ])('is as it was given: %j', (check) => {
    expect(dryRunReply.parse({ id: 'd1', check })).toEqual({ id: 'd1', check });
  });

  it.each([{ is: 'fails' }, { is: 'maybe', why: 'no' }, null])('is refused: %j', (check) => {
    expect(dryRunReply.safeParse({ id: 'd1', check }).success).toBe(false);
  });
});

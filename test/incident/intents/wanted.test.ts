import { describe, expect, it } from '@jest/globals';

import { wordsOf } from '#src/incident/commands/words.ts';
import { wantedIn } from '#src/incident/intents/wanted.ts';
import { questionIncident } from '#src/incident/open-incident.ts';
import { answer, plan, question } from '#test/slack/support/incidents.ts';

const result = { is: 'answer', answer: answer(), plans: [plan()], tookMs: 1 } as const;
const incident = questionIncident(undefined, question(), result);

describe('what is wanted in the thread of an incident', () => {
  it.each([
    ['why', ['why']],
    ['why now', ['why-now']],
    ['rollout status', ['status']],
    ['explain this to me', ['why']],
    ['help', ['help']],
    ['logs and events', ['logs', 'events']],
  ])('is something about it: %s', (text, intents) => {
    expect(wanted(text)).toEqual({ is: 'talk', intents });
  });

  it.each([
    ['why api', { as: 'why', query: { text: 'api' } }],
    ['why is payments-api down?', { as: 'why', query: { text: 'payments-api' } }],
    ['rollout api', { as: 'rollout' }],
    ['scan shop', { as: 'scan', query: { text: '', namespace: 'shop' } }],
    ['what else is broken?', { as: 'scan', query: { text: '', namespace: 'blog-system' } }],
    ['what does CrashLoopBackOff mean?', { as: 'explain', query: { text: 'CrashLoopBackOff' } }],
    ['explain OOMKilled', { as: 'explain', query: { text: 'OOMKilled' } }],
  ])('is a command or comes to one: %s', (text, order) => {
    expect(wanted(text)).toMatchObject({ is: 'order', order: { is: 'ask', ...order } });
  });

  it('is something about another object', () => {
    expect(wanted('logs of payments-api')).toEqual({
      is: 'talk',
      intents: ['logs'],
      query: { text: 'payments-api' },
    });
  });

  it.each(['tell me a joke', 'asdf'])('is nothing that is known: %s', (text) => {
    expect(wanted(text)).toEqual({ is: 'unheard' });
  });

  it('needs a name where the thread is about nothing', () => {
    expect(wanted('why', false)).toMatchObject({ order: { why: { code: 'no-target' } } });
  });
});

function wanted(text: string, isAbout = true) {
  const typed = { words: wordsOf(text), text, lang: 'en', isUnseen: false } as const;
  return wantedIn(typed, isAbout ? incident : undefined, 'prod');
}

import { describe, expect, it } from '@jest/globals';

import { jobOf } from '#src/incident/commands/job-of.ts';
import { mina } from '#test/slack/support/incidents.ts';

const AT = '2026-03-02T09:00:00.000Z';
const place = { channel: 'C1' };
const request = { id: 'q-1', text: 'why web', asker: mina, place, lang: 'en' } as const;
const asked = { is: 'ask', query: { text: 'web' }, lang: 'ko', private: false } as const;
const question = {
  id: 'q-1',
  asker: mina,
  place,
  query: { text: 'web' },
  lang: 'ko',
  private: false,
  askedAt: AT,
};

describe('the job of a question', () => {
  it.each(['why', 'scan', 'explain'] as const)('is its own: %s', (as) => {
    expect(jobOf({ ...asked, as }, request, new Date(AT))).toEqual({
      v: 1,
      id: `${as}-q-1`,
      kind: as,
      question,
    });
  });

  it('is the first look at an update, of which more follow', () => {
    expect(jobOf({ ...asked, as: 'rollout' }, request, new Date(AT))).toEqual({
      v: 1,
      id: 'rollout-q-1-0',
      kind: 'rollout',
      turn: 0,
      since: AT,
      question: { ...question, follows: true },
    });
  });
});

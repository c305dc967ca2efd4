import { describe, expect, it } from '@jest/globals';

import { shareable } from '#src/incident/may/shareable.ts';
import type { Shows } from '#src/incident/shows.ts';
import { answer, incident, mina, plan } from '#test/slack/support/incidents.ts';

const all: Shows = () => true;
const none: Shows = () => false;
const place = { channel: 'COPS000001' };

describe('a private answer', () => {
  it('is delivered once more by who asked, and then for all', () => {
    expect(shareable(incident(), mina, all)).toEqual({
      is: 'go',
      job: {
        v: 1,
        id: 'share-q-1',
        kind: 'answer',
        question: {
          id: 'q-1',
          query: { text: 'web' },
          lang: 'en',
          asker: mina,
          place,
          private: false,
          askedAt: '2026-03-02T09:10:00Z',
        },
        result: {
          is: 'answer',
          answer: answer(),
          plans: [plan()],
          tookMs: 612,
          spent: { requests: 14, logs: 2 },
        },
      },
    });
  });

  it.each([
    ['that is kept no more', undefined, mina, all, 'unknown-incident'],
    ['by somebody else', incident(), { ...mina, id: 'UJOON00001' }, all, 'not-yours'],
    ['where it may not be seen any more', incident(), mina, none, 'not-shown'],
  ] as const)('is not shared %s', (_, known, by, shows, code) => {
    expect(shareable(known, by, shows)).toEqual({ is: 'refused', why: { code } });
  });
});

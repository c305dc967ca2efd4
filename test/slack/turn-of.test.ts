import { describe, expect, it } from '@jest/globals';

import type { DeliveryJob } from '#src/domain/jobs.ts';
import { turnOf } from '#src/slack/turn-of.ts';
import { deliveryJob } from '#test/support/jobs.ts';

const post = 'chat.postMessage';
const thread: DeliveryJob = {
  v: 1,
  id: 't-1',
  kind: 'thread',
  incident: 'i-1',
  rank: 5,
  lang: 'en',
};

describe('the place in line', () => {
  it.each([
    [
      'the first message of alerts, by how bad they are',
      post,
      'parent',
      { lane: 'alerts', rank: 5 },
    ],
    ['what their thread hears, behind that', post, 'news-1', { lane: 'alerts', rank: 99 }],
    ['an edit', 'chat.update', undefined, { lane: 'edits' }],
    ['their details, last', post, 'details-2', { lane: 'details' }],
  ] as const)('is given to %s', (_, method, part, turn) => {
    expect(turnOf(thread, { method, ...(part && { part }) })).toEqual(turn);
  });

  it('is before all alerts for what somebody waits for', () => {
    const job = { ...deliveryJob('d-1'), kind: 'progress' } as unknown as DeliveryJob;

    expect(turnOf(job, { method: post, part: 'details' })).toEqual({ lane: 'people' });
  });
});

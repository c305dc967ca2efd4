import { expect, it } from '@jest/globals';

import { sayIfSlow } from '#src/slack/say-if-slow.ts';
import { note } from '#src/slack/views/note.ts';
import { mina } from '#test/slack/support/incidents.ts';
import { fakeRedis } from '#test/slack/support/redis.ts';
import { silent } from '#test/support/logs.ts';

const place = { channel: 'C1', responseUrl: 'https://slack.example/response/1' };
const request = { id: 'q-1', text: 'why web', asker: mina, place, lang: 'en' } as const;

it.each([
  ['says that it looks where the answer takes long', [], 1],
  ['says nothing where the answer is there', ['q-1'], 0],
])('%s', async (_, answered, times) => {
  const redis = fakeRedis();
  for (const id of answered) await redis.incidents.change(id, () => ({ ...incident, id }));
  const said: string[] = [];
  const later: (() => Promise<void>)[] = [];

  sayIfSlow(request, note('web: looking…'), {
    api: { respond: async (url) => void said.push(url) },
    incidents: redis.incidents,
    later: (_ms, work) => void later.push(work),
    log: silent,
  });
  for (const work of later) await work();

  expect(said).toHaveLength(times);
});

const incident = {
  v: 1,
  lang: 'en',
  place: { channel: 'C1' },
  openedAt: '2026-01-01T00:00:00Z',
  plans: [],
  acts: [],
  mayAct: true,
} as const;

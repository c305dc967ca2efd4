import { expect, it } from '@jest/globals';

import { watch } from '#src/serve/roles/watch.ts';
import { mina } from '#test/support/jobs.ts';
import { keptOutbox } from '#test/support/outboxes.ts';
import { plan } from '#test/support/verdicts.ts';

it.each([
  ['for a day', 23 * 60, [{ delayMs: 300_000 }], []],
  [
    'and no longer',
    25 * 60,
    [],
    [{ progress: { step: 'not-verified', text: 'Not reached within 24 hours. not merged' } }],
  ],
])('a pull request is waited for, %s', async (_, minutes, next, told) => {
  const outbox = keptOutbox();
  const [change] = plan().changes;
  const since = new Date(Date.now() - minutes * 60_000).toISOString();
  const job = { v: 1, id: 'change-1-watch-40', kind: 'watch', turn: 40, since } as const;
  const about = { incident: 'q-1', person: mina, lang: 'en' } as const;
  const look = async () => ({ is: 'waiting', text: 'not merged' }) as const;

  await watch(
    { ...job, ...about, plan: plan({ changes: [{ ...change, do: 'propose' }] }) },
    { outbox, answers: { look } },
  );

  expect(outbox.worker).toMatchObject(next);
  expect(outbox.gateway).toMatchObject(told);
});

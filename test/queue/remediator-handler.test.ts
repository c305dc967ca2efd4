import { describe, expect, it } from '@jest/globals';

import type { RemediatorJob } from '#src/domain/jobs.ts';
import { remediatorHandler } from '#src/queue/remediator-handler.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';
import { changeJob, mina, plan } from '#test/support/jobs.ts';

const [change] = plan().changes;
const dryRun: RemediatorJob = { v: 1, id: 'd1', kind: 'dry-run', change };
const may: RemediatorJob = { v: 1, id: 'm1', kind: 'may', plan: plan(), person: mina, lang: 'en' };

describe('a job of the remediator', () => {
  it('that is a change is carried out, and answered to nobody here', async () => {
    const { handler, done } = remediator();

    await handler.run(changeJob('c1'));

    expect(done).toEqual([['run', 'c1']]);
  });

  it.each([
    ['a question whether the API server would take a change', dryRun, 'settings'],
    ['a question whether somebody may have it carried out', may, 'mina'],
  ])('that is %s is answered to who waits for it', async (_, asked, note) => {
    const { handler, done } = remediator();

    await handler.run(asked);

    expect(done).toEqual([
      ['publish', 'shop:dry-runs', { id: asked.id, check: { is: 'holds', note } }],
    ]);
  });

  it('is given up in words only where somebody has approved it', async () => {
    const { handler, done } = remediator();

    for (const job of [dryRun, may, changeJob('c1')]) await handler.giveUp(job, 'too late');

    expect(done).toEqual([['giveUp', 'c1', 'too late']]);
  });
});

function remediator() {
  const done: unknown[][] = [];
  const publish = async (channel: string, text: string) =>
    done.push(['publish', channel, JSON.parse(text)]);
  const handler = remediatorHandler(
    {
      change: {
        run: async ({ id }) => void done.push(['run', id]),
        giveUp: async ({ id }, error) => void done.push(['giveUp', id, error]),
      },
      dryRun: async ({ on }) => ({ is: 'holds', note: on.name }),
      mayApply: async ({ person }) => ({ is: 'holds', note: person.name }),
    },
    readyRedis({ publish }),
    'shop',
  );
  return { handler, done };
}

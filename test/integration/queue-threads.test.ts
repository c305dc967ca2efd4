import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import type { Incident } from '#src/domain/incident.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { daysLeft } from '#test/integration/support/days-left.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';

const redis = await startRedis();
let queues: Queues;
let admin: Redis;

beforeAll(async () => {
  queues = patientQueues({ url: redis.url });
  admin = new Redis(redis.url);
  for (const id of ['a', 'b']) await queues.incidents.change(id, () => incident(id));
});
afterAll(async () => {
  await queues.close();
  admin.disconnect();
  await redis.stop();
});

describe('the incident of a thread', () => {
  it('is the first that was shown there, for as long as incidents are kept', async () => {
    const thread = { channel: 'C1', thread: '1.1' };
    await queues.incidents.startThread('a', thread);
    await queues.incidents.startThread('b', thread);

    expect((await queues.incidents.inThread(thread))?.id).toBe('a');
    expect(await daysLeft(admin, 'kubewhy:thread:C1:1.1')).toBe(30);
  });

  it('is the newest in a direct message without a thread', async () => {
    await queues.incidents.startThread('a', { channel: 'D1' });
    await queues.incidents.startThread('b', { channel: 'D1' });

    expect((await queues.incidents.inThread({ channel: 'D1' }))?.id).toBe('b');
  });

  it('is none where nothing was shown, or what was is gone', async () => {
    await queues.incidents.startThread('gone', { channel: 'C1', thread: '2.2' });

    expect(await queues.incidents.inThread({ channel: 'C1', thread: '2.2' })).toBeUndefined();
    expect(await queues.incidents.inThread({ channel: 'C1', thread: '3.3' })).toBeUndefined();
  });
});

function incident(id: string): Incident {
  return {
    v: 1,
    id,
    lang: 'en',
    place: { channel: 'C1' },
    openedAt: '2026-01-01T00:00:00Z',
    plans: [],
    acts: [],
    mayAct: true,
  };
}

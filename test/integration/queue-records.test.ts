import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';

import type { Incident } from '#src/domain/incident.ts';
import type { Incidents } from '#src/domain/ports.ts';
import { LockLost } from '#src/queue/object-lock.ts';
import type { Queues } from '#src/queue/open-queues.ts';
import { daysLeft } from '#test/integration/support/days-left.ts';
import { patientQueues } from '#test/integration/support/patient-queues.ts';
import { startRedis } from '#test/integration/support/redis.ts';

const redis = await startRedis(['--maxmemory', '0']);
const on = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };
const lockMs = 250; // the lock of an object expires after 100 ms
let one: Queues;
let other: Queues;
let admin: Redis;

beforeAll(async () => {
  one = patientQueues({ url: redis.url, lockMs });
  other = patientQueues({ url: redis.url, lockMs });
  admin = new Redis(redis.url);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  admin.disconnect();
  await redis.stop();
});

describe('incidents', () => {
  it('keep every change that was made at the same time', async () => {
    await one.incidents.change('q1', (known) => known ?? incident('q1'));

    const add = (queues: Queues, ts: string) =>
      postedIn(queues).change('q1', (known = incident('q1')) => ({
        ...known,
        parent: [known.parent, ts].filter(Boolean).join(','),
      }));
    const all = Array.from({ length: 20 }, (_, i) => String(i));
    await Promise.all(all.map((ts, i) => add(i % 2 ? one : other, ts)));

    const { parent = '' } = (await postedIn(one).find('q1')) ?? {};
    expect(parent.split(',').toSorted()).toEqual(all.toSorted());
  });

  it('are unknown before the first change, and expire after 30 days', async () => {
    expect(await one.incidents.find('q2')).toBeUndefined();

    await one.incidents.change('q2', (known) => known ?? incident('q2'));

    expect(await daysLeft(admin, 'kubewhy:incident:q2')).toBe(30);
  });

  it('stay as they are when the edit throws', async () => {
    await one.incidents.change('q3', () => incident('q3'));

    const change = one.incidents.change('q3', () => {
      throw new Error('no');
    });

    await expect(change).rejects.toThrow('no');
    expect(await one.incidents.find('q3')).toEqual(incident('q3'));
  });
});

describe('the change log', () => {
  it('lets one change of an object run at a time', async () => {
    const { promise: go, resolve } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const running = one.changeLog.exclusively(on, async () => {
      begun.resolve();
      await go;
      return 'done';
    });
    await begun.promise;

    expect(await other.changeLog.exclusively(on, async () => 'too')).toBeUndefined();
    expect(await other.changeLog.exclusively({ ...on, name: 'b' }, async () => 'b')).toBe('b');
    resolve();
    expect(await running).toBe('done');
    expect(await other.changeLog.exclusively(on, async () => 'now')).toBe('now');
  });

  it('holds the lock for as long as the action runs', async () => {
    await one.changeLog.exclusively(on, async () => {
      const key = 'kubewhy:lock:ConfigMap|shop/settings';
      await expiryRenewed(key);
      expect(await other.changeLog.exclusively(on, async () => 'too')).toBeUndefined();
    });
  });

  it('refuses what an action writes after it lost the lock', async () => {
    const record = { step: 'sending', resourceVersion: '5', sends: 1 } as const;

    await one.changeLog.exclusively(on, async () => {
      await one.changeLog.write('p1', record);
      await admin.set('kubewhy:lock:ConfigMap|shop/settings', 'another');
      await expect(one.changeLog.write('p1', { ...record, sends: 2 })).rejects.toThrow(LockLost);
    });

    expect(await one.changeLog.find('p1')).toEqual(record);
    expect(await admin.get('kubewhy:lock:ConfigMap|shop/settings')).toBe('another'); // not released
  });

  it('keeps records for 30 days', async () => {
    await one.changeLog.write('p2', { step: 'ended', outcome: 'applied' });

    expect(await daysLeft(admin, 'kubewhy:change:p2')).toBe(30);
    expect(await one.changeLog.find('unknown')).toBeUndefined();
  });
});

describe('with room for two', () => {
  const ended = { step: 'ended', outcome: 'applied' } as const;
  let incidents: Queues;
  let changes: Queues;
  beforeAll(() => {
    incidents = patientQueues({ url: redis.url, prefix: 'few', room: roomForTwo(incident('q1')) });
    changes = patientQueues({ url: redis.url, prefix: 'few', room: roomForTwo(ended) });
  });
  afterAll(() => Promise.all([incidents.close(), changes.close()]));

  it('the incidents stay that were last written', async () => {
    for (const id of ['q1', 'q2', 'q1', 'q3']) {
      await incidents.incidents.change(id, () => incident(id));
    }

    expect(await incidents.incidents.find('q2')).toBeUndefined();
    expect(await incidents.incidents.find('q1')).toEqual(incident('q1'));
    expect(await incidents.incidents.find('q3')).toEqual(incident('q3'));
    expect(await admin.zcard('few:incidents')).toBe(2);
    expect(await daysLeft(admin, 'few:incidents')).toBe(30);
  });

  it('one incident of any size stays', async () => {
    const large = { ...incident('large'), parent: 'x'.repeat(10_000) };

    await incidents.incidents.change('large', () => large);

    expect(await incidents.incidents.find('large')).toEqual(large);
    expect(await admin.zcard('few:incidents')).toBe(1);
    expect(await admin.hlen('few:incidents:bytes')).toBe(2); // its own, and the sum
  });

  it('the changes stay that ended last, and each that is being sent', async () => {
    const { changeLog } = changes;
    const sending = { step: 'sending', resourceVersion: '5', sends: 1 } as const;
    await changeLog.write('p0', sending);
    for (const id of ['p1', 'p2', 'p3']) {
      await changeLog.write(id, sending);
      await changeLog.write(id, ended);
    }

    expect(await changeLog.find('p0')).toEqual(sending);
    expect(await changeLog.find('p1')).toBeUndefined();
    expect(await changeLog.find('p3')).toEqual(ended);
    expect(await admin.zcard('few:changes')).toBe(2);
    expect(await daysLeft(admin, 'few:changes')).toBe(30);
  });

  it('a share of the memory that Redis has is theirs, where it has a limit', async () => {
    const sized = patientQueues({
      url: redis.url,
      prefix: 'share',
      room: { share: 1e-6, bytes: 0 },
    });
    await admin.config('SET', 'maxmemory', '1gb');

    for (const id of ['q1', 'q2', 'q3']) await sized.incidents.change(id, () => incident(id));

    await admin.config('SET', 'maxmemory', '0');
    await sized.close();
    expect(await admin.zcard('share:incidents')).toBe(3); // a millionth of a gigabyte
  });
});

function roomForTwo(record: object) {
  return { share: 0, bytes: 2 * JSON.stringify(record).length };
}

/** Until the remaining time of a key has grown, which only a renewal does. */
async function expiryRenewed(key: string): Promise<void> {
  for (let last = Number.POSITIVE_INFINITY; ;) {
    const left = await admin.pttl(key);
    if (left > last) return;
    last = left;
  }
}

/** Incidents with what a chat product keeps beside them, in the same record. */
function postedIn({ incidents }: Queues): Incidents<Incident & Readonly<{ parent?: string }>> {
  return incidents;
}

function incident(id: string): Incident {
  const openedAt = '2026-01-01T00:00:00Z';
  const place = { channel: 'C1' };
  return { v: 1, id, lang: 'en', place, openedAt, plans: [], acts: [], mayAct: true };
}

import { describe, expect, it } from '@jest/globals';

import { redisChangeLog } from '#src/queue/change-log.ts';
import { type HeldLock, LockLost } from '#src/queue/object-lock.ts';
import { readyRedis } from '#test/queue/support/ready-redis.ts';

const room = { share: 0.1, bytes: 1_000 };
const DAYS = 30 * 24 * 3_600_000;
const sending = { step: 'sending', resourceVersion: '5', sends: 1 } as const;
const ended = { step: 'ended', outcome: 'refused', text: 'no' } as const;

describe('the change log in Redis', () => {
  it('writes under the lock that is held, and asks for none otherwise', async () => {
    const [locked, free] = [opened({ held: { key: 'lock', token: 't' } }), opened()];

    await locked.changeLog.write('p1', sending);
    await free.changeLog.write('p1', ended);

    const keys = (lock: string) => [3, 'shop:change:p1', lock, 'shop:changes'];
    expect(locked.sent).toEqual([
      [...keys('lock'), JSON.stringify(sending), DAYS, 't', 'sending', 0.1, 1_000],
    ]);
    expect(free.sent).toEqual([
      [...keys(''), JSON.stringify(ended), DAYS, '', 'ended', 0.1, 1_000],
    ]);
  });

  it('stops a change whose lock was lost', async () => {
    const { changeLog } = opened({ held: { key: 'lock', token: 't' }, done: 0 });

    const written = changeLog.write('p1', sending);

    await expect(written).rejects.toThrow(LockLost);
    await expect(written).rejects.toThrow('The lock lock was lost; the change stops here.');
  });

  it.each([sending, ended, { step: 'ended', outcome: 'applied' }])(
    'is read: %j',
    async (record) => {
      expect(await opened({ text: JSON.stringify(record) }).changeLog.find('p1')).toEqual(record);
    },
  );

  it('knows nothing of what was not begun', async () => {
    expect(await opened().changeLog.find('p1')).toBeUndefined();
  });

  it.each([
    ['{', 'JSON'],
    ['{}', 'Invalid discriminator'],
    [JSON.stringify({ ...ended, outcome: 'done' }), 'Invalid option'],
  ])('is nothing to go on with where nobody can read it: %s', async (text, said) => {
    await expect(opened({ text }).changeLog.find('p1')).rejects.toThrow(said);
  });

  it('locks an object by its name', async () => {
    const { changeLog } = opened();
    const on = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };

    expect(await changeLog.exclusively(on, async () => 'done')).toBe('done');
    expect(
      await changeLog.exclusively({ ...on, name: 'taken' }, async () => 'too'),
    ).toBeUndefined();
  });
});

type State = Readonly<{ held?: HeldLock; done?: number; text?: string }>;

/** A log in a Redis that holds that text, where only one object is free. */
function opened({ held, done = 1, text }: State = {}) {
  const sent: unknown[][] = [];
  const commands = {
    get: async (key: string) => (key === 'shop:change:p1' ? (text ?? null) : null),
    async eval(_: string, ...args: unknown[]) {
      sent.push(args);
      return done;
    },
  };
  const lock = {
    held: () => held,
    exclusively: async <T>(key: string, action: () => Promise<T>) =>
      key === 'shop:lock:ConfigMap|shop/settings' ? action() : undefined,
  };
  return { changeLog: redisChangeLog(readyRedis(commands), 'shop', lock, room), sent };
}

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';

import { Throttle } from '#src/cluster/live/throttle.ts';

/** A clock that stands still but for sleeping, which takes no time. */
function stoppedClock() {
  let now = 0;
  return {
    now: () => now,
    async sleep(ms: number) {
      now += ms;
    },
  };
}

describe('the throttle', () => {
  it('starts no more than 60 at once and 20 a second after them, and runs no more than 8 at a time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(300), { maxLength: 150 }), async (durations) => {
        const clock = stoppedClock();
        const throttle = new Throttle(clock);
        const starts: number[] = [];
        let running = 0;
        let most = 0;

        await Promise.all(
          durations.map((ms) =>
            throttle.run(async () => {
              starts.push(clock.now());
              most = Math.max(most, ++running);
              await clock.sleep(ms);
              running -= 1;
            }),
          ),
        );

        expect(most).toBeLessThanOrEqual(8);
        for (const [index, start] of starts.entries()) {
          for (const [later, end] of starts.slice(index).entries()) {
            expect(later).toBeLessThan(60 + ((end - start) * 20) / 1000 + 1e-6);
          }
        }
      }),
    );
  });

  it('keeps nobody waiting who asks one question after a rest', async () => {
    const clock = stoppedClock();
    const throttle = new Throttle(clock);

    await Promise.all(Array.from({ length: 60 }, () => throttle.run(async () => undefined)));

    expect(clock.now()).toBe(0);
  });

  it('lets what is urgent run beside all that hangs, and before all that waits', async () => {
    const throttle = new Throttle(stoppedClock(), 1);
    const { promise: hung, resolve: end } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const others = Array.from({ length: 10 }, (_, nth) =>
      throttle.run(async () => {
        begun.push(`${nth}`);
        await hung;
      }),
    );

    await throttle.run(async () => void begun.push('urgent'), true);
    const second = throttle.run(async () => void begun.push('urgent too'), true);
    end();
    await Promise.all([...others, second]);

    expect(begun.join(' ')).toBe('0 1 2 3 4 5 6 urgent urgent too 7 8 9');
  });

  it('goes on after an action that failed', async () => {
    const throttle = new Throttle(stoppedClock());
    const failing = Array.from({ length: 5 }, () =>
      throttle.run(() => Promise.reject(new Error('no'))),
    );
    await Promise.allSettled(failing);

    await expect(throttle.run(async () => 'done')).resolves.toBe('done');
  });

  it('makes nobody wait longer than that', async () => {
    const clock = stoppedClock();
    const throttle = new Throttle(clock);
    const starts: number[] = [];

    for (let nth = 0; nth < 81; nth++) await throttle.run(async () => starts.push(clock.now()));

    expect([59, 60, 61, 80].map((nth) => starts[nth])).toEqual([0, 50, 100, 1050]);
  });

  it('does not end a pause for a shorter one', async () => {
    const clock = stoppedClock();
    const throttle = new Throttle(clock);

    throttle.pause(5000);
    throttle.pause(10);

    expect(await throttle.run(async () => clock.now())).toBe(5000);
  });

  it('starts nothing while it is paused', async () => {
    const clock = stoppedClock();
    const throttle = new Throttle(clock);
    throttle.pause(5000);

    const startedAt = await throttle.run(async () => clock.now());

    expect(startedAt).toBe(5000);
  });
});

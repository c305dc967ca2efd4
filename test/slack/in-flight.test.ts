import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { inFlight } from '#src/slack/in-flight.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('work that a shutdown waits for', () => {
  it('gives its result, and is waited for', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const flights = inFlight();
    const result = flights.run(() => promise);
    let isDrained = false;

    const drained = flights.drained().then(() => (isDrained = true));
    await jest.advanceTimersByTimeAsync(0);

    expect(isDrained).toBe(false);
    resolve('done');
    expect(await result).toBe('done');
    expect(await drained).toBe(true);
  });

  it('is waited for also where it fails, and where other work began it', async () => {
    const flights = inFlight();
    const done: string[] = [];
    const failing = flights.run(() => Promise.reject(new Error('boom')));
    const first = flights.run(async () => {
      await Promise.resolve();
      void flights.run(async () => void done.push('second'));
    });

    await expect(failing).rejects.toThrow('boom');
    await Promise.all([first, flights.drained()]);

    expect(done).toEqual(['second']);
  });
});

describe('what is to be done later', () => {
  it('is done once, when its time has come', async () => {
    const flights = inFlight();
    const done: string[] = [];
    flights.later(1000, async () => void done.push('swept'));

    await jest.advanceTimersByTimeAsync(999);
    expect(done).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['swept']);

    await flights.drained();
    expect(done).toEqual(['swept']);
  });

  it('is done at once when everything ends, and not again', async () => {
    const flights = inFlight();
    const done: string[] = [];
    flights.later(1000, async () => void done.push('swept'));

    await flights.drained();

    expect(done).toEqual(['swept']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is not taken on any more after that', async () => {
    const flights = inFlight();
    const done: string[] = [];

    await flights.drained();
    flights.later(1, async () => void done.push('swept'));
    await jest.advanceTimersByTimeAsync(1000);

    expect(done).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

import { describe, expect, it } from '@jest/globals';
import { DelayedError, type Job, UnrecoverableError } from 'bullmq';
import { z } from 'zod';

import { NotNow } from '#src/domain/errors.ts';
import { handle } from '#src/queue/handle.ts';
import type { Handler } from '#src/queue/handler.ts';
import { keptLog } from '#test/support/logs.ts';

const payload = z.object({ id: z.string() });
const META = { queue: 'worker', job: 'why-1', kind: 'why' };
const slowDown = Object.assign(new NotNow('slow down'), { retryAfterMs: 700 });

describe('a job', () => {
  it('keeps no more than that it is done', async () => {
    const { outcome, begun, kept } = await handled();

    expect(outcome).toBe('done');
    expect(begun).toEqual([{ id: 'q1' }]);
    expect(kept).toEqual([{ v: 1, ended: true }]);
  });

  it('is not begun again once it is done', async () => {
    const { outcome, begun } = await handled({ data: { v: 1, ended: true } });

    expect([outcome, begun]).toEqual(['done', []]);
  });

  it('counts as done although that cannot be written down', async () => {
    const { outcome, lines } = await handled({ updateData: refusing });

    expect(outcome).toBe('done');
    expect(lines).toMatchObject([{ level: 'warn', message: 'a job that is done is kept whole' }]);
  });

  it('that is not understood waits for a version that takes it', async () => {
    const { outcome, begun, delays, lines } = await handled({ data: { id: 1 } });

    expect(outcome).toBeInstanceOf(DelayedError);
    expect(begun).toEqual([]);
    expect(delays).toHaveLength(1);
    expect(lines).toMatchObject([
      { level: 'error', meta: { ...META, attempt: 1, reason: expect.stringContaining('at id') } },
      { level: 'info', meta: { reason: 'not understood' }, message: 'job put off' },
    ]);
  });
});

describe('a job that cannot be done now', () => {
  it('is put off for as long as was asked for', async () => {
    const { outcome, delays, given, lines } = await handled({}, { run: failing(slowDown) });

    expect(outcome).toBeInstanceOf(DelayedError);
    expect(delays).toEqual([[expect.any(Number), 'token-1']]);
    expect(given).toEqual([]);
    expect(lines).toMatchObject([{ level: 'debug', meta: { delayMs: 700, reason: 'slow down' } }]);
  });

  it('is put off for half as long again as it is old, where nothing was asked for', async () => {
    const timestamp = Date.now() - 20_000;

    const { lines } = await handled({ timestamp }, { run: failing(new NotNow('down')) });

    const [{ level, meta } = { level: '', meta: {} }] = lines;
    const { delayMs } = z.object({ delayMs: z.number() }).parse(meta);
    expect(level).toBe('info');
    expect(delayMs).toBeGreaterThanOrEqual(8_000);
    expect(delayMs).toBeLessThan(60_000);
  });

  it('stays begun where it cannot be put off', async () => {
    const { outcome, lines } = await handled(
      { moveToDelayed: refusing },
      { run: failing(slowDown) },
    );

    expect(outcome).toBeInstanceOf(DelayedError);
    expect(lines.at(-1)).toMatchObject({
      level: 'warn',
      message: 'job not put off: it runs again when its lock expires',
    });
  });
});

describe('a job that fails', () => {
  const broken = new Error('broken');

  it.each([
    ['is tried again while attempts are left', { attemptsMade: 1 }, []],
    ['is given up with its last attempt', { attemptsMade: 2 }, [[{ id: 'q1' }, broken]]],
    ['has one attempt where none are said', { opts: {} }, [[{ id: 'q1' }, broken]]],
  ])('%s', async (_, parts, told) => {
    const { outcome, given, kept } = await handled(parts, { run: failing(broken) });

    expect(outcome).toBe(broken);
    expect(given).toEqual(told);
    expect(kept).toEqual([]);
  });

  it('is given up at once where another attempt cannot help', async () => {
    const hopeless = new UnrecoverableError('hopeless');

    const { given } = await handled({}, { run: failing(hopeless) });

    expect(given).toEqual([[{ id: 'q1' }, hopeless]]);
  });

  it('is logged with its attempt, and once more when it is given up', async () => {
    const { lines } = await handled({ attemptsMade: 2 }, { run: failing(broken) });

    expect(lines).toEqual([
      { level: 'warn', meta: { ...META, attempt: 3, err: broken }, message: 'job failed' },
      { level: 'error', meta: { ...META, attempt: 3, err: broken }, message: 'job has failed' },
    ]);
  });

  it('is put off while nobody can be told', async () => {
    const parts = { attemptsMade: 2 };

    const { outcome, delays } = await handled(parts, {
      run: failing(broken),
      giveUp: failing(slowDown),
    });

    expect(outcome).toBeInstanceOf(DelayedError);
    expect(delays).toHaveLength(1);
  });

  it('fails for its own reason where telling fails for another', async () => {
    const parts = { attemptsMade: 2 };

    const { outcome, delays, lines } = await handled(parts, {
      run: failing(broken),
      giveUp: refusing,
    });

    expect([outcome, delays]).toEqual([broken, []]);
    expect(lines.at(-1)).toMatchObject({
      level: 'error',
      message: 'nobody could be told that a job has failed',
    });
  });
});

describe('a job whose process died', () => {
  it.each([
    [20, 0, true],
    [21, 0, false],
    [21, 1, true],
    [22, 1, false],
  ])('%d times, after %d attempts, is begun: %s', async (stalledCounter, attemptsMade, isBegun) => {
    const { begun, given } = await handled({ stalledCounter, attemptsMade });

    expect(begun).toHaveLength(isBegun ? 1 : 0);
    expect(given.map(([, error]) => String(error))).toEqual(
      isBegun ? [] : [`UnrecoverableError: its process died ${stalledCounter} times`],
    );
  });
});

/** Runs a job as BullMQ hands it over, and tells what was done with it. */
async function handled(parts: object = {}, handler: Partial<Handler<{ id: string }>> = {}) {
  const { log, lines } = keptLog();
  const [begun, given, delays, kept]: unknown[][] = [[], [], [], []];
  const job = {
    id: META.job,
    name: META.kind,
    queueName: META.queue,
    data: { id: 'q1' },
    attemptsMade: 0,
    stalledCounter: 0,
    timestamp: Date.now(),
    opts: { attempts: 3 },
    moveToDelayed: async (...to: unknown[]) => void delays?.push(to),
    updateData: async (data: unknown) => void kept?.push(data),
    ...parts,
  } as unknown as Job;
  const all = {
    run: async (data: unknown) => void begun?.push(data),
    giveUp: async (...told: unknown[]) => void given?.push(told),
    ...handler,
  };
  const outcome = await handle(job, 'token-1', all, { payload, log }).then(
    () => 'done',
    (error: unknown) => error,
  );
  return { outcome, begun, given: given as [unknown, unknown][], delays, kept, lines };
}

function failing(error: Error) {
  return () => Promise.reject(error);
}

async function refusing(): Promise<never> {
  throw new Error('refused');
}

import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import type { RemediatorJob } from '#src/domain/jobs.ts';
import type { Admission } from '#src/domain/plan.ts';
import { askRemediator } from '#src/queue/ask-remediator.ts';
import { mina, plan } from '#test/support/jobs.ts';
import { keptLog } from '#test/support/logs.ts';

const [change] = plan().changes;
const holds = { is: 'holds' } as const;
const unanswered = { is: 'not-checked', why: 'no-remediator' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a question to the remediator', () => {
  it('is put as it is asked, and answered', async () => {
    const { asking, asked, forgotten } = asker({ answer: Promise.resolve(holds) });
    const applying = { plan: plan(), person: mina, lang: 'en' } as const;

    expect(await asking.dryRun(change)).toEqual(holds);
    expect(await asking.mayApply(applying)).toEqual(holds);

    expect(asked).toEqual([
      { v: 1, id: expect.any(String), kind: 'dry-run', change },
      { v: 1, id: expect.any(String), kind: 'may', ...applying },
    ]);
    expect(forgotten).toEqual(asked.map(({ id }) => id));
    expect(new Set(forgotten).size).toBe(2);
  });

  it.each([
    ['2.5 s', change, 2_500],
    ['8 s for a pull request, whose repository is further away', proposed(), 8_000],
  ])('waits %s for its answer, and is taken back then', async (_, about, ms) => {
    const { asking, asked, taken, forgotten } = asker();
    const heard: Admission[] = [];
    const done = asking.dryRun(about).then((check) => heard.push(check));

    await jest.advanceTimersByTimeAsync(ms - 1);
    expect([heard, taken]).toEqual([[], []]);
    await jest.advanceTimersByTimeAsync(1);
    await done;

    expect(heard).toEqual([unanswered]);
    expect(taken).toEqual([['remediator', { id: asked[0]?.id, kind: 'dry-run' }]]);
    expect(forgotten).toEqual([asked[0]?.id]);
  });

  it('waits no longer for whether somebody may have a pull request opened', async () => {
    const { asking } = asker();
    const about = { ...plan(), changes: [proposed()] as const };

    const answer = asking.mayApply({ plan: about, person: mina, lang: 'en' });
    await jest.advanceTimersByTimeAsync(2_500);

    expect(await answer).toEqual(unanswered);
  });

  it('leaves no timer once it is answered', async () => {
    const { asking } = asker({ answer: Promise.resolve(holds) });

    await asking.dryRun(change);

    expect(jest.getTimerCount()).toBe(0);
  });

  it('that cannot be put counts as not answered, which the log tells', async () => {
    const { asking, lines, taken } = asker({ put: () => Promise.reject(new Error('down')) });

    expect(await asking.dryRun(change)).toEqual(unanswered);
    expect(taken).toEqual([]);
    expect(lines).toMatchObject([
      { level: 'warn', meta: { kind: 'dry-run' }, message: 'remediator not asked' },
    ]);
  });

  it('that cannot be taken back is answered in vain', async () => {
    const { asking, lines } = asker({ takeBack: () => Promise.reject(new Error('down')) });

    const answer = asking.dryRun(change);
    await jest.advanceTimersByTimeAsync(2_500);

    expect(await answer).toEqual(unanswered);
    expect(lines).toMatchObject([{ level: 'warn', meta: { kind: 'dry-run' } }]);
  });
});

function proposed() {
  const into = { url: 'https://github.com/acme/deploy', path: 'shop' };
  return { ...change, do: 'propose', into } as const;
}

type Faults = Readonly<{
  answer?: Promise<Admission>;
  put?: () => Promise<void>;
  takeBack?: () => Promise<boolean>;
}>;

/** Who asks a remediator that says nothing, unless it is given an answer. */
function asker({ answer = new Promise(() => undefined), put, takeBack }: Faults = {}) {
  const { log, lines } = keptLog();
  const asked: RemediatorJob[] = [];
  const taken: unknown[] = [];
  const forgotten: string[] = [];
  const toRemediator = put ?? (async (job: RemediatorJob) => void asked.push(job));
  const sender = {
    outbox: { toRemediator, toWorker: async () => undefined, toGateway: async () => undefined },
    takeBack: takeBack ?? (async (...job: unknown[]) => taken.push(job) > 0),
  };
  const replies = {
    ready: async () => undefined,
    next: () => answer,
    forget: (id: string) => void forgotten.push(id),
    close: () => undefined,
  };
  return { asking: askRemediator(sender, replies, log), asked, taken, forgotten, lines };
}

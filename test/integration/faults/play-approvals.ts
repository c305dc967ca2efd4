import { QueueUnavailable } from '#src/domain/errors.ts';
import { openQueues } from '#src/queue/open-queues.ts';
import {
  jobsOf,
  numbers,
  type Schedule,
  type Scheduled,
  scheduleOf,
} from '#test/integration/faults/approval-schedules.ts';
import { startFaultyApi } from '#test/integration/faults/faulty-api.ts';
import { mortals } from '#test/integration/faults/mortals.ts';

/** What came of an approval: all that was told of it, and how often its change took effect. */
export type Played = Readonly<{
  id: string;
  isDue: boolean;
  outcomes: readonly string[]; // each as often as it was told
  effects: number;
  isStale: boolean; // it took effect on what it was not made for
}>;

/** So many schedules are under way at a time: each waits, for an object that is busy or a process that died. */
const LANES = 60;
/** How often it is looked whether an outcome was lost. */
const LOOK_MS = 2_000;
const REMEDIATOR = new URL('./remediator-process.ts', import.meta.url);
/** Each with a name. */
const REMEDIATORS = ['one', 'two', 'three'];
/** One of them dies at one of so many steps. */
const STEPS = 1_500;

/** How often the change of an approval may have taken effect, by what was told of it: at least, and at most. */
export const EFFECTS: Readonly<Record<string, readonly [number, number]>> = {
  applied: [1, 1],
  'already-so': [0, 1], // also where its own answer was lost
  unknown: [0, 1],
  refused: [0, 0],
  'too-late': [0, 0],
};

/** What must not be: no outcome or two, a second effect, one that is denied, stale, or that nobody could approve. */
export function isBroken({ isDue, outcomes, effects, isStale }: Played): boolean {
  const [outcome = '', ...more] = outcomes;
  const [least, most] = EFFECTS[outcome] ?? [Infinity, 0];
  return isStale || more.length > 0 || effects < least || effects > (isDue ? most : 0);
}

/**
 * Plays random approvals on a real Redis, with three remediators that are killed at any step, and with an API server whose
 * connections are cut; waits for every outcome.
 */
export async function playApprovals(
  url: string,
  count: number,
  seed: number,
): Promise<Readonly<{ played: readonly Played[]; deaths: number }>> {
  const random = numbers(seed);
  const schedules = new Map<string, Schedule>();
  const told = new Map<string, string[]>();
  const awaited = new Map<string, () => void>();
  const failed = Promise.withResolvers<never>();
  let isOver = false;
  const pool = mortals(REMEDIATOR, REMEDIATORS, STEPS, random);
  const api = await startFaultyApi((name) => known(name).api, pool.mayDie, random);
  const sender = openQueues({ url });

  function known(name: string): Schedule {
    const schedule = schedules.get(name);
    if (!schedule) throw new Error(`There is no ${name}.`);
    return schedule;
  }

  async function play(name: string): Promise<void> {
    const schedule = scheduleOf(name, random);
    const { approvals, isAtOnce } = schedule;
    schedules.set(name, schedule);
    if (isAtOnce) await Promise.all(approvals.map(ended));
    else for (const one of approvals) await ended(one);
  }

  /** Sends an approval; until its outcome is told. */
  async function ended(one: Scheduled): Promise<void> {
    const { id } = one.approval;
    const outcome = Promise.withResolvers<void>();
    const outcomes: string[] = [];
    told.set(id, outcomes);
    await Promise.all(jobsOf(one).map((job) => insisting(() => sender.outbox.toRemediator(job))));
    awaited.set(id, outcome.resolve);
    if (outcomes.length === 0) await outcome.promise;
    awaited.delete(id);
  }

  /** As a person clicks again, or Slack sends again, when told that Redis took nothing in time. */
  async function insisting<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (isOver || !(error instanceof QueueUnavailable)) throw error;
      }
    }
  }

  /** Waits no longer for what was sent before both queues were empty: none of it is told any more. */
  async function giveUpLost(): Promise<void> {
    const sent = [...awaited];
    const { remediator, gateway } = await insisting(sender.counts);
    const left = [remediator, gateway].map((jobs) => jobs.waiting + jobs.active + jobs.delayed);
    if (left.every((jobs) => jobs === 0)) for (const [, resolve] of sent) resolve();
  }

  const names = Array.from({ length: count }, (_, at) => `web-${at}`).values();
  async function lane(): Promise<void> {
    for (const name of names) await play(name);
  }

  sender.serveGateway({
    async run(job) {
      if (job.kind !== 'progress' || !job.approval) return;
      const { id } = job.approval;
      told.get(id)?.push(job.progress.step);
      awaited.get(id)?.();
    },
    giveUp: async (_, error) => failed.reject(error),
  });
  const looking = setInterval(() => void giveUpLost().catch(failed.reject), LOOK_MS);
  try {
    await pool.start(url, api.url);
    await sender.writable();
    const all = Promise.all(Array.from({ length: LANES }, lane));
    await Promise.race([all, failed.promise]);
  } finally {
    isOver = true;
    clearInterval(looking);
    await sender.close();
    await pool.stop();
    await api.close();
  }
  const approvals = [...schedules.values()].flatMap((one) => one.approvals);
  const played = approvals.map(({ approval: { id }, isDue }) => ({
    id,
    isDue,
    outcomes: told.get(id) ?? [],
    effects: api.effects.get(id) ?? 0,
    isStale: api.stale.has(id),
  }));
  return { played, deaths: pool.deaths() };
}

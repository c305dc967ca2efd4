import { setTimeout as sleep } from 'node:timers/promises';

const PER_SECOND = 20;
/** What one question may ask: 40 requests and 20 logs. It alone is never kept waiting. */
const BURST = 60;
const IN_PARALLEL = 8;

/** Time as the throttle needs it, in milliseconds. */
export type Clock = Readonly<{ now(): number; sleep(ms: number): Promise<unknown> }>;

/**
 * Lets 20 actions a second start in the long run, after a rest 60 at once, and 8 run at a time, in the order they came but for
 * urgent ones, which go first; so many of the 8 are kept for those.
 */
export class Throttle {
  readonly #clock: Clock;
  readonly #kept: number;
  readonly #urgent: (() => void)[] = [];
  readonly #others: (() => void)[] = [];
  #isServing = false;
  #running = 0;
  /** When all that has started would be over at 20 a second. */
  #paidUntil = 0;
  #pausedUntil = 0;

  constructor(clock: Clock = { now: Date.now, sleep }, kept = 0) {
    this.#clock = clock;
    this.#kept = kept;
  }

  /** Runs the action when its turn has come. */
  async run<T>(action: () => Promise<T>, isUrgent = false): Promise<T> {
    const turn = Promise.withResolvers<void>();
    (isUrgent ? this.#urgent : this.#others).push(turn.resolve);
    void this.#serve();
    await turn.promise;
    try {
      return await action();
    } finally {
      this.#running -= 1;
      void this.#serve();
    }
  }

  /** Starts nothing more for that long. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
  }

  async #serve(): Promise<void> {
    if (this.#isServing) return;
    this.#isServing = true;
    for (let line = this.#next(); line; line = this.#next()) {
      const wait = this.#wait();
      if (wait > 0) await this.#clock.sleep(wait);
      else this.#start(line);
    }
    this.#isServing = false;
  }

  /** The line whose turn it is, if anything may run besides what does. */
  #next(): (() => void)[] | undefined {
    if (this.#running >= IN_PARALLEL) return undefined;
    if (this.#urgent.length > 0) return this.#urgent;
    const isFree = this.#running < IN_PARALLEL - this.#kept;
    return isFree && this.#others.length > 0 ? this.#others : undefined;
  }

  #start(line: (() => void)[]): void {
    this.#paidUntil = Math.max(this.#paidUntil, this.#clock.now()) + 1000 / PER_SECOND;
    this.#running += 1;
    line.shift()?.();
  }

  #wait(): number {
    const credit = ((BURST - 1) * 1000) / PER_SECOND;
    return Math.max(this.#pausedUntil, this.#paidUntil - credit) - this.#clock.now();
  }
}

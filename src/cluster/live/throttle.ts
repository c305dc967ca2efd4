import { setTimeout as sleep } from 'node:timers/promises';

const PER_SECOND = 20;
/** What one question may ask: 40 requests and 20 logs. It alone is never kept waiting. */
const BURST = 60;
const IN_PARALLEL = 8;

/** Time as the throttle needs it, in milliseconds. */
export type Clock = Readonly<{ now(): number; sleep(ms: number): Promise<unknown> }>;

/** Lets 20 actions a second start in the long run, after a rest 60 at once, and 8 run at a time, in the order they came. */
export class Throttle {
  readonly #clock: Clock;
  #line: Promise<void> = Promise.resolve();
  #running = 0;
  /** When all that has started would be over at 20 a second. */
  #paidUntil = 0;
  #pausedUntil = 0;
  #onEnd: () => void = () => {};

  constructor(clock: Clock = { now: Date.now, sleep }) {
    this.#clock = clock;
  }

  /** Runs the action when its turn has come. */
  async run<T>(action: () => Promise<T>): Promise<T> {
    this.#line = this.#line.then(() => this.#admit());
    await this.#line;
    try {
      return await action();
    } finally {
      this.#running -= 1;
      this.#onEnd();
    }
  }

  /** Starts nothing more for that long. */
  pause(ms: number): void {
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#clock.now() + ms);
  }

  async #admit(): Promise<void> {
    while (this.#running >= IN_PARALLEL) {
      await new Promise<void>((resolve) => {
        this.#onEnd = resolve;
      });
    }
    for (let wait = this.#wait(); wait > 0; wait = this.#wait()) await this.#clock.sleep(wait);
    this.#paidUntil = Math.max(this.#paidUntil, this.#clock.now()) + 1000 / PER_SECOND;
    this.#running += 1;
  }

  #wait(): number {
    const credit = ((BURST - 1) * 1000) / PER_SECOND;
    return Math.max(this.#pausedUntil, this.#paidUntil - credit) - this.#clock.now();
  }
}

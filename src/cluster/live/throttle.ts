import { setTimeout as sleep } from 'node:timers/promises';

const PER_SECOND = 20;
const IN_PARALLEL = 4;

/** Time as the throttle needs it, in milliseconds. */
export type Clock = Readonly<{ now(): number; sleep(ms: number): Promise<unknown> }>;

/** Lets at most 20 actions start in any second and 4 run at a time, in the order they came. */
export class Throttle {
  readonly #clock: Clock;
  readonly #starts: number[] = [];
  #line: Promise<void> = Promise.resolve();
  #running = 0;
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
    this.#starts.push(this.#clock.now());
    this.#running += 1;
  }

  #wait(): number {
    const now = this.#clock.now();
    const oldest = this.#starts.at(-PER_SECOND) ?? -Infinity;
    this.#starts.splice(0, this.#starts.length - PER_SECOND);
    return Math.max(this.#pausedUntil - now, oldest + 1000 - now);
  }
}

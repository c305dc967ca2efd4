import { setTimeout } from 'node:timers/promises';

/** Asks again and again until there is an answer; fails after the deadline with what was waited for. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  { within = 30_000, every = 50 }: Readonly<{ within?: number; every?: number }> = {},
): Promise<T> {
  const deadline = Date.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`Not within ${within / 1000} s: ${what}`);
    await setTimeout(every);
  }
}

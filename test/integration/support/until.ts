import { setTimeout } from 'node:timers/promises';

/** In ms. Only what never comes takes so long, on a busy machine as well. */
const PATIENCE = 300_000;

/** Asks again and again until there is an answer; fails with what was waited for. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  { every = 50 }: Readonly<{ every?: number }> = {},
): Promise<T> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > deadline) throw new Error(`Not within ${PATIENCE / 1000} s: ${what}`);
    await setTimeout(every);
  }
}

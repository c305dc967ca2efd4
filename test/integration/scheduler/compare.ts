import { isDeepStrictEqual } from 'node:util';

import fc from 'fast-check';
import { dump } from 'js-yaml';

import { ourAnswer, theirAnswer, type Answer } from '#test/integration/scheduler/answers.ts';
import type { Oracle } from '#test/integration/scheduler/oracle.ts';
import { reduced } from '#test/integration/scheduler/reduced.ts';
import { randomWorld } from '#test/support/worlds/random-world.ts';
import { objectsOf, type SchedulerWorld } from '#test/support/worlds/world.ts';

/** How a run went; `manyRules` are worlds in which at least two rules rejected nodes. */
export type Outcome = Readonly<{
  worlds: number;
  manyRules: number;
  placed: number;
  preempted: number;
  disagreement?: string; // shrunk, as YAML
}>;

/** Asks both sides about random worlds until they disagree. */
export async function compare(
  oracle: Oracle,
  { worlds, seed }: Readonly<{ worlds: number; seed: number }>,
): Promise<Outcome> {
  const seen = { worlds: 0, manyRules: 0, placed: 0, preempted: 0 };
  const agrees = async (world: SchedulerWorld) => {
    const { ours, theirs } = await answersTo(world, oracle);
    seen.worlds += 1;
    if (filtersIn(theirs).size > 1) seen.manyRules += 1;
    if (theirs.fits.length > 0) seen.placed += 1;
    if (theirs.nominated) seen.preempted += 1;
    return isDeepStrictEqual(ours, theirs);
  };
  const disagrees = async (world: SchedulerWorld) => {
    const { ours, theirs } = await answersTo(world, oracle);
    return !isDeepStrictEqual(ours, theirs);
  };

  const options = { numRuns: worlds, seed, endOnFailure: false };
  const { counterexample } = await fc.check(fc.asyncProperty(randomWorld, agrees), options);
  if (!counterexample) return seen;
  const [world] = counterexample;
  return { ...seen, disagreement: await writtenDown(await reduced(world, disagrees), oracle) };
}

async function answersTo(
  world: SchedulerWorld,
  oracle: Oracle,
): Promise<Readonly<{ ours: Answer; theirs: Answer; message: string }>> {
  const verdict = await oracle.ask(world);
  const theirs = theirAnswer(verdict);
  return { ours: ourAnswer(world), theirs, message: verdict.message ?? '' };
}

function filtersIn({ nodes }: Answer): ReadonlySet<string> {
  return new Set(Object.values(nodes).map((one) => one.split(':')[0] ?? ''));
}

/** The world as a file that kubectl would take, after both answers. */
async function writtenDown(world: SchedulerWorld, oracle: Oracle): Promise<string> {
  const answers = await answersTo(world, oracle);
  return [answers, ...objectsOf(world), world.pod].map((one) => dump(one)).join('---\n');
}

import type { Arena } from '#test/hostile/arena.ts';
import { recordedUpstream } from '#test/hostile/recorded-upstream.ts';
import { scenarios } from '#test/support/scenarios.ts';

/** The recorded clusters of test/scenarios, or those of these names; each is read when it is played. */
export function recordedArenas(names?: readonly string[]): readonly (() => Promise<Arena>)[] {
  return scenarios
    .filter(({ name }) => names?.includes(name) ?? true)
    .map(({ name, target, read }) => async () => {
      const recording = await read();
      const { objects } = recording;
      return { name, target, objects, upstream: recordedUpstream(recording) };
    });
}

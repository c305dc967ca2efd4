import { diagnose } from '#src/engine/diagnose.ts';
import { rules } from '#src/knowledge/rules.ts';
import { oncePer } from '#src/world/once-per.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import type { scenarios } from '#test/support/scenarios.ts';

/** The verdict on a scenario as it was recorded, made once for all who compare others with it. */
export const told = oncePer(async ({ target, read }: (typeof scenarios)[number]) => {
  const { verdict } = await diagnose(target, lazily(recorded(await read())), rules);
  return verdict;
});

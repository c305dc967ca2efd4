import { investigate } from '#src/answers/investigate.ts';
import type { Lang } from '#src/domain/lang.ts';
import { oncePer } from '#src/world/once-per.ts';
import { recorded } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import type { scenarios } from '#test/support/scenarios.ts';

type Scenario = (typeof scenarios)[number];

/** The answer about a scenario and the plans beside it, made once for all who look at them. */
export async function answered(scenario: Scenario, lang: Lang) {
  const found = await byLang[lang](scenario);
  if (found.is !== 'answer') throw new Error(`${scenario.name}: ${found.is}`);
  return found;
}

const byLang = { en: kept(asking('en')), ko: kept(asking('ko')) };

function asking(lang: Lang) {
  return async ({ target, read }: Scenario) =>
    investigate({ target }, { loader: lazily(recorded(await read())), cluster: 'lab', lang });
}

/** But where mutants are played: a test that is run again for one has to reach it. */
function kept<V>(make: (scenario: Scenario) => V): (scenario: Scenario) => V {
  return process.env['KUBEWHY_MUTANTS'] === undefined ? oncePer(make) : make;
}

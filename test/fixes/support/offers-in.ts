import { diagnose } from '#src/engine/diagnose.ts';
import type { Chosen } from '#src/fixes/offers/planning.ts';
import { plansFor, type Offer } from '#src/fixes/offers/plans.ts';
import { rules } from '#src/knowledge/rules.ts';
import { recorded, type Recording } from '#src/world/recorded.ts';
import { lazily } from '#test/support/clusters.ts';
import { scenarios } from '#test/support/scenarios.ts';

/** What is offered in a scenario, beside these objects. */
export async function offersIn(
  name: string,
  chosen?: Chosen,
  beside: Recording['objects'] = [],
): Promise<readonly Offer[]> {
  const scenario = scenarios.find((one) => one.name === name);
  if (!scenario) throw new Error(`No scenario ${name}.`);
  const recording = await scenario.read();
  const loader = lazily(recorded({ ...recording, objects: [...recording.objects, ...beside] }));
  const { verdict } = await diagnose(scenario.target, loader, rules);
  return await plansFor(verdict, loader, { cluster: 'test', rules, ...(chosen && { chosen }) });
}

/** The offer of one remedy there. */
export async function offerOf(
  remedy: string,
  name: string,
  chosen?: Chosen,
): Promise<Offer | undefined> {
  return (await offersIn(name, chosen)).find((one) => one.remedy.id === remedy);
}

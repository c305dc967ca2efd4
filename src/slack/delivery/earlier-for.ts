import { planTitle } from '../../answers/words/plan-title.ts';
import { sightsOf } from '../../approvals/sights-of.ts';
import type { Earlier, Incident } from '../../domain/incident.ts';
import type { Result, ScanResult } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import { earlierOf, type Titles } from '../../incident/earlier-of.ts';
import { plansOf } from '../../incident/plans-of.ts';
import type { Delivering } from './delivering.ts';

/** What kubewhy did or offered before, of what an answer shows and would change, and of the workloads that those belong to. */
export async function earlierFor(
  id: string,
  channel: string,
  result: Result | ScanResult | undefined,
  deps: Delivering,
): Promise<readonly Earlier[]> {
  if (result?.is !== 'answer') return [];
  const { incidents, shows, now } = deps;
  const { answer, plans, owners = [] } = result;
  const shown = [
    ...sightsOf(answer).map(({ on }) => on),
    ...plans.map(({ changes: [{ on }] }) => on),
    ...owners.map(({ by }) => by),
  ];
  const known = await incidents.about(shown);
  const others = known.filter((one) => one.id !== id);
  const titles = titlesIn(answer.lang, others);
  return earlierOf(others, shown, (sight) => shows(channel, sight), now(), titles);
}

/** What the fixes of those who asked in another language are called in this one, by plan. */
function titlesIn(lang: Lang, incidents: readonly Incident[]): Titles {
  const plans = incidents.filter((one) => one.lang !== lang).flatMap(plansOf);
  return new Map(plans.map((plan) => [plan.id, planTitle(plan, lang)]));
}

import { sightsOf } from '../approvals/sights-of.ts';
import type { Earlier, Incident } from '../domain/incident.ts';
import type { Brought } from '../domain/jobs.ts';
import type { Lang } from '../domain/lang.ts';
import type { Plan } from '../domain/plan.ts';
import type { Incidents } from '../domain/ports.ts';
import { earlierOf, type Titles } from './earlier-of.ts';
import { plansOf } from './plans-of.ts';
import type { Shows } from './shows.ts';

/** What a plan is called in a language; undefined where nobody knows. */
export type TitleOf = (plan: Plan, lang: Lang) => string | undefined;

/** Where earlier incidents are kept, and what of them may be told how. */
type Remembering = Readonly<{
  incidents: Pick<Incidents, 'about'>;
  shows: Shows;
  titleOf: TitleOf;
  now: () => Date;
}>;

/** What kubewhy did or offered before, of what an answer shows and would change, and of the workloads that those belong to. */
export async function earlierFor(
  id: string,
  channel: string,
  result: Brought | undefined,
  deps: Remembering,
): Promise<readonly Earlier[]> {
  if (result?.is !== 'answer') return [];
  const { incidents, shows, titleOf, now } = deps;
  const { answer, plans, owners = [] } = result;
  const shown = [
    ...sightsOf(answer).map(({ on }) => on),
    ...plans.map(({ changes: [{ on }] }) => on),
    ...owners.map(({ by }) => by),
  ];
  const known = await incidents.about(shown);
  const others = known.filter((one) => one.id !== id);
  const titles = titlesIn(answer.lang, others, titleOf);
  return earlierOf(others, shown, (sight) => shows(channel, sight), now(), titles);
}

/** What the fixes of those who asked in another language are called in this one, by plan. */
function titlesIn(lang: Lang, incidents: readonly Incident[], titleOf: TitleOf): Titles {
  const plans = incidents.filter((one) => one.lang !== lang).flatMap(plansOf);
  return new Map(plans.map((plan) => [plan.id, titleOf(plan, lang)]));
}

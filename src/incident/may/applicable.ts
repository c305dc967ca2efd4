import { hasOwnId } from '../../approvals/plan-id.ts';
import type { Act, Incident } from '../../domain/incident.ts';
import type { Carried } from '../../domain/jobs.ts';
import type { Lang } from '../../domain/lang.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Standstill } from '../../domain/standstill.ts';
import { present } from '../../text/present.ts';
import { actingOf } from '../acting-of.ts';
import type { Changing } from '../changing.ts';
import { isUnderWay, shownActs } from '../follow-act.ts';
import { plansOf } from '../plans-of.ts';
import type { Shows } from '../shows.ts';
import { carriedOf } from '../undoing.ts';
import { objection, type Refused } from './objection.ts';

/** A plan that may be applied, or why not: `acted`, how it stands since it was approved before. */
export type Applicable =
  | Readonly<{ is: 'go'; incident: Incident; plan: Plan; undoes?: Carried }>
  | Readonly<{ is: 'unknown'; what: 'unknown-incident' | 'unknown-plan' }>
  | Readonly<{ is: 'acted'; act: Act }>
  | Refused;
/** What speaks for and against it: how things stand, and what the settings say to who reads that language. */
type Around = Readonly<{
  standstill: Standstill | undefined;
  barred: Changing['barred'];
  shows: Shows;
  lang: Lang;
}>;

/** Whether the plan that somebody has reviewed may be applied. */
export function applicable(
  incident: Incident | undefined,
  id: string,
  { standstill, barred, shows, lang }: Around,
): Applicable {
  if (standstill) return { is: 'refused', why: { code: 'standstill', standstill } };
  if (!incident) return { is: 'unknown', what: 'unknown-incident' };
  const plan = plansOf(incident).find((one) => one.id === id);
  if (!plan) return { is: 'unknown', what: 'unknown-plan' };
  if (!hasOwnId(plan)) return { is: 'refused', why: { code: 'forged' } };
  const text = barred(actingOf(plan, incident), lang);
  if (text) return { is: 'refused', why: { code: 'barred', text } };
  const act = actUnderWay(incident, id);
  if (act) return { is: 'acted', act };

  const { undoes } = incident.prepared?.find((one) => one.plan.id === id) ?? {};
  const carried = undoes === undefined ? undefined : carriedOf(incident, undoes);
  if (undoes !== undefined && !carried) return { is: 'unknown', what: 'unknown-plan' };
  const why = objection(incident, plan.changes[0].on, shows, carried !== undefined);
  if (why) return { is: 'refused', why };
  return { is: 'go', incident, plan, ...present({ undoes: carried }) };
}

function actUnderWay(incident: Incident, id: string): Act | undefined {
  const { follows } = incident;
  const acts = shownActs(incident).filter(({ plan }) => plan === id);
  return isUnderWay({ acts, ...present({ follows }) }) ? acts[0] : undefined;
}

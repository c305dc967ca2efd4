import { hasOwnId } from '../../approvals/plan-id.ts';
import type { Incident } from '../../domain/incident.ts';
import type { Preview } from '../../domain/jobs.ts';
import type { Standstill } from '../../domain/standstill.ts';
import { present } from '../../text/present.ts';
import { actingOf } from '../acting-of.ts';
import type { Changing } from '../changing.ts';
import type { Shows } from '../shows.ts';
import type { Objection } from './objection.ts';
import { isPlanShown } from './plan-shown.ts';

type Ready = Extract<Preview, { is: 'ready' }>;
/** A proved plan as its reviewer may see it, and why they may not apply it; `not-shown`: they may not see it either. */
export type Previewable = Readonly<{ preview: Ready; against?: Objection }>;
type Around = Readonly<{
  standstill: Standstill | undefined;
  barred: Changing['barred'];
  shows: Shows;
}>;

/** What of a proved plan is shown, and whether it may be applied. What the settings let nobody apply is shown all the same. */
export function previewable(
  preview: Ready,
  incident: Incident,
  { standstill, barred, shows }: Around,
): Previewable {
  const { plan } = preview;
  if (!isPlanShown(plan, incident, shows)) return { preview, against: { code: 'not-shown' } };
  const text = barred(actingOf(plan, incident), incident.lang);
  const right = text ? ({ is: 'fails', why: 'policy', note: text } as const) : preview.right;
  const shown = { ...preview, ...present({ right }) };
  if (!hasOwnId(plan)) return { preview: shown, against: { code: 'forged' } };
  if (standstill) return { preview: shown, against: { code: 'standstill', standstill } };
  if (right?.is !== 'fails') return { preview: shown };
  return { preview: shown, against: { code: 'no-right', right } };
}

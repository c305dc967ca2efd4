import type { Act, Incident } from '../../domain/incident.ts';
import type { Progress } from '../../domain/jobs.ts';

/** What came later in the life of one approved change; equal ranks exclude each other. */
const RANK: Readonly<Record<Progress['step'], number>> = {
  applying: 0,
  applied: 1,
  'already-so': 1,
  refused: 1,
  'too-late': 1,
  unknown: 1,
  watching: 2,
  verified: 3,
  'not-verified': 3,
};

/** News about an approved change; `at` is the time of the approval that it is about. */
export type ActNews = Omit<Act, 'title'>;

/** The incident with the news in it, or the very same one where it already knows better. */
export function followAct(incident: Incident, news: ActNews): Incident {
  const known = incident.acts.find((act) => isSameApproval(act, news));
  if (known && RANK[news.progress.step] <= RANK[known.progress.step]) return incident;

  const act = { ...news, title: titleOf(incident, news.plan) };
  return { ...incident, acts: [...incident.acts.filter((one) => one !== known), act] };
}

/** Whether both are about one approval: nobody approves one plan twice at the same moment. */
export function isSameApproval(a: ActNews, b: ActNews): boolean {
  return a.plan === b.plan && a.at === b.at && a.by.id === b.by.id;
}

/**
 * The one act of each plan that says how it stands, by time of approval. Of several people who approved the
 * same plan, those whose request was refused do not hide what another's has done.
 */
export function shownActs({ acts }: Pick<Incident, 'acts'>): readonly Act[] {
  const byWeight = acts.toSorted(
    (a, b) => weightOf(a) - weightOf(b) || timeOf(a) - timeOf(b) || (a.by.id < b.by.id ? -1 : 1),
  );
  const shown = new Map(byWeight.map((act) => [act.plan, act]));
  return [...shown.values()].toSorted((a, b) => timeOf(a) - timeOf(b));
}

/** Whether the change is in place or may be, so that nothing which did not happen is news any more. */
export function stands({ progress: { step } }: Act): boolean {
  return !NOTHING_DONE.has(step) && !IS_OPEN.has(step);
}

const NOTHING_DONE = new Set<Progress['step']>(['refused', 'too-late']);
const IS_OPEN = new Set<Progress['step']>(['applying', 'not-verified']);

function weightOf(act: Act): number {
  if (NOTHING_DONE.has(act.progress.step)) return 0;
  return stands(act) ? 2 : 1;
}

function timeOf({ at }: Act): number {
  return Date.parse(at);
}

/** The fix that a plan carries out, as the answer calls it. */
function titleOf({ answer }: Incident, plan: string): string {
  const remedies = answer?.findings.flatMap((finding) => finding.remedies) ?? [];
  return remedies.find((remedy) => remedy.plan === plan)?.title ?? plan;
}

/** Whether an approved change is under way or done, so that another one now makes no sense. */
export function isUnderWay({ acts }: Pick<Incident, 'acts'>): boolean {
  return acts.some(({ progress: { step } }) => !ENDED_WITHOUT.has(step));
}

/** After these the same fix may be reviewed again; not after `unknown`, which is never sent again. */
const ENDED_WITHOUT = new Set<Progress['step']>(['refused', 'too-late', 'not-verified']);

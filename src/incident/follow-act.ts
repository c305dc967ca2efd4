import type { Act, Incident } from '../domain/incident.ts';
import type { Progress } from '../domain/progress.ts';
import { present } from '../text/present.ts';

/** What came later in the life of one approved change; equal ranks exclude each other. */
const RANK: Readonly<Record<Progress['step'], number>> = {
  'one-of-two': 0,
  applying: 0,
  applied: 1,
  proposed: 1,
  'already-so': 1,
  refused: 1,
  'too-late': 1,
  unknown: 1,
  watching: 2,
  verified: 3,
  'not-verified': 3,
  reverted: 4,
};

/** News about an approved change; `at` is the time of the approval that it is about. */
export type ActNews = Omit<Act, 'title'>;

/** The incident with the news in it, or the very same one where it already knows better. */
export function followAct<I extends Incident>(incident: I, news: ActNews): I {
  const same = incident.acts.filter((act) => isSameApproval(act, news));
  const known = same.toSorted((a, b) => RANK[a.progress.step] - RANK[b.progress.step]).at(-1);
  const isOld = known && !isNewer(news, known);
  if (isOld && (known.approval || !news.approval)) return incident;

  const approval = news.approval ?? known?.approval;
  const title = known?.title ?? titleOf(incident, news.plan);
  const kept = { ...present({ approval }), ...(known?.isSeen && { isSeen: known.isSeen }) };
  const act = { ...(isOld ? known : news), title, ...kept };
  return { ...incident, acts: [...incident.acts.filter((one) => !same.includes(one)), act] };
}

function isNewer({ progress: news }: ActNews, { progress: known }: ActNews): boolean {
  if (news.step === 'watching' && known.step === 'watching') return turnOf(news) > turnOf(known);
  return RANK[news.step] > RANK[known.step];
}

function turnOf(progress: Progress): number {
  return ('turn' in progress ? progress.turn : undefined) ?? 0;
}

/**
 * Whether both are about one approval. The same modal submitted again is the same one, signed at another time, of which the
 * queue has kept either; what is seen later of a change is told by who approved it when.
 */
export function isSameApproval(a: ActNews, b: ActNews): boolean {
  if (a.plan !== b.plan) return false;
  if (a.approval && b.approval) return a.approval.id === b.approval.id;
  return a.at === b.at && a.by.id === b.by.id;
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

const NOTHING_DONE = new Set<Progress['step']>(['refused', 'too-late', 'one-of-two']);
const IS_OPEN = new Set<Progress['step']>(['applying', 'proposed', 'not-verified', 'reverted']);

function weightOf(act: Act): number {
  if (NOTHING_DONE.has(act.progress.step)) return 0;
  return stands(act) ? 2 : 1;
}

function timeOf({ at }: Act): number {
  return Date.parse(at);
}

/** The fix that a plan carries out, as the answer calls it. */
function titleOf({ answer, prepared = [] }: Incident, plan: string): string {
  const made = prepared.find((one) => one.plan.id === plan);
  const remedies = answer?.findings.flatMap((finding) => finding.remedies) ?? [];
  const found = remedies.find((remedy) => remedy.plan === plan || remedy.live === plan);
  return made?.title ?? found?.title ?? plan;
}

/**
 * Whether an approved change is under way or done, so that another one now makes no sense. A card is read again after
 * a change, and offers what makes sense then.
 */
export function isUnderWay({ acts, follows }: Pick<Incident, 'acts' | 'follows'>): boolean {
  const isEnded = ({ progress: { step } }: Act) =>
    ENDED_WITHOUT.has(step) || (follows && DONE.has(step));
  return !acts.every(isEnded);
}
const DONE = new Set<Progress['step']>(['verified', 'already-so']);

/** Whether a card still shows how an update was before a change that is in place by now. */
export function isOutdated({ acts, follows }: Incident): boolean {
  return follows === true && acts.some((act) => !act.isSeen && IN_PLACE.has(act.progress.step));
}
const IN_PLACE = new Set<Progress['step']>(['applied', 'watching', ...DONE]);

/** Whether an approved change has not come to its end yet, or nobody knows whether it has. */
export function isSettling({ acts }: Pick<Incident, 'acts'>): boolean {
  return acts.some((act) => isUnderWay({ acts: [act] }) && !DONE.has(act.progress.step));
}

/** After these the same fix may be reviewed again; not after `unknown`, which is never sent again. */
const ENDED_WITHOUT = new Set<Progress['step']>([
  'proposed',
  'one-of-two',
  'refused',
  'too-late',
  'not-verified',
  'reverted',
]);

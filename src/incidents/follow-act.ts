import type { Act, Incident } from '../domain/incident.ts';
import type { Progress } from '../domain/jobs.ts';

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
  const known = incident.acts.find(({ plan }) => plan === news.plan);
  if (known && !isNews(known, news)) return incident;

  const act = { ...news, title: titleOf(incident, news.plan) };
  const others = incident.acts.filter(({ plan }) => plan !== news.plan);
  return { ...incident, acts: [...others, act] };
}

/** The fix that a plan carries out, as the answer calls it. */
function titleOf({ answer }: Incident, plan: string): string {
  const remedies = answer?.findings.flatMap((finding) => finding.remedies) ?? [];
  return remedies.find((remedy) => remedy.plan === plan)?.title ?? plan;
}

/** Whether an approved change is under way or done, so that another one now makes no sense. */
export function isUnderWay({ acts }: Incident): boolean {
  return acts.some(({ progress: { step } }) => !ENDED_WITHOUT.has(step));
}

/** After these the same fix may be reviewed again; not after `unknown`, which is never sent again. */
const ENDED_WITHOUT = new Set<Progress['step']>(['refused', 'too-late', 'not-verified']);

function isNews(known: Act, news: ActNews): boolean {
  const [before, now] = [Date.parse(known.at), Date.parse(news.at)];
  if (now !== before) return now > before;
  return RANK[news.progress.step] > RANK[known.progress.step];
}

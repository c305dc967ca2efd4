import { wordings } from '../../answers/words/slack.ts';
import type { DeliveryJob, Progress } from '../../domain/jobs.ts';
import { followAct, isSameApproval, shownActs, stands } from '../incident/follow-act.ts';
import { actLine, actText } from '../views/acts.ts';
import { section } from '../views/blocks.ts';
import { LIMITS } from '../views/limits.ts';
import { safe } from '../views/text.ts';
import type { Delivering } from './delivering.ts';
import { changeKnown } from './known-incident.ts';
import { refreshThread, reply } from './thread.ts';

type Job = Extract<DeliveryJob, { kind: 'progress' }>;

/** Somebody has to look at these, so they get a reply and not only an edit. */
const MUST_SEE = new Set<Progress['step']>(['refused', 'too-late', 'unknown', 'not-verified']);

/** Shows how far an approved change has come; news that came too late change nothing. */
export async function deliverProgress(job: Job, deps: Delivering): Promise<void> {
  const { plan, person: by, at, progress } = job;
  const news = { plan, by, at, progress };
  const incident = await changeKnown(deps.incidents, job.incident, (known) =>
    followAct(known, news),
  );
  await refreshThread(job.incident, deps);

  const act = incident.acts.find((one) => isSameApproval(one, news));
  if (act?.progress.step !== progress.step || !MUST_SEE.has(progress.step)) return;
  const shown = shownActs(incident).find((one) => one.plan === plan);
  if (shown && shown !== act && stands(shown)) return;
  const words = wordings[incident.lang];
  const text = safe(actText(act, words), LIMITS.fallback);
  const message = { text, blocks: [section(actLine(act, words))] };
  await reply(incident, `${progress.step}-${plan.slice(0, 80)}-${at}`, message, deps);
}

import type { DeliveryJob, Progress } from '../../domain/jobs.ts';
import { wordings } from '../../i18n/slack.ts';
import { followAct } from '../../incidents/follow-act.ts';
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
  const incident = await changeKnown(deps.incidents, job.incident, (known) =>
    followAct(known, { plan, by, at, progress }),
  );
  await refreshThread(job.incident, deps);

  const act = incident.acts.find((one) => one.plan === plan);
  const isCurrent = act?.at === at && act.progress.step === progress.step;
  if (!act || !isCurrent || !MUST_SEE.has(progress.step)) return;
  const words = wordings[incident.lang];
  const text = safe(actText(act, words), LIMITS.fallback);
  const message = { text, blocks: [section(actLine(act, words))] };
  await reply(incident, `${progress.step}-${plan.slice(0, 80)}-${at}`, message, deps);
}

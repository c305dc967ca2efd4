import { wordings } from '../../answers/words/slack.ts';
import type { Incident } from '../../domain/incident.ts';
import type { DeliveryJob } from '../../domain/jobs.ts';
import type { Progress } from '../../domain/progress.ts';
import { rootOf } from '../../domain/root-of.ts';
import { followAct, isSameApproval, shownActs, stands } from '../../incident/follow-act.ts';
import { changeKnown } from '../../incident/known-incident.ts';
import { lookAgain } from '../../incident/look-again.ts';
import { isOverwritten, isUndone } from '../../incident/undoing.ts';
import { present } from '../../text/present.ts';
import { actLine, actText } from '../views/acts.ts';
import { section } from '../views/blocks.ts';
import { LIMITS } from '../views/limits.ts';
import { safe } from '../views/text.ts';
import type { Delivering } from './delivering.ts';
import { refreshThread, reply } from './thread.ts';

type Job = Extract<DeliveryJob, { kind: 'progress' }>;

/** Somebody has to look at these, so they get a reply and not only an edit. */
const MUST_SEE = new Set<Progress['step']>([
  'proposed',
  'one-of-two',
  'refused',
  'too-late',
  'unknown',
  'verified',
  'not-verified',
  'reverted',
]);
/** After these what the cluster shows is another answer. */
const ENDED = new Set<Progress['step']>(['verified', 'not-verified', 'reverted']);
/** For a controller to have seen the change as well. */
const SOON_MS = 2_000;

/** Shows how far an approved change has come; news that came too late change nothing. */
export async function deliverProgress(job: Job, deps: Delivering): Promise<void> {
  const { plan, person: by, at, progress, approval } = job;
  const news = { plan, by, at, progress, ...present({ approval }) };
  const incident = await changeKnown(deps.incidents, job.incident, (known) =>
    isOurs(known, job) ? known : followAct(known, news),
  );
  await refreshThread(job.incident, job.id, deps);
  const look = lookAgain(incident, at);
  if (look) await deps.outbox.toWorker(look);
  if (ENDED.has(progress.step)) await lookAtRoot(incident, deps);

  const planned = { id: job.id, incident: job.incident, plan };
  if (progress.step === 'verified' || progress.step === 'not-verified')
    deps.note({ what: progress.step, by, ...planned });
  if (isOurs(incident, job)) return;
  if (progress.step === 'reverted') {
    const { text } = progress;
    deps.note({ what: 'reverted', ...planned, ...(text !== undefined && { text }) });
  }
  const act = incident.acts.find((one) => isSameApproval(one, news));
  if (act?.progress.step !== progress.step || !MUST_SEE.has(progress.step)) return;
  const shown = shownActs(incident).find((one) => one.plan === plan);
  if (shown && shown !== act && stands(shown)) return;
  const words = wordings[incident.lang];
  const text = safe(actText(act, words), LIMITS.fallback);
  const message = { text, blocks: [section(actLine(act, words))] };
  await reply(incident, `${progress.step}-${plan.slice(0, 80)}-${at}`, message, deps);
}

/** The incident of alerts that has the same root is looked at, whichever incident the change was approved in. */
async function lookAtRoot({ id, root, answer, owners }: Incident, deps: Delivering): Promise<void> {
  const { roots, open } = deps.alerts;
  const key = root ?? (answer && rootOf(answer, owners));
  const last = key === undefined ? undefined : (await roots.find(key))?.incidents.at(-1);
  if (last && !last.overAt) await open.lookIn(last.id, SOON_MS);
  else if (root !== undefined) await open.lookIn(id, SOON_MS);
}

/** What kubewhy has taken back or written anew itself was reverted by nobody else. */
function isOurs(incident: Incident, { plan, progress }: Job): boolean {
  const isKubewhys = isUndone(incident, plan) || isOverwritten(incident, plan);
  return progress.step === 'reverted' && isKubewhys;
}

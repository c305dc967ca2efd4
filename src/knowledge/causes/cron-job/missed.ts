import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { dueRun } from '../../../readings/due-runs.ts';
import { jobToController } from '../../../readings/edges/job-to-controller.ts';
import { eventCount, eventsSaying } from '../../../readings/events.ts';
import { isHeldUp } from '../../../readings/pods/pods.ts';
import { isWithin } from '../../../readings/time.ts';
import { podsOf } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { missedWords, type Missed } from './missed.words.ts';
import { runningPod } from './signs/running-pod.ts';

type MissedRun = Pick<Missed, 'why' | 'since' | 'seconds' | 'pod' | 'skipped'> &
  Readonly<{
    evidence: readonly [Evidence, ...Evidence[]];
    strength: 'entails' | 'fits';
    job?: Ref;
  }>;
type CronJob = Resource<'batch/CronJob'>;

/** The controller comes by every 10 s: what has to start sooner may be missed each time. */
const LEAST_SECONDS = 10;
const FRESH_MS = 60 * 60_000;
/** cronjob/utils.go of Kubernetes 1.20. */
const GAVE_UP = /too many missed start times?(?: \(> ?100\))?/;
/** By what the controller says that it starts no run beside one that is not over (cronjob_controllerv2.go). */
const SKIPS = 'JobAlreadyActive';

/** A CronJob was due and did not run. */
export const cronJobMissed: Cause<Missed, 'batch/CronJob'> = {
  id: 'cron-job/missed',
  of: ['batch/CronJob'],
  explains: ['cron-job-late'],

  *explain({ on, evidence }, world, cronJob) {
    const due = dueRun(cronJob);
    const found = due.is === 'at' ? whyMissed(cronJob, on, world) : undefined;
    if (due.is !== 'at' || !found) return;

    const { why, job, since, seconds, pod, skipped, strength } = found;
    yield {
      subject: on,
      params: {
        why,
        due: due.time,
        ...(job && { job: job.name }),
        ...present({ since, pod, skipped }),
        ...(seconds !== undefined && { seconds }),
      },
      evidence: [...found.evidence, evidence],
      strength,
      restsOn: [on],
      ...(job && isJobHeldUp(job, world) && { because: { at: job, edge: jobToController.id } }),
    };
  },

  ...missedWords,
};

function whyMissed({ spec, status }: CronJob, on: Ref, world: World): MissedRun | undefined {
  const [active] = status?.active ?? [];
  if (spec?.concurrencyPolicy === 'Forbid' && active?.name) {
    const job: Ref = { kind: 'batch/Job', namespace: on.namespace ?? '', name: active.name };
    const run = world.get({ ...job, kind: 'batch/Job' as const });
    const since = run.is === 'known' ? run.value.status?.startTime : undefined;
    const policy = quotedField(on, '/spec/concurrencyPolicy', 'Forbid');
    const running = quotedField(on, '/status/active/0/name', active.name);
    const said = eventsSaying([SKIPS], on, world).slice(0, 1);
    const { pod, evidence: lastLine = [] } = runningPod(job, world) ?? {};
    const evidence: MissedRun['evidence'] = [policy, running, ...said, ...lastLine];
    // The list of runs that are active may be behind: only the run itself shows that it is not over.
    const strength = since ? 'entails' : 'fits';
    const skipped = eventCount([SKIPS], on, world);
    return { why: 'still-running', evidence, strength, job, ...present({ since, pod, skipped }) };
  }

  const { startingDeadlineSeconds: seconds } = spec ?? {};
  if (seconds !== undefined && seconds < LEAST_SECONDS) {
    const path = '/spec/startingDeadlineSeconds';
    const evidence: MissedRun['evidence'] = [quotedField(on, path, `${seconds}`)];
    return { why: 'deadline-too-short', evidence, strength: 'fits', seconds };
  }
  return (
    toldBy('MissSchedule', 'missed-deadline') ??
    toldBy('TooManyMissedTimes', 'too-many') ??
    toldBy('FailedNeedsStart', 'gave-up') // of the controller before Kubernetes 1.21
  );

  function toldBy(reason: string, why: Missed['why']): MissedRun | undefined {
    const [said] = eventsSaying([reason], on, world);
    if (why === 'gave-up' && !GAVE_UP.test(said?.quote ?? '')) return undefined;
    if (!said || !isWithin(FRESH_MS, said.at, world.now)) return undefined;
    return { why, evidence: [said], strength: 'entails' };
  }
}

function isJobHeldUp(job: Ref, world: World): boolean {
  return podsOf(job, world).pods.some((pod) => isHeldUp(pod, world.now));
}

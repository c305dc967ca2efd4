import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { timeWord } from '../../../text/time-word.ts';
import { jobToController } from '../../../world/edges/job-to-controller.ts';
import { isHeldUp } from '../../../world/readings/pods/pods.ts';
import { isWithin } from '../../../world/readings/time.ts';
import { podsOf } from '../../../world/readings/workloads/workloads.ts';
import { eventsSaying } from '../../signs/events.ts';
import { dueRun } from '../../signs/schedules/due-runs.ts';

/** `due` is when it should have run; `job` is the run that is not over, and `since` when that began. */
type Missed = Readonly<{ why: Why; due: string; job?: string; since?: string; seconds?: number }>;
type Why = 'still-running' | 'deadline-too-short' | 'missed-deadline' | 'too-many';
type Found = Readonly<{
  why: Why;
  evidence: readonly [Evidence, ...Evidence[]];
  strength: 'entails' | 'fits';
  job?: Ref;
  since?: string;
  seconds?: number;
}>;
type CronJob = Resource<'batch/CronJob'>;

/** The controller comes by every 10 s: what has to start sooner may be missed each time. */
const LEAST_SECONDS = 10;
const FRESH_MS = 60 * 60_000;

/** A CronJob was due and did not run. */
export const cronJobMissed: Cause<Missed> = {
  id: 'cron-job/missed',
  explains: ['cron-job-late'],

  *explain({ on, evidence }, world) {
    const fact = isA('batch/CronJob', on) ? world.get(on) : undefined;
    if (fact?.is !== 'known') return;
    const due = dueRun(fact.value);
    const found = due.is === 'at' ? whyMissed(fact.value, on, world) : undefined;
    if (due.is !== 'at' || !found) return;

    const { why, job, since, seconds, strength } = found;
    yield {
      subject: on,
      params: {
        why,
        due: due.time,
        ...(job && { job: job.name }),
        ...(since && { since }),
        ...(seconds !== undefined && { seconds }),
      },
      evidence: [...found.evidence, evidence],
      strength,
      restsOn: [on],
      ...(job && isJobHeldUp(job, world) && { because: { at: job, edge: jobToController.id } }),
    };
  },

  text: {
    en({ name }, { why, due, job, since, seconds }) {
      return {
        title: `CronJob \`${name}\` did not run when it was due`,
        sentence: `CronJob \`${name}\` was due at ${timeWord(due)} and did not run. ${
          {
            'still-running': `Its run \`${job}\`${since ? `, begun at ${timeWord(since)},` : ''} is not over, and concurrencyPolicy Forbid lets no other start beside it.`,
            'deadline-too-short': `Its startingDeadlineSeconds is ${seconds}: the controller comes by every 10 s and may miss so short a time always.`,
            'missed-deadline':
              'The controller came too late for its startingDeadlineSeconds, and skips the run.',
            'too-many':
              'It has missed more than 100 runs. Without startingDeadlineSeconds its controller counts them all each time.',
          }[why]
        }`,
        state: 'run missed',
      };
    },
    ko({ name }, { why, due, job, since, seconds }) {
      return {
        title: `CronJob \`${name}\` 객체가 예정 시각에 실행되지 않았습니다`,
        sentence: `CronJob \`${name}\` 객체가 ${timeWord(due)} 예정이었으나 실행되지 않았습니다. ${
          {
            'still-running': `${since ? `${timeWord(since)}에 시작한 ` : ''}\`${job}\` 실행이 끝나지 않았고, concurrencyPolicy Forbid 설정이라 함께 시작할 수 없습니다.`,
            'deadline-too-short': `startingDeadlineSeconds 값이 ${seconds}입니다. 컨트롤러는 10초마다 확인하므로 이렇게 짧은 시간은 매번 놓칠 수 있습니다.`,
            'missed-deadline':
              '컨트롤러가 startingDeadlineSeconds 안에 오지 못해 그 실행을 건너뜁니다.',
            'too-many':
              '놓친 실행이 100번을 넘었습니다. startingDeadlineSeconds가 없으면 컨트롤러가 매번 모두 셉니다.',
          }[why]
        }`,
        state: '실행 놓침',
      };
    },
  },
};

function whyMissed({ spec, status }: CronJob, on: Ref, world: World): Found | undefined {
  const [active] = status?.active ?? [];
  if (spec?.concurrencyPolicy === 'Forbid' && active?.name) {
    const job: Ref = { kind: 'batch/Job', namespace: on.namespace ?? '', name: active.name };
    const run = world.get({ ...job, kind: 'batch/Job' as const });
    const since = run.is === 'known' ? run.value.status?.startTime : undefined;
    const policy = {
      source: 'field',
      on,
      path: '/spec/concurrencyPolicy',
      quote: 'Forbid',
    } as const;
    const running = {
      source: 'field',
      on,
      path: '/status/active/0/name',
      quote: active.name,
    } as const;
    const evidence: Found['evidence'] = [policy, running];
    // The list of runs that are active may be behind: only the run itself shows that it is not over.
    const strength = since ? 'entails' : 'fits';
    return { why: 'still-running', evidence, strength, job, ...(since && { since }) };
  }

  const { startingDeadlineSeconds: seconds } = spec ?? {};
  if (seconds !== undefined && seconds < LEAST_SECONDS) {
    const path = '/spec/startingDeadlineSeconds';
    const evidence: Found['evidence'] = [{ source: 'field', on, path, quote: `${seconds}` }];
    return { why: 'deadline-too-short', evidence, strength: 'fits', seconds };
  }
  return toldBy('MissSchedule', 'missed-deadline') ?? toldBy('TooManyMissedTimes', 'too-many');

  function toldBy(reason: string, why: Why): Found | undefined {
    const [said] = eventsSaying([reason], on, world);
    if (!said || !isWithin(FRESH_MS, said.at, world.now)) return undefined;
    return { why, evidence: [said], strength: 'entails' };
  }
}

function isJobHeldUp(job: Ref, world: World): boolean {
  return podsOf(job, world).pods.some((pod) => isHeldUp(pod, world.now));
}

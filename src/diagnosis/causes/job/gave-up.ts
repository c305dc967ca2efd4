import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../world/readings/conditions.ts';
import { newestFirst } from '../../../world/readings/created.ts';
import { brief, logOfEnd, quoted } from '../../../world/readings/logs/logs.ts';
import { endedRuns } from '../../../world/readings/pods/runs.ts';
import { podRef, podsOf } from '../../../world/readings/workloads/workloads.ts';
import { gaveUpWords, type GaveUp } from './gave-up.words.ts';

type Why = GaveUp['why'];

/** The reasons of the condition Failed (batch/v1), and the field of the spec that was reached. */
const WHY = {
  DeadlineExceeded: 'deadline',
  BackoffLimitExceeded: 'no-pod-left',
  PodFailurePolicy: 'policy',
  FailedIndexes: 'indexes',
  MaxFailedIndexesExceeded: 'indexes',
} as const;
const LIMITS: Readonly<
  Record<Why, 'activeDeadlineSeconds' | 'backoffLimit' | 'maxFailedIndexes' | undefined>
> = {
  deadline: 'activeDeadlineSeconds',
  'no-pod-left': 'backoffLimit',
  policy: undefined,
  indexes: 'maxFailedIndexes',
};

/** A Job has ended by one of its own limits, and none of its pods tells more. */
export const jobGaveUp: Cause<GaveUp, 'batch/Job'> = {
  id: 'job/gave-up',
  of: ['batch/Job'],
  explains: ['job-failed'],

  *explain({ on, reason, evidence }, world, job) {
    const why = Object.hasOwn(WHY, reason) ? WHY[reason as keyof typeof WHY] : undefined;
    if (!why) return;
    // Where pods failed and are there, how they ended is the cause.
    if (why !== 'deadline' && why !== 'policy' && !isWithoutPods(on, world)) return;

    const { metadata, spec, status } = job;
    const owner = metadata?.ownerReferences?.find(({ kind }) => kind === 'CronJob');
    const field = LIMITS[why];
    const limit = field && spec?.[field];
    const last = why === 'policy' ? lastLineOf(on, world) : undefined;
    yield {
      subject: on,
      params: {
        why,
        said: conditionOf(job, 'Failed')?.message ?? '',
        failed: status?.failed ?? 0,
        ...(limit !== undefined && { limit }),
        ...(why === 'indexes' && status?.failedIndexes && { indexes: status.failedIndexes }),
        ...(owner?.name && { cronJob: owner.name }),
        ...(last && { wrote: brief(last.quote) }),
      },
      evidence: [evidence, ...limitsOf(job, on, why), ...(last ? [last] : [])],
      strength: 'entails',
      restsOn: [on],
    };
  },

  ...gaveUpWords,
};

function isWithoutPods(on: Ref, world: World): boolean {
  const { pods, gap } = podsOf(on, world);
  return !gap && pods.length === 0;
}

/** What the pod that failed last wrote at its end. */
function lastLineOf(on: Ref, world: World): Evidence | undefined {
  for (const pod of newestFirst(podsOf(on, world).pods)) {
    const run = [...endedRuns(pod)].find(({ exitCode }) => exitCode !== 0);
    const { lines } = run ? logOfEnd(podRef(pod), run, world) : { lines: [] };
    const line = lines.findLast(({ text }) => text.trim() !== '');
    if (line) return quoted(line, podRef(pod));
  }
  return undefined;
}

function limitsOf({ spec }: Resource<'batch/Job'>, on: Ref, why: Why): readonly Evidence[] {
  const field = LIMITS[why];
  const limit = field && spec?.[field];
  return limit === undefined
    ? []
    : [{ source: 'field', on, path: `/spec/${field}`, quote: `${limit}` }];
}

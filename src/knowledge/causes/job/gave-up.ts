import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { brief, logOfEnd, quoted } from '../../../readings/logs/logs.ts';
import { tellingLine } from '../../../readings/logs/telling-line.ts';
import { endedRuns } from '../../../readings/pods/runs.ts';
import { warningsAbout, type Warning } from '../../../readings/warnings.ts';
import { podRef, podsOf } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { gaveUpAdvice } from './gave-up-advice.words.ts';
import { gaveUpWords, type GaveUp } from './gave-up.words.ts';

type GaveUpWhy = GaveUp['why'];
type Unstarted = GaveUp['unstarted'] & string;

/** The reasons of the condition Failed (batch/v1), and the field of the spec that was reached. */
const WHY = {
  DeadlineExceeded: 'deadline',
  BackoffLimitExceeded: 'no-pod-left',
  PodFailurePolicy: 'policy',
  FailedIndexes: 'indexes',
  MaxFailedIndexesExceeded: 'indexes',
} as const;
const LIMITS: Readonly<
  Record<GaveUpWhy, 'activeDeadlineSeconds' | 'backoffLimit' | 'maxFailedIndexes' | undefined>
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
    const last = why === 'policy' ? lastLineOf(job, on, world) : undefined;
    const { warned, unstarted } = why === 'deadline' ? reportedOf(job, on, world) : {};
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
        ...(warned && { warned: brief(warned.quote, MAX_WARNED) }),
        ...present({ unstarted }),
      },
      evidence: [
        evidence,
        ...limitsOf(job, on, why),
        ...[last, warned].flatMap((one) => one ?? []),
      ],
      strength: 'entails',
      restsOn: [on],
    };
  },

  ...gaveUpWords,
  advice: gaveUpAdvice,
};

/** How the controller names a pod that it has made (kubernetes, controller_utils.go). */
const CREATED = /^Created pod: (?<pod>\S+)$/;
/** The scheduler's sentence about a handful of nodes. */
const MAX_WARNED = 300;

/** A Job that tries again makes a pod for each time; each is a request. */
const MOST_PODS = 3;

type Reported = Readonly<{ warned?: Evidence; unstarted?: Unstarted }>;

/** What was last reported of the pods that a deadline ended: with it go their status and their logs, and their events stay. */
function reportedOf({ status }: Resource<'batch/Job'>, on: Ref, world: World): Reported {
  const { namespace = '' } = on;
  const ended = (status?.failed ?? 0) + (status?.succeeded ?? 0);
  const pods = eventsSaying(['SuccessfulCreate'], on, world)
    .flatMap(({ quote }) => CREATED.exec(quote)?.groups?.['pod'] ?? [])
    .map((name): Ref => ({ kind: 'Pod', namespace, name }));
  const [last] = pods;
  const warnings = last ? warningsAbout(last, world) : [];
  const [newest] = warnings;
  if (!last || !newest) return {};
  const isSaidOf = (pod: Ref, reason: string) => eventsSaying([reason], pod, world).length > 0;
  const hadNode = isSaidOf(last, 'Scheduled') || newest.reason !== 'FailedScheduling';
  const isPast = ({ reason }: Warning) => reason === 'FailedScheduling' && hadNode;
  const evidence = warnings.find((one) => !isPast(one))?.evidence;
  const warned = evidence && { warned: evidence };
  // An event of its start would be younger than that of its creation, and so be there as well.
  const isAll = ended <= pods.length && pods.length <= MOST_PODS; // older pods may have left no event
  const isKnown = isAll && pods.every((pod) => !world.events(pod).gap);
  const isUnlike = !hadNode && pods.some((pod) => isSaidOf(pod, 'Scheduled'));
  if (!isKnown || isUnlike || pods.some((pod) => isSaidOf(pod, 'Started'))) return { ...warned };
  return { ...warned, unstarted: hadNode ? 'no-start' : 'no-node' };
}

function isWithoutPods(on: Ref, world: World): boolean {
  const { pods, gap } = podsOf(on, world);
  return !gap && pods.length === 0;
}

/** The pod and mostly the container that a rule matched (job controller, matchPodFailurePolicy). */
const MATCHED =
  /^(?:Container (?<container>\S+) for pod|Pod) [^\s/]+\/(?<pod>\S+) (?:failed|has condition) /;

/** What tells most of what the pod that a rule matched wrote; of other pods that failed it tells nothing. */
function lastLineOf(job: Resource<'batch/Job'>, on: Ref, world: World): Evidence | undefined {
  const { groups } = MATCHED.exec(conditionOf(job, 'Failed')?.message ?? '') ?? {};
  const { pods } = podsOf(on, world);
  const pod = groups
    ? pods.find(({ metadata }) => metadata?.name === groups['pod'])
    : pods.length === 1 && pods[0];
  if (!pod) return undefined;
  const { container } = groups ?? {};
  const run = [...endedRuns(pod)].find((one) =>
    container ? one.container === container : one.exitCode !== 0,
  );
  const { lines } = run ? logOfEnd(podRef(pod), run, world) : { lines: [] };
  const line = tellingLine(lines)?.line ?? lines.findLast(({ text }) => text.trim() !== '');
  return line && quoted(line, podRef(pod));
}

function limitsOf({ spec }: Resource<'batch/Job'>, on: Ref, why: GaveUpWhy): readonly Evidence[] {
  const field = LIMITS[why];
  const limit = field && spec?.[field];
  return limit === undefined ? [] : [quotedField(on, `/spec/${field}`, `${limit}`)];
}

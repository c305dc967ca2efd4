import { isA, refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, SymptomFinder, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { newestFirst } from '../../readings/created.ts';
import { podToController } from '../../readings/edges/pod-to-controller.ts';
import { RECENT_MS } from '../../readings/freshness.ts';
import { harmOf } from '../../readings/harm.ts';
import { endedRuns } from '../../readings/pods/runs.ts';
import { isWithin } from '../../readings/time.ts';
import { podsOf, replicasOf } from '../../readings/workloads/workloads.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';

type Pod = Resource<'Pod'>;

/** A pod has failed and will not run again: by itself, or as the newest of those that its controller makes. */
export const podFailed: SymptomFinder<'Pod'> = {
  kind: 'pod-failed',
  of: ['Pod'],

  *find(pod, world) {
    if (pod.metadata?.deletionTimestamp || pod.status?.phase !== 'Failed') return;
    const on = refTo('Pod', pod);
    const since = failedAt(pod);
    const [maker] = world.follow(podToController, on).items;
    if (maker && !matters(pod, maker.to, world)) return;

    const { reason, evidence } = statedBy(pod, on);
    yield {
      kind: 'pod-failed',
      on,
      reason,
      evidence,
      ...present({ since }),
      hurts: harmOf(on, world),
    };
  },
};

/** A Job tells itself whether it failed, unless it only waits to try again; an old revision is not wanted any more. */
function matters(pod: Pod, maker: Ref, world: World): boolean {
  if (isA('batch/Job', maker)) return isToBeTriedAgain(maker, world) && isNewest(pod, maker, world);
  if (replicasOf(maker, world) === 0) return false;
  if (!isWithin(RECENT_MS, failedAt(pod), world.now)) return false; // one that was replaced is a leftover
  return isNewest(pod, maker, world);
}

function isNewest(pod: Pod, maker: Ref, world: World): boolean {
  const failed = podsOf(maker, world).pods.filter(({ status }) => status?.phase === 'Failed');
  const [newest] = newestFirst(failed);
  return newest?.metadata?.uid === pod.metadata?.uid;
}

/** Whether a Job has neither ended nor a pod that may yet do its work. */
function isToBeTriedAgain(on: Ref<'batch/Job'>, world: World): boolean {
  const job = world.get(on);
  if (job.is !== 'known' || job.value.spec?.suspend) return false;
  const isDecided = DECIDED.some((type) => conditionOf(job.value, type)?.status === 'True');
  return !isDecided && podsOf(on, world).pods.every(({ status }) => status?.phase === 'Failed');
}
const DECIDED = ['Complete', 'Failed', 'FailureTarget', 'SuccessCriteriaMet'];

function failedAt(pod: Pod): string | undefined {
  const ends = [...endedRuns(pod)].flatMap(({ finishedAt }) => finishedAt ?? []);
  const conditions = ['DisruptionTarget', 'Ready'].map((type) => conditionOf(pod, type));
  const [at = ends.toSorted().at(-1)] = conditions.flatMap((one) => one?.lastTransitionTime ?? []);
  return at ?? pod.metadata?.creationTimestamp;
}

function statedBy({ status }: Pod, on: Ref): Readonly<{ reason: string; evidence: Evidence }> {
  const { reason = 'Failed', message, phase = '' } = status ?? {};
  const [field, quote] = message ? ['message', message] : ['phase', phase];
  return { reason, evidence: quotedField(on, `/status/${field}`, quote) };
}

import { isA, isOfKind, kindOf, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import { harmOf } from '../../../readings/harm.ts';
import { holdingOf } from '../../../readings/nodes/leases.ts';
import { isWithin } from '../../../readings/time.ts';
import { SIZED, type Sized } from '../../../readings/workloads/sizes.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { controllerSilentWords, type Silent } from './controller-silent.words.ts';

/** A generation that the controller has not seen, since when, and the last that it has. */
type Unseen = Readonly<{ generation: number; observed?: number; since: string }>;

type SizedKind = (typeof SIZED)[number];

/** One controller manager serves the whole cluster: what it does not do is one finding for all. */
const LEASE: Ref = {
  kind: 'coordination.k8s.io/Lease',
  namespace: 'kube-system',
  name: 'kube-controller-manager',
};

/** A controller that works writes what it has seen within seconds. */
const NORMAL_MS = 60_000;

/** The controller of a workload has not looked at its present spec. */
const symptom: SymptomFinder<SizedKind> = {
  kind: 'spec-unseen',
  of: SIZED,

  *find(workload, world) {
    const unseen = unseenSpec(workload);
    if (!unseen || isWithin(NORMAL_MS, unseen.since, world.now)) return;

    const on = refTo(kindOf(workload), workload);
    const { since, generation } = unseen;
    yield {
      kind: 'spec-unseen',
      on,
      reason: 'NotObserved',
      evidence: { ...quotedField(on, '/metadata/generation', `${generation}`), at: since },
      since,
      hurts: harmOf(on, world),
    };
  },
};

/** Nothing is made of an object's spec because the program that runs its controller does not work. */
export const controllerSilent: Cause<Silent, SizedKind | 'batch/CronJob'> = {
  id: 'control-plane/controller-silent',
  of: [...SIZED, 'batch/CronJob'],
  explains: ['spec-unseen', 'replicas-missing', 'cron-job-late'],
  symptom,
  refines: ['workload/waits-for-pods', 'cron-job/missed'],

  *explain({ on, evidence, since: due }, world, object) {
    const isCronJob = isOfKind('batch/CronJob', object);
    const unseen = isCronJob ? undefined : undoneOf(object as Sized, world); // by `of`
    if (!unseen && !isCronJob) return;

    const isRollout = isA('argoproj.io/Rollout', on);
    const program = isRollout ? 'argo-rollouts' : 'kube-controller-manager';
    // The Lease of Argo Rollouts lies in the namespace where it is installed, which is anybody's choice.
    const holding = isRollout ? { is: 'unknown' as const } : holdingOf(program, world);
    const isDown = holding.is === 'given-up';
    const undone = unseen ?? (isDown && due && { due });
    if (!undone) return;

    const observed = 'observed' in undone ? undone.observed : undefined;
    const seen: Evidence[] = observed
      ? [quotedField(on, '/status/observedGeneration', `${observed}`)]
      : [];
    yield {
      subject: isDown ? LEASE : on,
      params: { program, of: on.name, lease: holding.is, ...undone },
      evidence: [evidence, ...seen, ...(holding.evidence ? [holding.evidence] : [])],
      strength: isDown ? 'entails' : 'fits',
      restsOn: [on],
    };
  },

  ...controllerSilentWords,
};

/** How far behind the controller of a workload is; undefined where it is not, or may only just be. */
function undoneOf(
  workload: Sized,
  { now }: World,
): Pick<Silent, 'generation' | 'observed'> | undefined {
  const unseen = unseenSpec(workload);
  if (!unseen || isWithin(NORMAL_MS, unseen.since, now)) return undefined;
  const { generation, observed } = unseen;
  return { generation, ...present({ observed }) };
}

/**
 * By what a workload shows that its controller has not seen its present spec, and since when at the least. A change
 * dates itself only by managedFields; where those are left out, only what was never seen at all has a date.
 * Argo Rollouts may act on a spec and not write so for as long as its canary does not run
 * (argoproj/argo-rollouts#4626): of a Rollout only one without any status was not seen.
 */
function unseenSpec({ kind, metadata, status }: Sized): Unseen | undefined {
  const { generation, creationTimestamp, managedFields = [], deletionTimestamp } = metadata ?? {};
  const observed = Number(status?.observedGeneration ?? 0);
  if (!generation || observed >= generation || deletionTimestamp) return undefined;
  if (kind === 'Rollout' && observed > 0) return undefined;

  const changed = managedFields
    .filter(({ subresource }) => subresource !== 'status')
    .flatMap(({ time }) => time ?? [])
    .toSorted();
  const since = changed.at(-1) ?? (observed === 0 ? creationTimestamp : undefined);
  return since ? { generation, since, ...(observed > 0 && { observed }) } : undefined;
}

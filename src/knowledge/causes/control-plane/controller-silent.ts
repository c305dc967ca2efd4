import { isA, isOfKind, kindOf, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, Symptom, SymptomFinder, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { harmOf } from '../../../readings/harm.ts';
import { holdingOf } from '../../../readings/nodes/leases.ts';
import { isWithin, secondsLeft } from '../../../readings/time.ts';
import { SIZED, sizeOf, type Sized } from '../../../readings/workloads/sizes.ts';
import { podsOf } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { controllerSilentWords, type Silent } from './controller-silent.words.ts';
import { missedBySlices } from './signs/missed-by-slices.ts';
import { programInTrouble } from './signs/program-in-trouble.ts';
import { HEEDED, unheededBy, type Heeded } from './signs/unheeded.ts';

/** One controller manager serves the whole cluster: what it does not do is one finding for all. */
const LEASE: Ref = {
  kind: 'coordination.k8s.io/Lease',
  namespace: 'kube-system',
  name: 'kube-controller-manager',
};

/** A controller that works writes what it has seen within seconds; another one that takes over waits 15 s for the Lease. */
const QUICK_MS = 15_000;
const NORMAL_MS = 30_000;

/** The controller of an object has not looked at its present spec. */
const symptom: SymptomFinder<(typeof HEEDED)[number]> = {
  kind: 'spec-unseen',
  of: HEEDED,

  *find(object, world) {
    const unseen = unheededBy(object);
    if (!unseen || isWithin(QUICK_MS, unseen.since, world.now)) return;

    const on = refTo(kindOf(object), object);
    const { since, path, quote } = unseen;
    const isYoung = isWithin(NORMAL_MS, since, world.now);
    yield {
      kind: 'spec-unseen',
      on,
      reason: 'NotObserved',
      evidence: { ...quotedField(on, path, quote), at: since },
      since,
      ...(isYoung && { normalFor: secondsLeft(NORMAL_MS, since, world.now) }),
      hurts: SIZED.some((kind) => isA(kind, on)) ? harmOf(on, world) : 'progress',
    };
  },
};

/** Nothing is made of an object's spec because the program that runs its controller does not work. */
export const controllerSilent: Cause<
  Silent,
  (typeof HEEDED)[number] | 'batch/CronJob' | 'Service'
> = {
  id: 'control-plane/controller-silent',
  of: [...HEEDED, 'batch/CronJob', 'Service'],
  explains: ['spec-unseen', 'replicas-missing', 'cron-job-late', 'service-without-backends'],
  symptom,
  refines: ['workload/waits-for-pods', 'cron-job/missed'],
  tellsInaction: true,

  *explain(symptomOf, world, object) {
    const { on, evidence } = symptomOf;
    const isRollout = isA('argoproj.io/Rollout', on);
    const program = isRollout ? 'argo-rollouts' : 'kube-controller-manager';
    const undone = undoneOf(symptomOf, object, world);
    if (!undone) return;
    // The Lease of Argo Rollouts lies in the namespace where it is installed, which is anybody's choice.
    const holding = isRollout ? { is: 'unknown' as const } : holdingOf(program, world);
    const isDown = holding.is === 'given-up';
    if (undone.needsLease && !isDown) return;

    const { observed } = undone.told;
    const seen: Evidence[] = observed
      ? [quotedField(on, '/status/observedGeneration', `${observed}`)]
      : [];
    const { pod, isUnread } =
      isRollout || holding.is === 'renewed' ? {} : programInTrouble(program, world);
    yield {
      subject: isDown ? LEASE : on,
      params: { program, of: on.name, lease: holding.is, ...undone.told },
      evidence: [
        evidence,
        ...seen,
        ...undone.evidence,
        ...(holding.evidence ? [holding.evidence] : []),
      ],
      strength: isDown && !isUnread ? 'entails' : 'fits', // its pod may tell more
      restsOn: [on],
      ...(pod && { because: { at: pod, edge: 'object-to-controller' } }),
    };
  },

  ...controllerSilentWords,
};

/** What was not done for an object; `needsLease`: for which there are other reasons, unless its controller is down. */
type Undone = Readonly<{
  told: Pick<Silent, 'generation' | 'observed' | 'due' | 'missing' | 'unlisted'>;
  evidence: readonly Evidence[];
  needsLease?: true;
}>;

function undoneOf(
  { kind, on, since, reason }: Symptom,
  object: Resource<(typeof HEEDED)[number] | 'batch/CronJob' | 'Service'>,
  world: World,
): Undone | undefined {
  if (isOfKind('batch/CronJob', object))
    return since ? { told: { due: since }, evidence: [], needsLease: true } : undefined;
  if (isOfKind('Service', object)) {
    const missed = missedBySlices(object, world);
    return missed && { told: { unlisted: missed.name }, evidence: [missed.evidence] };
  }
  const unseen = unheededBy(object as Heeded); // by `of`
  if (unseen && !isWithin(QUICK_MS, unseen.since, world.now)) {
    const { generation, observed } = unseen;
    return { told: present({ generation, observed }), evidence: [] };
  }
  if (kind !== 'replicas-missing' || reason === 'FailedCreate') return undefined;
  const { pods, gap } = podsOf(on, world);
  const missing = sizeOf(object as Sized).wanted - pods.length;
  return missing > 0 && !gap ? { told: { missing }, evidence: [], needsLease: true } : undefined;
}

import { isA, isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, SymptomFinder, World } from '../../domain/model.ts';
import { conditionOf } from '../../readings/conditions.ts';
import { firstSaid } from '../../readings/events.ts';
import { harmOf } from '../../readings/harm.ts';
import { isHeldUp, isReady, isStarting, START_MS } from '../../readings/pods/pods.ts';
import { isWithin } from '../../readings/time.ts';
import { SIZED, sizeOf, type Sized } from '../../readings/workloads/sizes.ts';
import { ownersOf, podsOf, type Family } from '../../readings/workloads/workloads.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { refusedCreation } from '../signs/workloads/creation.ts';
import { deploymentStuck } from './deployment-stuck.ts';
import { rolloutStuck } from './rollout-stuck.ts';

/** A workload has fewer Ready pods than it wants, and not because they are just starting. */
export const replicasMissing: SymptomFinder<(typeof SIZED)[number]> = {
  kind: 'replicas-missing',
  of: SIZED,

  *find(workload, world) {
    const on = refTo(kindOf(workload), workload);
    const family = podsOf(on, world);
    const { pods, gap } = family;
    const ready = pods.filter(isReady).length;
    const { wanted } = sizeOf(workload);
    if (gap ? !isLongUnavailable(workload, world.now) : ready >= wanted) return;

    const refusal = pods.length < wanted ? refusedCreation(workload, on, world) : undefined;
    if (isToldAbove(on, refusal, world) || isUpdateStuck(workload, world)) return;
    if (!refusal && !gap && !isLate(workload, family, world.now)) return;

    const { reason, evidence } = refusal
      ? { reason: 'FailedCreate', evidence: refusal }
      : statedBy(workload, on);
    yield {
      kind: 'replicas-missing',
      on,
      reason,
      evidence,
      ...present({ since: (refusal && firstSaid([reason], on, world)) ?? evidence.at }),
      hurts: harmOf(on, world),
    };
  },
};

/** A revision only has something to tell that its workload has not where it may not create pods. */
function isToldAbove(on: Ref, refusal: Evidence | undefined, world: World): boolean {
  return isA('apps/ReplicaSet', on) && !refusal && ownersOf(on, world).length > 0;
}

function isUpdateStuck(workload: Sized, world: World): boolean {
  if (isOfKind('apps/Deployment', workload))
    return [...deploymentStuck.find(workload, world)].length > 0;
  if (!isOfKind('argoproj.io/Rollout', workload)) return false;
  if (conditionOf(workload, 'InvalidSpec')?.status === 'True') return true; // rollout-degraded tells it
  return [...rolloutStuck.find(workload, world)].length > 0;
}

/** By its own status, where not all of its pods can be read. */
function isLongUnavailable(workload: Sized, now: string): boolean {
  const { status, lastTransitionTime } = conditionOf(workload, 'Available') ?? {};
  return status === 'False' && !isWithin(START_MS, lastTransitionTime, now);
}

function isLate({ metadata }: Sized, { pods }: Family, now: string): boolean {
  if (pods.some((pod) => isHeldUp(pod, now))) return true;
  const isSettling = pods.some((pod) => isStarting(pod, now));
  return !isSettling && !isWithin(START_MS, metadata?.creationTimestamp, now);
}

function statedBy(workload: Sized, on: Ref): Readonly<{ reason: string; evidence: Evidence }> {
  const { wanted, path: counted } = sizeOf(workload);
  const available = conditionOf(workload, 'Available');
  if (available?.status !== 'False' || !available.message) {
    const evidence = quotedField(on, counted, `${wanted}`);
    return { reason: 'ReplicasMissing', evidence };
  }
  const { reason = 'Unavailable', message: quote, path, lastTransitionTime: at } = available;
  const evidence = quotedField(on, `${path}/message`, quote);
  return { reason, evidence: { ...evidence, ...present({ at }) } };
}

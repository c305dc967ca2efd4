import { refTo } from '../../domain/keys.ts';
import type { Ref, Symptom, SymptomFinder, World } from '../../domain/model.ts';
import { podToClaim } from '../../readings/edges/pod-to-claim.ts';
import { eventsSaying } from '../../readings/events.ts';
import { REPEATED_MS } from '../../readings/freshness.ts';
import { harmOf } from '../../readings/harm.ts';
import { isWithin, secondsLeft } from '../../readings/time.ts';
import { classNameOf, isBound, type Claim } from '../../simulator/storage/claims.ts';
import { present } from '../../text/present.ts';
import { quotedField } from '../../world/quoted-field.ts';

/** What binds at once does so within seconds; a volume that has to be made takes longer. */
const NORMAL_MS = 60_000;

/** A claim has no volume, and not because it waits for a pod first; or it has lost its volume. */
export const claimUnbound: SymptomFinder<'PersistentVolumeClaim'> = {
  kind: 'claim-unbound',
  of: ['PersistentVolumeClaim'],

  *find(claim, world) {
    const { phase = '' } = claim.status ?? {};
    const { creationTimestamp: since, deletionTimestamp } = claim.metadata ?? {};
    const isLate = hasFailed(claim, world) || !isWithin(NORMAL_MS, since, world.now);
    if (phase !== 'Lost' && (phase !== 'Pending' || deletionTimestamp)) return;
    if (phase === 'Pending' && !isExpected(claim, world)) return;

    const on = refTo('PersistentVolumeClaim', claim);
    yield {
      kind: 'claim-unbound',
      on,
      reason: phase,
      evidence: quotedField(on, '/status/phase', phase),
      ...(phase !== 'Lost' && present({ since })), // when it was lost nobody notes
      ...(!isLate && { normalFor: secondsLeft(NORMAL_MS, since, world.now) }),
      hurts: harmTo(on, world),
    };
  },
};

/** The worst of what it does to the pods that mount it. */
function harmTo(claim: Ref, world: World): Symptom['hurts'] {
  const pods = world.followBack(podToClaim, claim).items;
  const harms = pods.map(({ from }) => harmOf(from, world));
  return (
    (['users', 'workload', 'redundancy'] as const).find((one) => harms.includes(one)) ?? 'progress'
  );
}

/** Whether a claim should have its volume by now: most classes make one only when a pod has a node. */
function isExpected(claim: Claim, world: World): boolean {
  const name = classNameOf(claim);
  if (isBound(claim)) return false;
  if (!name || claim.spec?.volumeName) return true;

  const named = world.get({ kind: 'storage.k8s.io/StorageClass', name });
  if (named.is === 'absent') return true;
  const [failed] = eventsSaying(
    ['ProvisioningFailed'],
    refTo('PersistentVolumeClaim', claim),
    world,
  );
  if (failed && isWithin(REPEATED_MS, failed.at, world.now)) return true;
  if (named.is === 'unknown') return false;
  return (
    named.value.volumeBindingMode !== 'WaitForFirstConsumer' ||
    claim.metadata?.annotations?.['volume.kubernetes.io/selected-node'] !== undefined
  );
}

/** Whether those that bind claims or make volumes have just said that they cannot. */
function hasFailed(claim: Claim, world: World): boolean {
  const on = refTo('PersistentVolumeClaim', claim);
  const [failed] = eventsSaying(['ProvisioningFailed', 'FailedBinding'], on, world);
  return failed !== undefined && isWithin(REPEATED_MS, failed.at, world.now);
}

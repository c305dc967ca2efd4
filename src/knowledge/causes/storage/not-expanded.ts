import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import { conditionOf, statementOf } from '../../../readings/conditions.ts';
import { podToClaim } from '../../../readings/edges/pod-to-claim.ts';
import { eventsSaying, firstSaid } from '../../../readings/events.ts';
import { amountOf } from '../../../readings/quantities.ts';
import { isWithin, secondsLeft } from '../../../readings/time.ts';
import type { Claim } from '../../../simulator/storage/claims.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { notExpandedWords, type NotExpanded } from './not-expanded.words.ts';
import { storageWords } from './signs/storage-words.ts';

/** Drivers and kubelets expand within minutes, also where they try again. */
const NORMAL_MS = 10 * 60_000;
const CLAIM = 'PersistentVolumeClaim';
const REFUSALS = ['VolumeResizeFailed'];

type ExpansionState = Readonly<{ is: NotExpanded['is']; evidence: Evidence; since?: string }>;

const unexpanded: SymptomFinder<typeof CLAIM> = {
  kind: 'claim-unexpanded',
  of: [CLAIM],

  *find(claim, world) {
    const standing = standingOf(claim, world);
    if (!standing) return;
    const { is, evidence, since } = standing;
    const isYoung = isWithin(NORMAL_MS, since, world.now);
    if (isYoung && is !== 'refused') return;
    yield {
      kind: 'claim-unexpanded',
      on: refTo(CLAIM, claim),
      reason: 'NotExpanded',
      evidence,
      ...present({ since }),
      ...(isYoung && { normalFor: secondsLeft(NORMAL_MS, since, world.now) }),
      hurts: 'progress',
    };
  },
};

/** A claim asks for more than its volume has, and does not get it. */
export const notExpanded: Cause<NotExpanded, typeof CLAIM> = {
  id: 'storage/not-expanded',
  of: [CLAIM],
  explains: ['claim-unexpanded'],
  symptom: unexpanded,

  *explain({ on }, world, claim) {
    const standing = standingOf(claim, world);
    if (!standing) return;
    const { is, evidence } = standing;
    const { wanted, has } = sizesOf(claim);
    yield {
      subject: on,
      params: { is, wanted, has, ...(is === 'refused' && { said: storageWords(evidence.quote) }) },
      evidence: [evidence],
      strength: is === 'refused' || is === 'waits-for-mount' ? 'entails' : 'fits',
      restsOn: [on],
    };
  },

  ...notExpandedWords,
};

/** Why a claim has not grown: what the driver or the kubelet answers, or how far it has come; undefined where nothing tells. */
function standingOf(claim: Claim, world: World): ExpansionState | undefined {
  const { wanted, has } = sizesOf(claim);
  if (claim.status?.phase !== 'Bound' || claim.metadata?.deletionTimestamp || !wanted || !has)
    return undefined;
  if (amountOf('storage', wanted) <= amountOf('storage', has)) return undefined;

  const on = refTo(CLAIM, claim);
  const [pending, resizing] = ['FileSystemResizePending', 'Resizing'].map((type) => {
    const found = conditionOf(claim, type);
    return found?.status === 'True' ? found : undefined;
  });
  const since = (pending ?? resizing)?.lastTransitionTime;
  const grownAt = Date.parse(pending?.lastTransitionTime ?? ''); // what the driver refused before that, it has done since
  const refused = eventsSaying(REFUSALS, on, world).find(
    ({ at = '' }) => !(Date.parse(at) < grownAt),
  );
  const [left] = eventsSaying(['ExternalExpanding'], on, world);
  if (refused) {
    const from = since ?? firstSaid(REFUSALS, on, world);
    return { is: 'refused', evidence: refused, ...present({ since: from }) };
  }
  if (pending && isMounted(on, world))
    return { is: 'waits-for-mount', ...statementOf(on, pending, ['type', pending.type]) };
  if (pending || (!resizing && !left)) return undefined; // the next pod that mounts it finishes it
  const evidence = quotedField(on, '/status/capacity/storage', has);
  const from = since ?? left?.at;
  return { is: resizing ? 'under-way' : 'nobody', evidence, ...present({ since: from }) };
}

function sizesOf({ spec, status }: Claim): Readonly<{ wanted: string; has: string }> {
  const wanted = spec?.resources?.requests?.['storage'] ?? '';
  return { wanted, has: status?.capacity?.['storage'] ?? '' };
}

function isMounted(claim: Ref, world: World): boolean {
  return world.followBack(podToClaim, claim).items.length > 0;
}

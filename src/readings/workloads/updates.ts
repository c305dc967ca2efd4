import type { Gap } from '../../domain/gap.ts';
import { kindOf, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { replicaSetsOf } from './replica-sets.ts';
import { podsOf } from './workloads.ts';

type Pod = Resource<'Pod'>;
type ReplicaSet = Resource<'apps/ReplicaSet'>;
/** A workload that makes one ReplicaSet per revision. */
export type Revised = Resource<'apps/Deployment'> | Resource<'argoproj.io/Rollout'>;

const HASH = ['rollouts-pod-template-hash', 'pod-template-hash'];
const REVISION = ['rollout.argoproj.io/revision', 'deployment.kubernetes.io/revision'];

/** An update that is under way: its newest revision, and the pods on either side. */
export type Update = Readonly<{
  newest: ReplicaSet;
  hash: string;
  hashLabel: string;
  pods: readonly Pod[];
  older: readonly Pod[];
  gap?: Gap;
}>;

/** The update of a workload; undefined where only one revision has pods to run. */
export function updateOf(workload: Revised, world: World): Update | undefined {
  const owner = refTo(kindOf(workload), workload);
  const sets = replicaSetsOf(owner, world);
  const [newest, ...others] = sets.items.toSorted((a, b) => revisionOf(b) - revisionOf(a));
  if (!newest) return undefined;
  const families = others.map((one) => podsOf(refTo('apps/ReplicaSet', one), world));
  const older = families.flatMap(({ pods }) => pods);
  const own = podsOf(refTo('apps/ReplicaSet', newest), world);
  const gap = [sets, own, ...families].find((one) => one.gap)?.gap;
  if (older.length === 0 || (newest.spec?.replicas ?? 1) === 0) return undefined;

  const hashLabel = HASH.find((key) => newest.metadata?.labels?.[key]) ?? '';
  const hash = newest.metadata?.labels?.[hashLabel] ?? '';
  return { newest, hash, hashLabel, pods: own.pods, older, ...present({ gap }) };
}

function revisionOf({ metadata }: ReplicaSet): number {
  const annotations = metadata?.annotations ?? {};
  return Number(REVISION.map((key) => annotations[key]).find(Boolean) ?? 0);
}

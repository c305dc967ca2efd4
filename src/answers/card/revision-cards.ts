import type { Answer, ObjectName } from '../../domain/answer.ts';
import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import type { RevisionCard } from '../../domain/rollout-card.ts';
import { replicaSetToController } from '../../readings/edges/replicaset-to-controller.ts';
import { isOver, isReady } from '../../readings/pods/pods.ts';
import { timeIn } from '../../readings/time.ts';
import { replicaSetsOf } from '../../readings/workloads/replica-sets.ts';
import { sizeOf } from '../../readings/workloads/sizes.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import type { Updated } from '../../simulator/rollout/strategy-of.ts';
import { present } from '../../text/present.ts';
import { tableOf } from '../../text/table-of.ts';

type Pod = Resource<'Pod'>;
type ReplicaSet = Resource<'apps/ReplicaSet'>;

/** The label by which each kind's controller tells the pods of its revisions apart. */
const HASH: Readonly<Record<string, string>> = tableOf({
  'argoproj.io/Rollout': 'rollouts-pod-template-hash',
  'apps/Deployment': 'pod-template-hash',
  'apps/StatefulSet': 'controller-revision-hash',
  'apps/DaemonSet': 'controller-revision-hash',
});
const MOST_PODS = 5;

/** The revisions of a workload that have pods or are to have some, the newest first, with what is wrong with each. */
export function revisionCards(
  workload: Updated,
  world: World,
  findings: Pick<Answer, 'findings' | 'symptoms'>,
): readonly RevisionCard[] {
  const on = refTo(kindOf(workload), workload);
  const label = HASH[on.kind] ?? '';
  const hashOf = ({ metadata }: Pod | ReplicaSet) => metadata?.labels?.[label] ?? '';
  const pods = podsOf(on, world).pods.filter((pod) => !isOver(pod));
  const sets = setsOf(workload, world).filter(
    (set) => (set.spec?.replicas ?? 1) > 0 || pods.some((pod) => hashOf(pod) === hashOf(set)),
  );
  const hashes = [...new Set([...sets, ...pods.toSorted(youngestFirst)].map(hashOf))];
  const role = roleIn(workload, hashes);
  return hashes
    .map((hash) => {
      const own = pods.filter((pod) => hashOf(pod) === hash);
      const set = sets.find((one) => hashOf(one) === hash);
      const template = set?.spec?.template?.spec ?? own[0]?.spec;
      const endsAt = timeIn(set?.metadata?.annotations?.['scale-down-deadline']);
      return {
        role: role(hash),
        hash,
        images: (template?.containers ?? []).flatMap(({ image }) => image ?? []),
        wanted: set?.spec?.replicas ?? own.length,
        ready: own.filter(isReady).length,
        pods: own
          .flatMap((pod) => {
            const trouble = troubleOf(pod, findings);
            const isMeant = isReady(pod) || pod.metadata?.deletionTimestamp !== undefined;
            return isMeant && !trouble.problem
              ? []
              : [{ name: pod.metadata?.name ?? '', ...trouble }];
          })
          .slice(0, MOST_PODS),
        ...present({ endsAt }),
      };
    })
    .toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
}

const ORDER: readonly RevisionCard['role'][] = [
  'canary',
  'preview',
  'new',
  'stable',
  'active',
  'old',
];

function roleIn(workload: Updated, hashes: readonly string[]) {
  return (hash: string): RevisionCard['role'] => {
    if (isOfKind('argoproj.io/Rollout', workload)) {
      const { currentPodHash, stableRS, blueGreen } = workload.status ?? {};
      if (workload.spec?.strategy?.blueGreen) {
        if (hash === (blueGreen?.activeSelector ?? stableRS)) return 'active';
        return hash === (blueGreen?.previewSelector ?? currentPodHash) ? 'preview' : 'old';
      }
      if (hash === stableRS) return 'stable';
      return hash === currentPodHash ? 'canary' : 'old';
    }
    const newest = isOfKind('apps/StatefulSet', workload)
      ? workload.status?.updateRevision
      : newestOf(workload, hashes);
    return hash === newest ? 'new' : 'old';
  };
}

/** All are old until the controller of a DaemonSet, or of a paused Deployment, counts a pod of the new template. */
function newestOf(workload: Updated, [first]: readonly string[]): string | undefined {
  const { updated } = sizeOf(workload);
  const mayBeOld = isOfKind('apps/DaemonSet', workload) || isPaused(workload);
  return mayBeOld && updated === 0 ? undefined : first;
}

function isPaused(workload: Updated): boolean {
  return isOfKind('apps/Deployment', workload) && workload.spec?.paused === true;
}

/** Those of the highest revision first. */
function setsOf(workload: Updated, world: World): readonly ReplicaSet[] {
  const on = refTo(kindOf(workload), workload);
  if (!replicaSetToController.to.includes(on.kind)) return [];
  return replicaSetsOf(on, world).items.toSorted((a, b) => numberOf(b) - numberOf(a));
}

function numberOf({ metadata: { annotations = {} } = {} }: ReplicaSet): number {
  const own = annotations['rollout.argoproj.io/revision'];
  return Number(own ?? annotations['deployment.kubernetes.io/revision'] ?? 0);
}

function youngestFirst(a: Pod, b: Pod): number {
  const [of, than] = [a, b].map(({ metadata }) => `${metadata?.creationTimestamp ?? ''}`);
  return of === than ? 0 : (of ?? '') < (than ?? '') ? 1 : -1;
}

/** What the engine found of a pod, by its open symptoms. */
function troubleOf(
  { metadata }: Pod,
  { findings, symptoms }: Pick<Answer, 'findings' | 'symptoms'>,
): Readonly<{ finding?: string; problem?: string }> {
  const isIt = ({ kind, name, namespace }: ObjectName) =>
    kind === 'Pod' && name === metadata?.name && namespace === metadata.namespace;
  const open = symptoms.filter(({ object, until }) => isIt(object) && !until).map(({ key }) => key);
  const found = findings.find(
    ({ explains, subject }) => isIt(subject) || explains.some((key) => open.includes(key)),
  );
  return found && open.length > 0 ? { finding: found.key, problem: found.title } : {};
}

import { isA } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Finding } from '../../../domain/verdict.ts';
import { oneNodeOnly } from '../../../knowledge/causes/node/one-node-only.ts';
import { podNetwork } from '../../../knowledge/causes/node/pod-network.ts';
import { stuckOnOldRevision } from '../../../knowledge/causes/workload/stuck-on-old-revision.ts';
import { isReady } from '../../../readings/pods/pods.ts';
import { ownersOf, podRef, podsOf } from '../../../readings/workloads/workloads.ts';
import { commandOf } from '../../commands/command.ts';
import type { WritingRemedy } from '../writing-remedy.ts';

type Pod = Resource<'Pod'>;
type Evicted = Readonly<{ pod: string; by: string; isOfOldRevision: boolean }>;

const NODE = '/spec/nodeName';
/** Labels by which revisions differ: of Deployments, Rollouts, and the sets. */
const REVISIONS = [
  'pod-template-hash',
  'rollouts-pod-template-hash',
  'controller-revision-hash',
] as const;

/** Has one stuck pod made anew where a fresh one would do; a bare pod does not come back, and so is never evicted. */
export const evict: WritingRemedy<Evicted> = {
  id: 'pod/evict',
  answers: [stuckOnOldRevision, podNetwork, oneNodeOnly],
  isForPossible: true, // that it helps shows in the pods that are well elsewhere

  *propose(finding, world) {
    const pod = stuckPod(finding, world);
    const owner = pod && ownersOf(podRef(pod), world).at(-1);
    const { uid } = pod?.metadata ?? {};
    if (!pod || !owner || !uid || pod.metadata?.deletionTimestamp) return;
    const { nodeName: value } = pod.spec ?? {};
    const change = {
      do: 'evict',
      on: { ...podRef(pod), uid },
      guard: value === undefined ? [] : [{ op: 'test' as const, path: NODE, value }],
      absent: value === undefined ? [NODE] : [],
      ops: [{ op: 'remove', path: '' }],
      undo: { none: 'made-anew' },
    } as const;
    yield {
      kind: 'patch',
      risk: 'restart',
      change,
      goal: { is: 'updated-ready', on: owner },
      command: commandOf(change),
      params: {
        pod: change.on.name,
        by: owner.name,
        isOfOldRevision: finding.id === stuckOnOldRevision.id,
      },
    };
  },

  text: {
    en: ({ pod, by, isOfOldRevision }) => ({
      title: `Replace pod \`${pod}\``,
      short: `\`${by}\` makes it again.`,
      text: `Evicts \`${pod}\`, and \`${by}\` makes another one${isOfOldRevision ? ' of the present revision' : ', which its closed node does not get'}. Its claims stay; what it wrote into its own file system and emptyDir volumes goes. Disruption budgets are respected: where one allows no eviction, nothing happens and it is named.`,
      undo: 'None: the pod is recreated.',
    }),
    ko: ({ pod, by, isOfOldRevision }) => ({
      title: `\`${pod}\` 파드 교체`,
      short: `\`${by}\` 워크로드가 새로 만듭니다.`,
      text: `\`${pod}\` 파드를 내보내면 \`${by}\` 워크로드가 ${isOfOldRevision ? '현재 리비전의 파드를' : '닫힌 그 노드가 아닌 곳에 파드를'} 새로 만듭니다. 클레임은 남고, 파드 자체 파일 시스템과 emptyDir 볼륨에 쓴 것은 없어집니다. PodDisruptionBudget을 지키며, 허용하지 않으면 아무것도 하지 않고 그 이름을 알려 줍니다.`,
      undo: '없음: 파드를 새로 만듭니다.',
    }),
  },
};

/** The pod of which another one would do: the only one that is ill, on a node to which none comes back. */
function stuckPod(finding: Finding, world: World): Pod | undefined {
  if (finding.id === stuckOnOldRevision.id) {
    const { pod: name } = finding.params as Readonly<{ pod: string }>; // by its id
    const { namespace = '' } = finding.subject;
    const found = world.get({ kind: 'Pod' as const, namespace, name });
    return found.is === 'known' ? found.value : undefined;
  }
  const ill = finding.seen.flatMap(({ on }) => (isA('Pod', on) ? [on] : []));
  const pods = [...new Map(ill.map((on) => [on.name, on])).values()].flatMap((on) =>
    found(on, world),
  );
  const [pod, ...others] = pods;
  return pod && others.length === 0 && isElsewhereWell(pod, world) ? pod : undefined;
}

function found(on: Ref<'Pod'>, world: World): readonly Pod[] {
  const fact = world.get(on);
  return fact.is === 'known' ? [fact.value] : [];
}

function isElsewhereWell(pod: Pod, world: World): boolean {
  const { nodeName: name = '' } = pod.spec ?? {};
  const owner = ownersOf(podRef(pod), world).at(-1);
  const node = world.get({ kind: 'Node' as const, name });
  if (!owner || isA('apps/DaemonSet', owner) || node.is !== 'known') return false;
  if (!node.value.spec?.unschedulable) return false;
  return podsOf(owner, world).pods.some(
    (one) => one.spec?.nodeName !== name && isReady(one) && revisionOf(one) === revisionOf(pod),
  );
}

function revisionOf({ metadata }: Pod): string | undefined {
  return REVISIONS.map((label) => metadata?.labels?.[label]).find(Boolean);
}

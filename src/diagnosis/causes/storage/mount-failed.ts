import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { podToClaim } from '../../../world/edges/pod-to-claim.ts';
import { podToNode } from '../../../world/edges/pod-to-node.ts';
import { brief } from '../../../world/readings/logs/logs.ts';
import { isOver } from '../../../world/readings/pods/pods.ts';
import { isWithin } from '../../../world/readings/time.ts';
import { podRef } from '../../../world/readings/workloads/workloads.ts';
import { eventsSaying } from '../../signs/events.ts';
import { nodeOf } from '../../signs/nodes/nodes.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';

type Why = 'host-path' | 'multi-attach' | 'no-driver' | 'attach' | 'mount';
/** `what` is the path of a host, the driver, or who else uses the volume; `type` is what a hostPath asks for. */
type Failed = Readonly<{
  why: Why;
  volume: string;
  what: string;
  type: string;
  node: string;
  said: string;
  holder?: string; // the node where another pod mounts the same claim
}>;
/** The kubelet's and the attach controller's words; the first that matches is the most exact. */
type Row = Readonly<{ why: Why; says: RegExp; isExact?: true }>;

const ROWS: readonly Row[] = [
  {
    why: 'host-path',
    says: /for volume "(?<volume>[^"]+)" ?: hostPath type check failed: (?<what>.+?) is not (?:an? )?\w+/,
    isExact: true,
  },
  {
    why: 'multi-attach',
    says: /Multi-Attach error for volume "(?<volume>[^"]+)" Volume is already (?:used by pod\(s\) (?<what>[^\n]+)|exclusively attached to one node)/,
    isExact: true,
  },
  {
    why: 'no-driver',
    says: /driver name (?<what>\S+) not found in the list of registered CSI drivers/,
    isExact: true,
  },
  { why: 'attach', says: /AttachVolume\.Attach failed for volume "(?<volume>[^"]+)"/ },
  {
    why: 'mount', // not what the kubelet takes from the API server, of which other causes tell
    says: /MountVolume\.(?:MountDevice|SetUp|WaitForAttach) failed for volume "(?<volume>[^"]+)" ?: (?=.*(?:rpc error: code|mount failed: exit status|mount\.nfs|fsck|wrong fs type|kubernetes\.io\/csi|volume attachment))/s,
  },
];
/** After 25 events about a pod the kubelet may send one in 300 s (client-go, defaultSpamQPS). */
const FRESH_MS = 6 * 60_000;

/** A volume cannot be attached to a pod's node or mounted there. */
export const mountFailed: Cause<Failed> = {
  id: 'storage/mount-failed',
  explains: ['container-waiting'],

  *explain({ on, reason }, world) {
    if (!isA('Pod', on) || reason !== 'ContainerCreating') return;
    const pod = world.get(on);
    const found = pod.is === 'known' ? lately(on, world) : undefined;
    if (!found || pod.is !== 'known') return;

    const { row, said, groups } = found;
    const volume = groups['volume'] ?? '';
    const holder = row.why === 'multi-attach' ? holderOf(volume, pod.value, world) : undefined;
    const field = row.why === 'host-path' ? hostPathOf(pod.value, volume) : undefined;
    yield {
      ...accountableFor(on, world),
      params: {
        why: row.why,
        volume,
        what: groups['what'] ?? '',
        type: field?.quote ?? '',
        node: pod.value.spec?.nodeName ?? '',
        said: brief(said.quote),
        ...(holder && { holder: holder.node.name }),
      },
      evidence: [
        said,
        ...(field ? [{ source: 'field', on, ...field } as const] : []),
        ...(holder ? [holder.evidence] : []),
      ],
      strength: row.isExact ? 'entails' : 'fits',
      ...(holder?.isLost && { because: { at: holder.node, edge: podToNode.id } }),
    };
  },

  text: {
    en: ({ name }, { why, volume, what, type, node, said, holder }) => ({
      title: `\`${name}\`: a volume cannot be mounted`,
      sentence: {
        'host-path': `\`${name}\` mounts the hostPath \`${what}\` of its node, which has to be a ${type || 'file of another type'}: on node \`${node}\` it is missing or something else.`,
        'multi-attach': `\`${name}\` needs the volume \`${volume}\` on node \`${node}\`, but it is still attached to ${holder ? `node \`${holder}\`` : 'another node'}${what ? `, where \`${what}\` uses it` : ''}, and can be attached to one node only (Multi-Attach error).`,
        'no-driver': `\`${name}\` needs a volume of the CSI driver \`${what}\`, which is not registered on node \`${node}\`: its pod there does not run, or has only just started.`,
        attach: `The volume \`${volume}\` of \`${name}\` cannot be attached to node \`${node}\`: “${said}”.`,
        mount: `The volume \`${volume}\` of \`${name}\` cannot be mounted on node \`${node}\`: “${said}”.`,
      }[why],
      ...(why === 'host-path' && { detail: `The kubelet: “${said}”.` }),
      so: 'The pod stays in ContainerCreating until then; the kubelet tries again by itself.',
    }),
    ko: ({ name }, { why, volume, what, type, node, said, holder }) => ({
      title: `\`${name}\`: 볼륨을 마운트할 수 없습니다`,
      sentence: {
        'host-path': `\`${name}\` 워크로드가 마운트하는 노드의 hostPath \`${what}\` 경로는 ${type || '다른'} 유형이어야 하는데, \`${node}\` 노드에는 없거나 다른 유형입니다.`,
        'multi-attach': `\`${name}\` 워크로드의 볼륨 \`${volume}\` 객체가 \`${node}\` 노드에 필요하지만, 아직 ${holder ? `\`${holder}\` 노드` : '다른 노드'}에 붙어 있습니다${what ? `(\`${what}\` 파드가 사용 중)` : ''}. 한 번에 한 노드에만 붙일 수 있습니다(Multi-Attach error).`,
        'no-driver': `\`${name}\` 워크로드에 CSI 드라이버 \`${what}\` 볼륨이 필요하지만, \`${node}\` 노드에 등록되어 있지 않습니다. 그 노드의 드라이버 파드가 실행되지 않거나 막 시작한 상태입니다.`,
        attach: `\`${name}\` 워크로드의 볼륨 \`${volume}\` 객체를 \`${node}\` 노드에 붙일 수 없습니다: “${said}”.`,
        mount: `\`${name}\` 워크로드의 볼륨 \`${volume}\` 객체를 \`${node}\` 노드에 마운트할 수 없습니다: “${said}”.`,
      }[why],
      ...(why === 'host-path' && { detail: `kubelet의 메시지: “${said}”.` }),
      so: '그때까지 파드는 ContainerCreating 상태로 남으며 kubelet이 계속 다시 시도합니다.',
    }),
  },
};

type Holder = Readonly<{ node: Ref<'Node'>; isLost: boolean; evidence: Evidence }>;

/** Where another pod that has not ended mounts the claim of the same volume. */
function holderOf(volume: string, pod: Resource<'Pod'>, world: World): Holder | undefined {
  for (const { to } of world.follow(podToClaim, podRef(pod)).items) {
    const claim = world.get({ ...to, kind: 'PersistentVolumeClaim' as const });
    if (claim.is !== 'known' || claim.value.spec?.volumeName !== volume) continue;
    for (const { from } of world.followBack(podToClaim, to).items) {
      const other = world.get({ ...from, kind: 'Pod' as const });
      const quote = other.is === 'known' ? other.value.spec?.nodeName : undefined;
      if (other.is !== 'known' || !quote || quote === pod.spec?.nodeName || isOver(other.value))
        continue;
      const evidence = { source: 'field', on: from, path: '/spec/nodeName', quote } as const;
      return {
        node: { kind: 'Node', name: quote },
        isLost: nodeOf(other.value, world).isLost,
        evidence,
      };
    }
  }
  return undefined;
}

/** The newest report that says anything of these. */
function lately(on: Ref, world: World) {
  const reports = eventsSaying(['FailedMount', 'FailedAttachVolume', 'FailedMapVolume'], on, world);
  const [attached] = eventsSaying(['SuccessfulAttachVolume'], on, world);
  const since = Date.parse(attached?.at ?? '');
  const isOver = ({ quote, at }: Evidence) =>
    Date.parse(at ?? '') <= since && /Multi-Attach|AttachVolume\.Attach/.test(quote);
  const fresh = reports.filter((one) => isWithin(FRESH_MS, one.at, world.now) && !isOver(one));
  for (const row of ROWS) {
    for (const said of fresh) {
      const match = row.says.exec(said.quote);
      if (match) return { row, said, groups: match.groups ?? {} };
    }
  }
  return undefined;
}

function hostPathOf(
  { spec }: Resource<'Pod'>,
  volume: string,
): Pick<Evidence, 'path' | 'quote'> | undefined {
  const index = spec?.volumes?.findIndex(({ name }) => name === volume) ?? -1;
  const quote = spec?.volumes?.[index]?.hostPath?.type;
  return quote ? { path: `/spec/volumes/${index}/hostPath/type`, quote } : undefined;
}

import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { podToNode } from '../../../readings/edges/pod-to-node.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { REPEATED_MS } from '../../../readings/freshness.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { isMounting } from '../../../readings/pods/being-made.ts';
import { isWithin } from '../../../readings/time.ts';
import { present } from '../../../text/present.ts';
import { behindMessage } from '../../signs/logs/behind-message.ts';
import { mountFailedWords, type MountFailed } from './mount-failed.words.ts';
import { attachmentSlots } from './signs/attachment-slots.ts';
import { attacherBehind, driverOf, handleOf, pluginBehind } from './signs/driver-behind.ts';
import { illVolumeBehind } from './signs/driver-objects.ts';
import { storageWords } from './signs/storage-words.ts';
import { volumeHolder } from './signs/volume-holder.ts';

/** The kubelet's and the attach controller's words; the first that matches is the most exact. */
type MountRow = Readonly<{ why: MountFailed['why']; says: RegExp; isExact?: true; isOnce?: true }>;

const ROWS: readonly MountRow[] = [
  {
    why: 'host-path',
    says: /for volume "(?<volume>[^"]+)" ?: hostPath type check failed: (?<what>.+?) is not (?:an? )?\w+/,
    isExact: true,
  },
  {
    why: 'multi-attach',
    says: /Multi-Attach error for volume "(?<volume>[^"]+)" Volume is already (?:used by pod\(s\) (?<what>[^\n]+)|exclusively attached to one node)/,
    isExact: true,
    isOnce: true, // until the attach controller is started again (reconciler, MultiAttachErrorReported)
  },
  {
    why: 'multi-attach', // in the words of a driver that knows its attachments
    says: /AttachVolume\.Attach failed for volume "(?<volume>[^"]+)".* attached to (?:a )?different node (?<node>[\w.-]+)/,
    isExact: true,
  },
  {
    why: 'no-driver',
    says: /driver name (?<what>\S+) not found in the list of registered CSI drivers/,
    isExact: true,
  },
  {
    why: 'attach-limit', // EBS, Azure Disk, Persistent Disk, Cinder
    says: /AttachVolume\.Attach failed for volume "(?<volume>[^"]+)".*(?:Attachment ?limit ?exceeded|maximum number of (?:data )?disks|maximum_persistent_disks|maximum number of (?:volumes|attachments))/is,
  },
  { why: 'attach', says: /AttachVolume\.Attach failed for volume "(?<volume>[^"]+)"/ },
  {
    why: 'unread', // of a ConfigMap, a Secret or a token, which may well exist
    says: /MountVolume\.SetUp failed for volume "(?<volume>[^"]+)" ?: failed to (?:sync (?:configmap|secret) cache: timed out|fetch token: (?!.*(?:not found|forbidden)))/,
  },
  {
    why: 'device-busy', // util-linux; mke2fs; blkid of a device that multipathd has claimed
    says: /MountVolume\.\w+ failed for volume "(?<volume>[^"]+)".*(?<what>\/dev\/[\w./-]+)"?:? (?:is )?(?:already mounted or [^\n]{0,400}busy|apparently in use by the system)/s,
  },
  {
    why: 'device-busy',
    says: /MountVolume\.\w+ failed for volume "(?<volume>[^"]+)".*\bmpath_member\b/s,
  },
  {
    why: 'mount', // not what the kubelet takes from the API server, of which other causes tell
    says: /MountVolume\.(?:MountDevice|SetUp|WaitForAttach) failed for volume "(?<volume>[^"]+)" ?: (?=.*(?:rpc error: code|mount failed: exit status|mount\.nfs|fsck|wrong fs type|kubernetes\.io\/csi|volume attachment))/s,
  },
];

/** A volume cannot be attached to a pod's node or mounted there. */
export const mountFailed: Cause<MountFailed, 'Pod'> = {
  id: 'storage/mount-failed',
  of: ['Pod'],
  explains: ['container-waiting'],

  *explain({ on, reason }, world, pod) {
    const found = isMounting(reason, pod) ? lately(on, world) : undefined;
    if (!found) return;

    const { row, said, groups } = found;
    const volume = groups['volume'] ?? '';
    const holder = row.why === 'multi-attach' ? volumeHolder(volume, pod, world) : undefined;
    const behind = illVolumeBehind(volume, world);
    const at = holder?.node.name ?? groups['node'];
    const program = behindOf(row.why, volume, groups['what'], pod, world);
    const field = row.why === 'host-path' ? hostPathOf(pod, volume) : undefined;
    const slots = row.why === 'attach' ? attachmentSlots(volume, pod, world) : undefined;
    const told = program.pods && toldBy(program.pods, said.quote, volume, pod, world);
    yield {
      ...accountableFor(on, world),
      params: {
        why: row.why,
        volume,
        what: groups['what'] ?? '',
        type: field?.quote ?? '',
        node: pod.spec?.nodeName ?? '',
        said: storageWords(said.quote),
        ...present({ holder: at, driver: program.driver, slots: slots?.slots, told: told?.behind }),
        ...(behind && { behind: { name: behind.on.name, said: behind.what } }),
      },
      evidence: [
        said,
        ...(field ? [{ source: 'field', on, ...field } as const] : []),
        ...(holder ? [holder.evidence] : []),
        ...(behind ? [behind.evidence] : []),
        ...(slots?.evidence ?? []),
        ...(told ? [told.evidence] : []),
      ],
      strength: row.isExact && isWithin(REPEATED_MS, said.at, world.now) ? 'entails' : 'fits',
      ...present({ because: program.because }),
      ...(holder?.isLost && { because: { at: holder.node, edge: podToNode.id } }),
    };
  },

  ...mountFailedWords,
};

/** What of the driver is to attach or mount the volume. */
function behindOf(
  why: MountFailed['why'],
  volume: string,
  what: string | undefined,
  { spec }: Resource<'Pod'>,
  world: World,
): ReturnType<typeof pluginBehind> {
  if (why === 'attach') return attacherBehind(volume, world);
  const node = spec?.nodeName ?? '';
  if (why === 'no-driver') return pluginBehind(what ?? '', node, world);
  const driver = why === 'mount' ? driverOf(volume, world) : undefined;
  const { because, pods } = driver ? pluginBehind(driver, node, world) : {};
  return present({ because, pods }); // it runs, for it answers
}

/** What the log of the driver's program says of it. */
function toldBy(
  pods: readonly Resource<'Pod'>[],
  message: string,
  volume: string,
  { metadata }: Resource<'Pod'>,
  world: World,
): ReturnType<typeof behindMessage> {
  const handle = handleOf(volume, world) ?? '';
  return behindMessage({ message, names: [volume, handle, metadata?.uid ?? ''], pods }, world);
}

/** The newest report that says anything of these. */
function lately(on: Ref, world: World) {
  const reports = eventsSaying(['FailedMount', 'FailedAttachVolume', 'FailedMapVolume'], on, world);
  const [attached] = eventsSaying(['SuccessfulAttachVolume'], on, world);
  const since = Date.parse(attached?.at ?? '');
  const isOver = ({ quote, at }: Evidence) =>
    Date.parse(at ?? '') <= since && /Multi-Attach|AttachVolume\.Attach/.test(quote);
  const open = reports.filter((one) => !isOver(one));
  for (const row of ROWS) {
    for (const said of open) {
      if (!row.isOnce && !isWithin(REPEATED_MS, said.at, world.now)) continue;
      const match = row.says.exec(said.quote);
      if (match && (row.why !== 'unread' || said === open[0]))
        return { row, said, groups: match.groups ?? {} };
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

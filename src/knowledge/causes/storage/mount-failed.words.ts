import type { Bilingual } from '../../../domain/lang.ts';
import type { AdviceWords, ExtraAdvice, Cause } from '../../../domain/model.ts';
import { behindCheck, behindWords, type Behind } from '../../words/behind-words.ts';
import type { Slots } from './signs/attachment-slots.ts';
import type { DriverBehind } from './signs/driver-behind.ts';

/** `what` is the path of a host, the driver, or who else uses the volume; `type` is what a hostPath asks for. */
export type MountFailed = Readonly<{
  why:
    | 'host-path'
    | 'multi-attach'
    | 'no-driver'
    | 'attach-limit'
    | 'attach'
    | 'unread'
    | 'device-busy'
    | 'mount';
  volume: string;
  what: string;
  type: string;
  node: string;
  said: string;
  behind?: Readonly<{ name: string; said: string }>; // the driver's own object of the volume, and what that says
  holder?: string; // the node where another pod mounts the same claim
  driver?: DriverBehind;
  slots?: Slots; // of the node, where few seem to be left
  told?: Behind; // in the log of the driver's program
}>;
type ByWhy = (what: string) => Readonly<Record<MountFailed['why'], AdviceWords>>;

/** A volume that cannot be mounted, in words. */
export const mountFailedWords: Pick<Cause<MountFailed>, 'text' | 'advice'> = {
  text: {
    en: (
      { name },
      { why, volume, what, type, node, said, holder, behind, driver, slots, told },
    ) => ({
      title: `\`${name}\`: a volume cannot be mounted`,
      sentence: {
        'host-path': `\`${name}\` mounts the hostPath \`${what}\` of its node, which has to be a ${type || 'file of another type'}: on node \`${node}\` it is missing or something else.`,
        'multi-attach': `\`${name}\` needs the volume \`${volume}\` on node \`${node}\`, but it is still attached to ${holder ? `node \`${holder}\`` : 'another node'}${what ? `, where \`${what}\` uses it` : ''}, and can be attached to one node only (Multi-Attach error).`,
        'no-driver': `\`${name}\` needs a volume of the CSI driver \`${what}\`, which is not registered on node \`${node}\`: its pod there does not run, or has only just started.`,
        'attach-limit': `The volume \`${volume}\` of \`${name}\` cannot be attached to node \`${node}\`: the machine holds as many volumes as it may (“${said}”).`,
        attach: `The volume \`${volume}\` of \`${name}\` cannot be attached to node \`${node}\`: “${said}”.`,
        unread: `Node \`${node}\` did not get in time from the API server what the volume \`${volume}\` of \`${name}\` holds: “${said}”. No storage is involved.`,
        'device-busy': `The volume \`${volume}\` of \`${name}\` is attached to node \`${node}\`, and something there already holds its device${what ? ` \`${what}\`` : ''}: “${said}”. Most often that is multipathd, which claims new block devices (Longhorn, iSCSI, Ceph RBD) as paths of its own; else a mount that was left behind.`,
        mount: `The volume \`${volume}\` of \`${name}\` cannot be mounted on node \`${node}\`: “${said}”.`,
      }[why],
      ...(behind && { detail: `Its storage says of volume \`${behind.name}\`: ${behind.said}.` }),
      ...(why === 'host-path' && { detail: `The kubelet: “${said}”.` }),
      so: `${driver ? DRIVER.en(driver, node) : ''}${slots ? FULL.en(slots) : ''}${told ? `${behindWords.en(told)} ` : ''}The pod stays in ContainerCreating until it is mounted; the kubelet tries again by itself.`,
    }),
    ko: (
      { name },
      { why, volume, what, type, node, said, holder, behind, driver, slots, told },
    ) => ({
      title: `\`${name}\`: 볼륨을 마운트할 수 없습니다`,
      sentence: {
        'host-path': `\`${name}\` 워크로드가 마운트하는 노드의 hostPath \`${what}\` 경로는 ${type || '다른'} 유형이어야 하는데, \`${node}\` 노드에는 없거나 다른 유형입니다.`,
        'multi-attach': `\`${name}\` 워크로드의 볼륨 \`${volume}\` 객체가 \`${node}\` 노드에 필요하지만, 아직 ${holder ? `\`${holder}\` 노드` : '다른 노드'}에 붙어 있습니다${what ? `(\`${what}\` 파드가 사용 중)` : ''}. 한 번에 한 노드에만 붙일 수 있습니다(Multi-Attach error).`,
        'no-driver': `\`${name}\` 워크로드에 CSI 드라이버 \`${what}\` 볼륨이 필요하지만, \`${node}\` 노드에 등록되어 있지 않습니다. 그 노드의 드라이버 파드가 실행되지 않거나 막 시작한 상태입니다.`,
        'attach-limit': `\`${name}\` 워크로드의 볼륨 \`${volume}\` 객체를 \`${node}\` 노드에 붙일 수 없습니다. 그 머신에 붙일 수 있는 볼륨 수가 찼습니다(“${said}”).`,
        attach: `\`${name}\` 워크로드의 볼륨 \`${volume}\` 객체를 \`${node}\` 노드에 붙일 수 없습니다: “${said}”.`,
        unread: `\`${node}\` 노드가 \`${name}\` 워크로드의 볼륨 \`${volume}\` 내용을 API 서버에서 제때 받지 못했습니다: “${said}”. 스토리지 문제가 아닙니다.`,
        'device-busy': `\`${name}\` 워크로드의 볼륨 \`${volume}\` 객체가 \`${node}\` 노드에 붙었지만 다른 것이 그 장치${what ? ` \`${what}\`` : ''}를 이미 잡고 있습니다: “${said}”. 대개 새 블록 장치(Longhorn, iSCSI, Ceph RBD)를 자기 경로로 잡는 multipathd이며, 아니면 남아 있는 마운트입니다.`,
        mount: `\`${name}\` 워크로드의 볼륨 \`${volume}\` 객체를 \`${node}\` 노드에 마운트할 수 없습니다: “${said}”.`,
      }[why],
      ...(behind && { detail: `스토리지가 말하는 볼륨 \`${behind.name}\` 상태: ${behind.said}.` }),
      ...(why === 'host-path' && { detail: `kubelet의 메시지: “${said}”.` }),
      so: `${driver ? DRIVER.ko(driver, node) : ''}${slots ? FULL.ko(slots) : ''}${told ? `${behindWords.ko(told)} ` : ''}마운트될 때까지 파드는 ContainerCreating 상태로 남으며 kubelet이 계속 다시 시도합니다.`,
    }),
  },

  advice: {
    choose: (_, { why, what, slots, told }) => ({
      en: checked(inEnglish(what)[slots ? 'attach-limit' : why], behindCheck(told, 'en')),
      ko: checked(inKorean(what)[slots ? 'attach-limit' : why], behindCheck(told, 'ko')),
      extra: why === 'host-path' ? [onTheNode(what)] : [],
    }),
  },
};

/** With what its log asks to look at, where that is known. */
function checked(advice: AdviceWords, check: string | undefined): AdviceWords {
  return check ? { ...advice, text: check } : advice;
}

/** That the places of the machine seem to be used up, before what follows. */
const FULL: Bilingual<(slots: Slots) => string> = {
  en: ({ attached, allowed }) =>
    `${attached} volumes are attached to that node, and its CSINode allows ${allowed}. Root disks and network interfaces take places of the machine as well, so that its limit is mostly reached earlier: the scheduler trusts the number of the CSINode. `,
  ko: ({ attached, allowed }) =>
    `그 노드에 볼륨 ${attached}개가 붙어 있고 CSINode가 허용하는 수는 ${allowed}개입니다. 루트 디스크와 네트워크 인터페이스도 머신의 자리를 쓰므로 실제 한도(attachment limit)에 먼저 닿는 경우가 많습니다. 스케줄러는 CSINode의 수를 믿습니다. `,
};

/** What of its driver is missing, before what follows. */
const DRIVER: Bilingual<(driver: DriverBehind, node: string) => string> = {
  en: ({ is, program }, node) =>
    is === 'none'
      ? 'No DaemonSet of that driver was found in the cluster: it may not be installed. '
      : `Its DaemonSet \`${program}\` has no pod on node \`${node}\`: see its node selector and tolerations. `,
  ko: ({ is, program }, node) =>
    is === 'none'
      ? '클러스터에 그 드라이버의 DaemonSet이 없습니다. 설치되지 않았을 수 있습니다. '
      : `그 DaemonSet \`${program}\` 파드가 \`${node}\` 노드에 없습니다. 노드 셀렉터와 톨러레이션을 확인하십시오. `,
};

const inEnglish: ByWhy = (what) => {
  const storage = {
    title: 'Look after the storage',
    text: "See what the storage says of the volume: its controller's log, its network, its file system. Do not detach or format it by hand while a pod may write to it.",
  };
  return {
    'host-path': {
      title: 'Create the path on the node',
      text: 'Let the kubelet create an empty directory (hostPath type DirectoryOrCreate) if the program can begin with one.',
    },
    'multi-attach': {
      title: 'Let the old pod go first',
      text: `End ${what ? `\`${what}\`, which` : 'the pod that'} still uses the volume. In a Deployment the strategy Recreate has the old pod go before the new one comes. If its node is dead, the volume is detached after 6 minutes, or at once with the taint node.kubernetes.io/out-of-service. Do not force it off while the node may still write.`,
    },
    'no-driver': {
      title: 'Bring the driver to the node',
      text: `Look at the pod of the CSI driver \`${what}\` on that node: its DaemonSet has to run there, and its driver-registrar has to be Ready.`,
    },
    'attach-limit': {
      title: 'Have it run on another node',
      text: 'Cordon that node, delete the pod so that it is placed again, and uncordon the node. That the scheduler chose it at all usually means that it counts too many free places: see `allocatable.count` of the CSINode, and keep some for root disks and network interfaces (`--reserved-volume-attachments` or `--volume-attach-limit` of the EBS driver).',
    },
    'device-busy': {
      title: 'See who holds the device',
      text: 'On the node: `lsblk` shows an `mpath` below the device if multipathd holds it (`multipath -ll`, `multipath -t`). Then blacklist these devices in `/etc/multipath.conf` (such as `devnode "^sd[a-z0-9]+"`; keep real multipath disks out of it), restart multipathd and delete the pod. Without an `mpath`, `findmnt` shows the old mount.',
    },
    attach: storage,
    unread: {
      title: 'See whether it passes, and what the kubelet says',
      text: 'After a start of the kubelet or the API server it passes by itself within minutes. If it stays, see that the ConfigMap or Secret exists. If other pods of that node wait as well, its kubelet does not get through to the API server: its log says why (network, certificate, load).',
    },
    mount: storage,
  };
};

const inKorean: ByWhy = (what) => {
  const storage = {
    title: '스토리지 점검',
    text: '볼륨에 대해 스토리지가 남긴 기록(컨트롤러 로그, 네트워크, 파일 시스템)을 확인하십시오. 파드가 쓸 수 있는 동안에는 손으로 분리하거나 포맷하지 마십시오.',
  };
  return {
    'host-path': {
      title: '노드에 경로 생성',
      text: '빈 디렉터리로 시작해도 되는 프로그램이라면 hostPath 유형을 DirectoryOrCreate 값으로 두어 kubelet이 만들게 하십시오.',
    },
    'multi-attach': {
      title: '이전 파드를 먼저 종료',
      text: `${what ? `\`${what}\`` : '볼륨을 쓰는'} 파드를 먼저 끝내십시오. Deployment라면 Recreate 전략이 이전 파드를 먼저 끝냅니다. 그 노드가 죽었다면 6분 뒤 분리되며, node.kubernetes.io/out-of-service 테인트를 쓰면 바로 분리됩니다. 노드가 아직 쓸 수 있을 때는 강제로 분리하지 마십시오.`,
    },
    'no-driver': {
      title: '노드의 드라이버 점검',
      text: `그 노드에 있는 CSI 드라이버 \`${what}\` 파드를 확인하십시오. DaemonSet 파드가 실행되고 driver-registrar가 Ready 상태여야 합니다.`,
    },
    'attach-limit': {
      title: '다른 노드에서 실행',
      text: '그 노드를 cordon하고 파드를 지워 다시 배치되게 한 뒤 uncordon하십시오. 스케줄러가 그 노드를 고른 것은 대개 남은 자리를 너무 많게 세기 때문입니다. CSINode의 `allocatable.count` 값을 보고, 루트 디스크와 네트워크 인터페이스 몫을 남기십시오(EBS 드라이버의 `--reserved-volume-attachments` 또는 `--volume-attach-limit`).',
    },
    'device-busy': {
      title: '장치를 잡고 있는 것 확인',
      text: '노드에서 `lsblk` 결과에 장치 아래 `mpath` 항목이 보이면 multipathd가 잡은 것입니다(`multipath -ll`, `multipath -t`). 그러면 `/etc/multipath.conf` 파일의 blacklist에 그 장치를 넣고(예: `devnode "^sd[a-z0-9]+"`, 실제 multipath 디스크는 제외) multipathd를 다시 시작한 뒤 파드를 지우십시오. `mpath` 항목이 없으면 `findmnt` 명령으로 남은 마운트를 찾으십시오.',
    },
    attach: storage,
    unread: {
      title: '저절로 풀리는지, kubelet이 무엇이라 하는지 확인',
      text: 'kubelet이나 API 서버가 시작된 직후라면 몇 분 안에 저절로 풀립니다. 계속되면 ConfigMap이나 Secret이 있는지 보십시오. 그 노드의 다른 파드도 기다리면 kubelet이 API 서버에 닿지 못하는 것이며, 이유(네트워크, 인증서, 부하)는 kubelet 로그에 있습니다.',
    },
    mount: storage,
  };
};

function onTheNode(what: string): ExtraAdvice {
  return {
    en: {
      title: 'Or create the path on the node',
      text: `Or create \`${what}\` on the nodes where the pod may run.`,
    },
    ko: {
      title: '또는 노드에 경로 생성',
      text: `또는 파드가 실행될 노드에 \`${what}\` 경로를 만드십시오.`,
    },
  };
}

import type { Wording } from '../wording.ts';

/** What the kubelet and the runtime say of a volume that is there, and cannot be entered. */
export const mountWordings: readonly Wording[] = [
  {
    id: 'device-busy',
    says: [
      /(?<device>\/dev\/[\w./-]+)"?:? (?:is )?(?:already mounted or .{0,400}busy|apparently in use by the system)/,
      /(?<device>\/dev\/[\w./-]+) .*\bmpath_member\b/,
    ],
    strength: 'fits',
    en: [
      'something on the node already holds the device {device}',
      'The volume is attached, and its device {device} cannot be mounted because it is busy. Most often multipathd has claimed it: it takes new block devices (Longhorn, iSCSI, Ceph RBD) for paths of its own. Else a mount was left behind.',
      'On the node: `lsblk {device}` shows an `mpath` below it if multipathd holds it (`multipath -ll`). Then blacklist these devices in `/etc/multipath.conf` (such as `devnode "^sd[a-z0-9]+"`; not real multipath disks), restart multipathd and delete the pod. Else `findmnt {device}` shows the old mount.',
    ],
    ko: [
      '노드에서 다른 것이 {device} 장치를 이미 잡고 있습니다',
      '볼륨은 붙었지만 장치({device})가 사용 중이라 마운트할 수 없습니다. 대개 multipathd가 새 블록 장치(Longhorn, iSCSI, Ceph RBD)를 자기 경로로 잡은 것이며, 아니면 마운트가 남아 있는 것입니다.',
      '노드에서 `lsblk {device}` 결과에 `mpath` 항목이 보이면 multipathd가 잡은 것입니다(`multipath -ll`). 그러면 `/etc/multipath.conf` 파일의 blacklist에 그 장치를 넣고(예: `devnode "^sd[a-z0-9]+"`, 실제 multipath 디스크는 제외) multipathd를 다시 시작한 뒤 파드를 지우십시오. 아니면 `findmnt {device}` 명령으로 남은 마운트를 찾으십시오.',
    ],
  },
  {
    id: 'sub-path',
    says: [
      /failed to (?:prepare subPath|create subPath directory) for volumeMount "(?<mount>[^"]+)" of container "(?<container>[^"]+)"/,
    ],
    en: [
      'the subPath of mount {mount} in container {container} cannot be prepared',
      'The kubelet has the volume `{mount}`, and can neither find nor make in it what the `subPath` of container `{container}` names.',
      'It makes a directory only on a volume that it may write: not in one that is read-only, full, or an export that maps root to nobody (root_squash). A link in the path that leads out of the volume is refused, too. `journalctl -u kubelet` of the node says which. Make the directory in the volume, or mount it without `subPath`.',
    ],
    ko: [
      '{container} 컨테이너의 {mount} 마운트: subPath 준비 실패',
      'kubelet에 `{mount}` 볼륨은 있지만 `{container}` 컨테이너의 `subPath` 경로를 그 안에서 찾거나 만들지 못합니다.',
      '쓸 수 있는 볼륨에만 디렉터리를 만듭니다. 읽기 전용이거나 가득 찼거나 root를 nobody로 바꾸는 내보내기(root_squash)면 만들지 못하고, 볼륨 밖으로 나가는 링크도 거부됩니다. 노드의 `journalctl -u kubelet` 로그에 이유가 있습니다. 볼륨에 디렉터리를 만들거나 `subPath` 없이 마운트하십시오.',
    ],
  },
  {
    id: 'mount-lost',
    says: [/failed to mkdir "(?<path>\/[^"]+)".*file exists/],
    strength: 'fits',
    en: [
      'the mount at {path} has lost its storage',
      'Something is mounted at `{path}`, and what is behind it has gone: its server, its export, or the driver on the node that served it. The node still holds the old mount, so that nothing can enter it.',
      "See whether the storage's driver runs on that node and its server answers; then delete the pod, and the kubelet mounts it again.",
    ],
    ko: [
      '{path} 마운트가 스토리지를 잃었습니다',
      '`{path}` 경로의 마운트 뒤에 있던 서버, 내보내기, 또는 노드의 드라이버가 사라졌습니다. 노드가 옛 마운트를 잡고 있어 들어갈 수 없습니다.',
      '그 노드에서 스토리지 드라이버가 실행 중인지, 서버가 응답하는지 확인한 뒤 파드를 지우면 kubelet이 다시 마운트합니다.',
    ],
  },
];

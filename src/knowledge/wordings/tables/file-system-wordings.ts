import type { Wording } from '../wording.ts';

/** What a node says when it cannot put a disk or a share into its tree. */
export const fileSystemWordings: readonly Wording[] = [
  {
    id: 'mount-helper-missing',
    says: [
      /wrong fs type, bad option, bad superblock on (?<what>[\w.-]+:\/\S*|\/\/\S+?),/,
      /you might need a \/sbin\/mount\.(?<what>\w+) helper program/,
    ],
    strength: 'fits',
    en: [
      'the node cannot mount {what}: the client for it is mostly missing',
      'For NFS and SMB the node itself needs a helper (`mount.nfs`, `mount.cifs`). Without it mount takes the address for a disk and says so.',
      'Install `nfs-common` (Debian, Ubuntu), `nfs-utils` (RHEL) or `cifs-utils` on every node. If it is there, an option of the StorageClass or the volume (`mountOptions`) is wrong.',
    ],
    ko: [
      '노드가 {what} 마운트를 못 합니다: 대개 클라이언트가 없습니다',
      'NFS와 SMB는 노드에 도우미(`mount.nfs`, `mount.cifs`)가 있어야 합니다. 없으면 mount가 주소를 디스크로 알고 이렇게 말합니다.',
      '모든 노드에 `nfs-common`(Debian, Ubuntu), `nfs-utils`(RHEL), `cifs-utils`를 설치하십시오. 이미 있다면 StorageClass나 볼륨의 옵션(`mountOptions`)이 잘못된 것입니다.',
    ],
  },
  {
    id: 'file-system-errors',
    says: [/'fsck' found errors on device (?<device>\S+?) but could not correct them/],
    en: [
      'the file system on {device} is damaged',
      'Before it mounts, the kubelet lets fsck repair the file system, and that needs a decision by a person: files may be lost.',
      'Take a snapshot of the volume first. Scale the workload to 0, attach the volume to a machine and run `fsck -y {device}` there; or restore a backup.',
    ],
    ko: [
      '{device} 파일 시스템이 손상되었습니다',
      'kubelet은 마운트 전에 fsck로 고치는데 자동으로 고칠 수 없는 오류입니다. 파일이 사라질 수 있어 사람이 결정해야 합니다.',
      '먼저 볼륨의 스냅숏을 뜨십시오. 워크로드를 0으로 줄이고 볼륨을 연결한 서버에서 `fsck -y {device}` 명령을 실행하거나 백업을 복원하십시오.',
    ],
  },
  {
    id: 'xfs-twice',
    says: [/XFS \((?<device>[^)]+)\): Filesystem has duplicate UUID/],
    en: [
      'the node has a copy of this XFS file system mounted already',
      'A clone or snapshot has the same UUID as its source, and XFS mounts each UUID once per node.',
      'Mount it with `nouuid` (mountOptions of the StorageClass or PersistentVolume), or on another node.',
    ],
    ko: [
      '같은 XFS 파일 시스템의 복사본이 노드에 이미 마운트되어 있습니다',
      '복제본이나 스냅숏은 원본과 UUID가 같고, XFS는 노드마다 UUID 하나만 마운트합니다.',
      '`nouuid` 옵션(StorageClass나 PersistentVolume의 mountOptions)으로 마운트하거나 다른 노드를 쓰십시오.',
    ],
  },
  {
    id: 'file-system-too-new',
    says: [
      /Superblock has unknown (?:read-only |in)?compatible features(?: \((?<features>[^)]+)\))?/,
    ],
    en: [
      'the kernel of the node is older than the file system',
      'The volume was formatted by newer tools with features that this kernel does not know.',
      'Use nodes with a newer kernel, or have new volumes formatted without these features (an older image of the CSI driver, or `mkfs` options).',
    ],
    ko: [
      '노드의 커널이 파일 시스템보다 오래되었습니다',
      '볼륨이 이 커널이 모르는 기능으로 포맷되었습니다(더 새로운 도구).',
      '더 새로운 커널의 노드를 쓰거나, 새 볼륨을 그 기능 없이 포맷하십시오(CSI 드라이버의 이전 이미지나 `mkfs` 옵션).',
    ],
  },
  {
    id: 'volume-operation-running',
    is: 'effect',
    says: [/An operation with the given Volume(?: ID)? (?<volume>\S+) already exists/i],
    en: [
      'an earlier request about volume {volume} still runs',
      'The CSI driver does one thing at a time per volume, and the first request has not come back. That one is slow or hangs; this message only follows from it.',
      'Look for the first failure of that volume in the log of the driver (its controller or the pod on that node), and at the storage itself: unreachable, full, or slow.',
    ],
    ko: [
      '볼륨 {volume}에 대한 앞선 요청이 아직 끝나지 않았습니다',
      'CSI 드라이버는 볼륨마다 한 번에 하나씩 처리하는데 첫 요청이 돌아오지 않았습니다. 그 요청이 느리거나 멈춘 것이며 이 메시지는 그 결과입니다.',
      '드라이버 로그(컨트롤러나 그 노드의 파드)에서 이 볼륨의 첫 실패를 찾고, 스토리지 자체(연결 불가, 가득 참, 느림)를 보십시오.',
    ],
  },
  {
    id: 'image-still-used',
    says: [/rbd image (?<image>\S+) is still being used/],
    en: [
      'another node still has the disk {image} (Ceph RBD)',
      'The image has a watcher: the node on which it was mounted has not let go of it, because it is down, cut off, or still has it in use.',
      '`rbd status {image}` shows the address of the watcher. If that node is surely off: `ceph osd blocklist add <address>`; otherwise let it unmount first, or two would write.',
    ],
    ko: [
      '다른 노드가 아직 디스크 {image} 이미지를 쓰고 있습니다(Ceph RBD)',
      '이미지에 watcher가 있습니다. 마운트했던 노드가 꺼졌거나 끊겼거나 아직 쓰고 있어 놓지 않았습니다.',
      '`rbd status {image}`에 watcher의 주소가 나옵니다. 그 노드가 확실히 꺼졌다면 `ceph osd blocklist add <주소>`, 아니면 먼저 언마운트하게 하십시오. 둘이 동시에 쓰면 안 됩니다.',
    ],
  },
  {
    id: 'handle-stale',
    says: [/\bstale (?:NFS )?file handle\b/i],
    en: [
      'the NFS server no longer knows a file or share that is mounted',
      'The export was made anew, moved or deleted on the server while nodes had it mounted. The mount does not recover by itself.',
      'Delete the pods that have it, so that the node mounts it again; if unmounting hangs: `umount -l` on the node. Then look what happened to the export.',
    ],
    ko: [
      'NFS 서버가 마운트된 파일이나 공유를 더는 알지 못합니다',
      '노드가 마운트한 동안 서버에서 export를 다시 만들거나 옮기거나 지웠습니다. 마운트는 스스로 회복하지 않습니다.',
      '노드가 다시 마운트하도록 해당 파드를 지우십시오. 언마운트가 멈추면 노드에서 `umount -l`을 쓰십시오. 그다음 export에 무슨 일이 있었는지 보십시오.',
    ],
  },
];

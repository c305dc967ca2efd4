import type { Wording } from '../wording.ts';

/** What the tools of a node write when it cannot mount a volume. */
export const nodeStorageWordings: readonly Wording[] = [
  {
    id: 'nfs-refused',
    says: [/mount\.nfs4?: access denied by server while mounting (?<path>\S+)/],
    en: [
      'the NFS server does not let the node mount {path}',
      'The server was reached and refused: the export does not name the address of this node, or the path is not exported.',
      '`showmount -e <server>` from the node, `/etc/exports` (and `exportfs -ra`) of the server: the addresses of all nodes have to be in it, as does `no_root_squash` if the program writes as root.',
    ],
    ko: [
      'NFS 서버가 노드의 {path} 마운트를 거부합니다',
      '서버에 닿았지만 거부되었습니다. export 목록에 이 노드의 주소가 없거나 그 경로가 export되지 않았습니다.',
      '노드에서 `showmount -e <서버>` 결과를, 서버에서 `/etc/exports`(와 `exportfs -ra`)를 보십시오. 모든 노드의 주소가 있어야 하고, 프로그램이 root로 쓰면 `no_root_squash` 옵션도 필요합니다.',
    ],
  },
  {
    id: 'iscsi-login',
    says: [
      /iscsiadm: (?:Could not login to .*target: (?<target>[^,\]]+)|initiator reported error \((?<code>\d+))/,
    ],
    strength: 'fits',
    en: [
      'the node cannot log in to an iSCSI target',
      'The volume is served over iSCSI, and the login of the node failed: the target is not up, port 3260 is blocked, or `iscsid` does not run on the node.',
      'On the node: `systemctl status iscsid`, `iscsiadm -m session`, and whether the portal answers on 3260. With Longhorn: the instance manager of the volume.',
    ],
    ko: [
      '노드가 iSCSI 타깃에 로그인하지 못합니다',
      '볼륨이 iSCSI로 제공되는데 노드의 로그인이 실패했습니다. 타깃이 떠 있지 않거나, 3260 포트가 막혔거나, 노드에서 `iscsid` 서비스가 실행되지 않습니다.',
      '노드에서 `systemctl status iscsid`, `iscsiadm -m session` 결과와 3260 포트 응답을 확인하십시오. Longhorn이면 볼륨의 instance manager를 보십시오.',
    ],
  },
  {
    id: 'file-system-damaged',
    says: [/wrong fs type, bad option, bad superblock on (?<device>\/dev\/[^\s,]+)/],
    strength: 'fits',
    en: [
      'the file system on {device} cannot be mounted',
      'The kernel does not take what is on {device} for the file system that was asked: another type, a damaged superblock, a missing helper on the node, or an xfs with features that the kernel of the node does not know.',
      'On the node: `blkid {device}` and `dmesg | tail`. Make a snapshot before any repair (`fsck`, `xfs_repair`), and detach the volume from its pod first.',
    ],
    ko: [
      '{device} 장치의 파일 시스템을 마운트할 수 없습니다',
      '커널이 {device} 장치의 내용을 요청한 파일 시스템으로 받지 않습니다. 다른 유형이거나, 슈퍼블록이 손상되었거나, 노드에 도우미 프로그램이 없거나, 노드의 커널이 모르는 xfs 기능을 씁니다.',
      '노드에서 `blkid {device}`, `dmesg | tail` 결과를 보십시오. 복구(`fsck`, `xfs_repair`) 전에 스냅샷을 만들고 파드에서 볼륨을 분리하십시오.',
    ],
  },
];

import type { Wording } from '../wording.ts';

/** What is said of claims that wait or are to grow, and of the nodes and disks of Longhorn. */
export const claimWordings: readonly Wording[] = [
  {
    id: 'claim-missing',
    says: [/persistentvolumeclaim "(?<claim>[^"]+)" not found/],
    en: [
      'there is no claim {claim}',
      'A pod (or a VolumeSnapshot) names the claim `{claim}`, which is not in its namespace; it waits until that is there.',
      '`kubectl get pvc -n <namespace>` shows what there is: a name that is wrong by a letter, another namespace, or a claim that was deleted with its release.',
    ],
    ko: [
      '클레임 {claim}: 없음',
      '파드(또는 VolumeSnapshot)가 말하는 `{claim}` 클레임이 네임스페이스에 없습니다. 생길 때까지 기다립니다.',
      '`kubectl get pvc -n <namespace>` 명령으로 있는 것을 보십시오. 이름의 오타, 다른 네임스페이스, 릴리스와 함께 삭제된 클레임이 흔합니다.',
    ],
  },
  {
    id: 'provisioner-waited-for',
    is: 'effect',
    says: [/created(?:,)? either by the external provisioner '(?<provisioner>[^']+)'/],
    repeats: ['provisioning-failed'],
    en: [
      'the claim waits for provisioner {provisioner}',
      'Kubernetes has handed the claim over to `{provisioner}`. That line comes with every claim; if nothing follows it for minutes, the provisioner does not run, or does not answer.',
      'Look at the pods of `{provisioner}` (its csi-provisioner or controller) and at the events of the claim after this one: `why pvc/<claim>` does both.',
    ],
    ko: [
      '클레임이 프로비저너를 기다립니다: {provisioner}',
      'Kubernetes가 클레임을 `{provisioner}` 프로비저너에 넘겼습니다. 모든 클레임에 나오는 줄이며, 몇 분이 지나도 뒤따르는 것이 없으면 프로비저너가 실행되지 않거나 응답하지 않습니다.',
      '`{provisioner}` 파드(csi-provisioner 또는 컨트롤러)와 클레임의 다음 이벤트를 보십시오. `why pvc/<claim>` 명령이 둘 다 봅니다.',
    ],
  },
  {
    id: 'resize-static',
    says: [/only dynamically provisioned pvc can be resized/],
    en: [
      'the claim has no class that lets it grow',
      'The API server lets only claims grow that have a StorageClass with `allowVolumeExpansion: true`. The class of this one lacks that, or it has none: its volume was made by hand. Nothing was changed.',
      '`kubectl get storageclass` has the column ALLOWVOLUMEEXPANSION. Where its driver can, set it on the class (`kubectl patch storageclass <class> -p \'{"allowVolumeExpansion":true}\'`) and try again. Without a class, or where the driver cannot: make a larger claim and copy the data over.',
    ],
    ko: [
      '클레임에 크기를 늘릴 수 있는 클래스가 없습니다',
      'API 서버는 `allowVolumeExpansion: true` 설정이 있는 StorageClass의 클레임만 늘리게 합니다. 이 클레임의 클래스에 그 설정이 없거나, 사람이 만든 볼륨이어서 클래스가 없습니다. 바뀐 것은 없습니다.',
      '`kubectl get storageclass` 목록의 ALLOWVOLUMEEXPANSION 열을 보십시오. 드라이버가 지원하면 클래스에 설정한 뒤(`kubectl patch storageclass <class> -p \'{"allowVolumeExpansion":true}\'`) 다시 시도하십시오. 클래스가 없거나 드라이버가 지원하지 않으면 더 큰 클레임을 만들어 데이터를 복사하십시오.',
    ],
  },
  {
    id: 'replica-unplaced',
    says: [
      /ReplicaSchedulingFailure/,
      /unable to schedule replica of volume (?<volume>[\w.-]+?):? (?<said>.+)/,
    ],
    en: [
      'Longhorn finds no place for a replica',
      'A replica of the volume has no disk that takes it: too little space (what is reserved counts, and over-provisioning), nodes or disks that take none, or fewer nodes than replicas. What runs goes on with those that are there.',
      '`kubectl -n longhorn-system get nodes.longhorn.io -o yaml` shows space and conditions of each disk. With two workers `numberOfReplicas: 3` never fits: set 2.',
    ],
    ko: [
      'Longhorn이 복제본을 둘 곳을 찾지 못합니다',
      '볼륨의 복제본을 받을 디스크가 없습니다. 공간 부족(예약과 over-provisioning 포함), 받지 않는 노드나 디스크, 복제본보다 적은 노드가 이유입니다. 실행 중인 것은 있는 복제본으로 계속됩니다.',
      '`kubectl -n longhorn-system get nodes.longhorn.io -o yaml` 명령으로 디스크의 공간과 상태를 보십시오. 워커가 둘이면 `numberOfReplicas: 3`은 들어갈 수 없으니 2로 두십시오.',
    ],
  },
  {
    id: 'iscsi-missing',
    says: [
      /please make sure you have iscsiadm\/open-iscsi installed/,
      /(?:exec: "iscsiadm"|iscsiadm: (?:command )?not found)/,
    ],
    en: [
      'the node lacks open-iscsi',
      'The driver attaches its volumes by iSCSI, and the node has no `iscsiadm`. No volume is attached there.',
      'On each node: install `open-iscsi` (or `iscsi-initiator-utils`) and `systemctl enable --now iscsid`; then start the pod of the driver again.',
    ],
    ko: [
      '노드에 open-iscsi가 없습니다',
      '드라이버가 iSCSI로 볼륨을 붙이는데 노드에 `iscsiadm`이 없습니다. 그곳에는 볼륨이 붙지 않습니다.',
      '노드마다 `open-iscsi`(또는 `iscsi-initiator-utils`)를 설치하고 `systemctl enable --now iscsid` 명령을 실행한 뒤 드라이버 파드를 다시 시작하십시오.',
    ],
  },
];

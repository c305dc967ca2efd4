import type { Wording } from '../wording.ts';

const EXACT_MOUNT = [
  'config-missing',
  'mount-failed',
  'volume-held',
  'attach-failed',
  'csi-driver-missing',
];

/** What the kubelet, the attach controller and provisioners write of volumes, and programs of what is in them. */
export const volumeWordings: readonly Wording[] = [
  {
    id: 'csi-driver-missing',
    says: [/driver name (?<driver>\S+) not found in the list of registered CSI drivers/],
    en: [
      'the CSI driver {driver} is not on the node',
      'The volume needs the CSI driver `{driver}`, which is not registered on the node of the pod.',
      'Look at the pod of its DaemonSet on that node: it does not run there (taint, selector), crashes, or has only just started.',
    ],
    ko: [
      '노드에 CSI 드라이버 {driver} 등록 없음',
      '볼륨에 필요한 CSI 드라이버 `{driver}` 항목이 파드의 노드에 등록되어 있지 않습니다.',
      '그 노드의 드라이버 DaemonSet 파드를 확인하십시오. 그곳에서 실행되지 않거나(테인트, 셀렉터), 죽거나, 막 시작했습니다.',
    ],
  },
  {
    id: 'volume-held',
    says: [
      /Multi-Attach error for volume "(?<volume>[^"]+)" Volume is already used by pod\(s\) (?<holder>.+)/,
      /Multi-Attach error for volume "(?<volume>[^"]+)"/,
      /volume (?<volume>[\w-]+) (?:has|is) already attached to (?:another )?node/,
    ],
    en: [
      'volume {volume} is still attached to another node',
      'The volume `{volume}` can be attached to one node only, and is still attached to another than that of this pod.',
      'End the pod that still uses it (strategy Recreate, or scale it down). Of a dead node it is detached after 6 minutes, or at once with the taint `node.kubernetes.io/out-of-service`. Do not force it off while that node may still write.',
    ],
    ko: [
      '볼륨 {volume}: 아직 다른 노드에 붙어 있음',
      '`{volume}` 볼륨은 한 노드에만 붙일 수 있는데 이 파드의 노드가 아닌 다른 노드에 아직 붙어 있습니다.',
      '아직 쓰는 파드를 끝내십시오(Recreate 전략 또는 축소). 죽은 노드라면 6분 뒤 분리되며 `node.kubernetes.io/out-of-service` 테인트로 바로 분리할 수 있습니다. 그 노드가 아직 쓸 수 있을 때는 강제로 떼지 마십시오.',
    ],
  },
  {
    id: 'attach-failed',
    says: [
      /AttachVolume\.Attach failed for volume "(?<volume>[^"]+)".*(?:[Aa]ttachment ?[Ll]imit ?[Ee]xceeded|maximum number of (?:data disks|disks|volumes|attachments)|maximum_persistent_disks)/,
    ],
    en: [
      'volume {volume}: the machine holds as many volumes as it may',
      'The storage did not attach `{volume}`, because the machine of the node has no place for another volume.',
      'Cordon that node, delete the pod so that it is placed again, and uncordon it. Then see `allocatable.count` of its CSINode: the scheduler counts by that.',
    ],
    ko: [
      '볼륨 {volume}: 머신의 볼륨 수 한도가 참',
      '노드의 머신에 볼륨을 더 붙일 자리가 없어 스토리지가 `{volume}` 볼륨을 붙이지 못했습니다.',
      '그 노드를 cordon하고 파드를 지워 다시 배치되게 한 뒤 uncordon하십시오. 그다음 스케줄러가 기준으로 삼는 CSINode의 `allocatable.count` 값을 보십시오.',
    ],
  },
  {
    id: 'attach-failed',
    says: [/AttachVolume\.Attach failed for volume "(?<volume>[^"]+)"/],
    en: [
      'volume {volume} cannot be attached to the node',
      'The storage did not attach `{volume}` to the node of the pod; its own words follow in the line.',
      '`kubectl describe volumeattachment` shows the newest answer; the log of the attacher of that CSI driver tells the rest. A zone other than that of the node and the limit of volumes per node are usual.',
    ],
    ko: [
      '볼륨 {volume}: 노드에 붙일 수 없음',
      '스토리지가 `{volume}` 볼륨을 파드의 노드에 붙이지 못했습니다. 이유는 그 줄에 이어집니다.',
      '`kubectl describe volumeattachment` 명령이 최근 응답을, 그 CSI 드라이버의 attacher 로그가 나머지를 보여 줍니다. 노드와 다른 가용 영역, 노드당 볼륨 수 한도가 흔합니다.',
    ],
  },
  {
    id: 'mount-failed',
    says: [/(?:MountVolume|MapVolume)\.\w+ failed for volume "(?<volume>[^"]+)" ?:? ?(?<said>.*)/],
    repeats: ['device-busy'],
    en: [
      'volume {volume} cannot be mounted',
      'The kubelet could not mount the volume `{volume}`: {said}.',
      'An NFS server that refuses or does not answer, a missing client program on the node, a damaged file system, and a hostPath that is not there are told apart by these words. The log of the CSI node plugin on that node tells more.',
    ],
    ko: [
      '볼륨 {volume}: 마운트할 수 없음',
      'kubelet이 `{volume}` 볼륨을 마운트하지 못했습니다: {said}.',
      '거부하거나 응답하지 않는 NFS 서버, 노드에 없는 클라이언트 프로그램, 손상된 파일 시스템, 없는 hostPath 경로를 이 문구로 구별할 수 있습니다. 그 노드의 CSI 노드 플러그인 로그에 더 있습니다.',
    ],
  },
  {
    id: 'mount-waits',
    is: 'effect',
    says: [/Unable to (?:attach or mount|mount) volumes.*unmounted volumes=\[(?<volumes>[^\]]*)\]/],
    repeats: EXACT_MOUNT,
    en: [
      'volumes of the pod are not mounted yet: {volumes}',
      'The kubelet waited for the volumes `{volumes}` and gave up for now; it tries again. Why they do not come, this line does not say.',
      'The reason stands in another event of the pod (FailedMount with "MountVolume", FailedAttachVolume), or on the claim: `kubectl describe pvc <claim>`.',
    ],
    ko: [
      '파드의 볼륨이 아직 마운트되지 않음: {volumes}',
      'kubelet이 `{volumes}` 볼륨을 기다리다가 이번에는 포기했고 다시 시도합니다. 오지 않는 이유는 이 줄에 없습니다.',
      '이유는 파드의 다른 이벤트("MountVolume"이 있는 FailedMount, FailedAttachVolume)나 클레임에 있습니다: `kubectl describe pvc <claim>`.',
    ],
  },
  {
    id: 'claim-waits',
    is: 'effect',
    says: [/^waiting for first consumer to be created before binding/],
    en: [
      'the claim waits for its first pod',
      'The class binds a volume only when a pod that uses the claim is scheduled (WaitForFirstConsumer). By itself that is no fault.',
      'If a pod uses it already, that pod is not scheduled: ask about the pod.',
    ],
    ko: [
      '클레임이 첫 파드를 기다립니다',
      '이 클래스는 클레임을 쓰는 파드가 배치될 때 볼륨을 묶습니다(WaitForFirstConsumer). 그 자체는 고장이 아닙니다.',
      '이미 쓰는 파드가 있다면 그 파드가 배치되지 않은 것이므로 파드에 대해 물으십시오.',
    ],
  },
  {
    id: 'claim-no-class',
    says: [
      /storageclass(?:\.storage\.k8s\.io)? "(?<name>[^"]+)" not found/,
      /no persistent volumes available for this claim and no storage class is set/,
    ],
    en: [
      'the claim has no storage class that exists',
      'No class makes a volume for the claim: the one that it names does not exist, or it names none and no default is set.',
      '`kubectl get storageclass` lists them and the default. The class of a claim cannot be changed: create the class, or recreate the claim. A claim for a volume that exists needs none.',
    ],
    ko: [
      '클레임에 맞는 스토리지 클래스가 없습니다',
      '볼륨을 만들어 줄 클래스가 없습니다. 가리키는 클래스가 없거나, 지정하지 않았는데 기본값도 없습니다.',
      '`kubectl get storageclass` 명령이 목록과 기본값을 보여 줍니다. 클레임의 클래스는 바꿀 수 없으니 클래스를 만들거나 클레임을 다시 만드십시오. 이미 있는 볼륨에는 필요 없습니다.',
    ],
  },
  {
    id: 'provisioning-failed',
    says: [/failed to provision volume with StorageClass "(?<class>[^"]+)": (?<said>.+)/],
    en: [
      'the provisioner of class {class} made no volume',
      'The provisioner of `{class}` was asked for a volume, and answered: {said}.',
      'Rights of its cloud account, a quota there, parameters of the class and a full pool are told apart by these words.',
    ],
    ko: [
      '클래스 {class}: 프로비저너가 볼륨을 만들지 못함',
      '`{class}` 클래스의 프로비저너가 볼륨 요청에 이렇게 답했습니다: {said}.',
      '클라우드 계정의 권한, 할당량, 클래스의 파라미터, 가득 찬 풀을 이 문구로 구별할 수 있습니다.',
    ],
  },
  {
    id: 'disk-full',
    says: [
      /^(?!.*(?:inotify|[Ww]atch|semget|shmget|cgroup|sandbox)).*(?:[Nn]o space left on device|\bENOSPC\b)/, // the kernel says so of other tables, too
    ],
    en: [
      'a disk is full',
      'A write was refused because the file system has no space (or no inodes) left.',
      'See which one: `df -h` and `df -i` in the container for the path that the line names. A claim grows by `resources.requests.storage` where its class allows it; "file watchers" in the line means inotify instead.',
    ],
    ko: [
      '디스크가 가득 찼습니다',
      '파일 시스템에 공간(또는 inode)이 없어 쓰기가 거부되었습니다.',
      '어느 것인지 컨테이너에서 그 경로의 `df -h`, `df -i` 결과를 보십시오. 클래스가 허용하면 클레임의 `resources.requests.storage` 값으로 늘립니다. 그 줄에 "file watchers"가 있으면 inotify 문제입니다.',
    ],
  },
  {
    id: 'volume-read-only',
    says: [/[Rr]ead-only file system/, /\bEROFS\b/],
    en: [
      'it writes where only reading is allowed',
      'The file system at that path is read-only: the root of the container (`readOnlyRootFilesystem`), a mount with `readOnly`, a ConfigMap or Secret, or a volume that the kernel has set so after an error.',
      'See which mount the path is in (`mount` in the container). Give the program an `emptyDir` there; if it is a claim, look at `dmesg` of the node first.',
    ],
    ko: [
      '읽기 전용인 곳에 씁니다',
      '그 경로의 파일 시스템이 읽기 전용입니다. 컨테이너 루트(`readOnlyRootFilesystem`), `readOnly` 마운트, ConfigMap이나 Secret, 또는 오류 뒤 커널이 그렇게 바꾼 볼륨입니다.',
      '어느 마운트인지 보고(컨테이너에서 `mount`) 그 경로에 `emptyDir` 볼륨을 주십시오. 클레임이라면 노드의 `dmesg` 결과부터 보십시오.',
    ],
  },
  {
    id: 'claim-unbound',
    is: 'effect',
    says: [/pod has unbound immediate PersistentVolumeClaims/],
    en: [
      'the pod waits for a claim that is not bound',
      'The scheduler places the pod only when each of its claims has a volume, and one has none.',
      '`kubectl get pvc` shows which (Pending); `why pvc/<claim>` says why: its class, the provisioner, or no volume that fits.',
    ],
    ko: [
      '파드가 묶이지 않은 클레임을 기다립니다',
      '스케줄러는 모든 클레임에 볼륨이 있을 때만 파드를 배치하는데 없는 것이 있습니다.',
      '`kubectl get pvc` 결과에서 Pending 클레임을 찾으십시오. `why pvc/<claim>` 명령이 이유(클래스, 프로비저너, 맞는 볼륨 없음)를 알려 줍니다.',
    ],
  },
];

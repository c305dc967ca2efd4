import type { Wording } from '../wording.ts';

/** What the kubelet and etcd write when they do not start or cannot go on. */
export const nodeAgentWordings: readonly Wording[] = [
  {
    id: 'kubelet-config',
    says: [/failed to (?:read|load) kubelet config file .*no such file or directory/i],
    en: [
      'the kubelet has no configuration yet',
      'The kubelet started before its file `/var/lib/kubelet/config.yaml` was written: the node has not joined a cluster (`kubeadm init` or `join` writes it), or was reset.',
      'Run `kubeadm join` on the node; until then the kubelet restarts every few seconds, which is as it should be.',
    ],
    ko: [
      'kubelet 설정 파일이 아직 없습니다',
      '`/var/lib/kubelet/config.yaml` 파일이 만들어지기 전에 kubelet이 시작되었습니다. 노드가 아직 클러스터에 참여하지 않았거나(`kubeadm init`, `join` 명령이 파일을 만듦) 초기화되었습니다.',
      '노드에서 `kubeadm join` 명령을 실행하십시오. 그전에는 kubelet이 몇 초마다 다시 시작되며 이는 정상입니다.',
    ],
  },
  {
    id: 'cgroup-driver',
    says: [
      /kubelet cgroup driver: \\?"?(?<kubelet>\w+)\\?"? is different from (?:docker|container runtime|CRI-?O|containerd) cgroup driver: \\?"?(?<runtime>\w+)/i,
    ],
    en: [
      'kubelet and runtime use different cgroup drivers',
      'The kubelet of the node uses `{kubelet}`, its container runtime `{runtime}`. It does not start with that.',
      'Set both to `systemd`: `cgroupDriver` in `/var/lib/kubelet/config.yaml`, and `SystemdCgroup = true` of containerd (or `native.cgroupdriver=systemd` of Docker); restart both.',
    ],
    ko: [
      'kubelet과 런타임의 cgroup 드라이버가 다릅니다',
      '노드의 kubelet은 `{kubelet}` 드라이버를, 컨테이너 런타임은 `{runtime}` 드라이버를 씁니다. 이대로는 kubelet이 시작하지 않습니다.',
      '둘 다 `systemd` 값으로 맞추십시오. `/var/lib/kubelet/config.yaml` 파일의 `cgroupDriver`, containerd의 `SystemdCgroup = true`(Docker는 `native.cgroupdriver=systemd`)를 바꾸고 둘 다 다시 시작하십시오.',
    ],
  },
  {
    id: 'kubelet-certificate-expired',
    says: [/part of the existing bootstrap client certificate in (?<path>\S+) is expired/],
    en: [
      'the client certificate of the kubelet has expired',
      'The kubelet may not log in to the API server any more: its certificate in `{path}` has expired while it was not rotated, for example because the node was off.',
      'Renew it: on a control plane node `kubeadm certs renew all` and a new `kubelet.conf`; on a worker a new token and `kubeadm join`, or approve its CSR (`kubectl get csr`).',
    ],
    ko: [
      'kubelet의 클라이언트 인증서가 만료되었습니다',
      '노드가 꺼져 있는 등 교체되지 않는 동안 `{path}` 인증서가 만료되어 kubelet이 API 서버에 로그인하지 못합니다.',
      '갱신하십시오. 컨트롤 플레인 노드는 `kubeadm certs renew all` 명령과 새 `kubelet.conf` 파일, 워커는 새 토큰으로 `kubeadm join` 명령을 쓰거나 CSR을 승인하십시오(`kubectl get csr`).',
    ],
  },
  {
    id: 'orphaned-pod',
    says: [
      /[Oo]rphaned pod \\?"?(?<pod>[0-9a-f-]{36})\\?"? found, but (?<what>(?:volume (?:paths|subpaths) are still present|error .{1,120}? occurred|failed to rmdir).{0,60})/,
    ],
    strength: 'fits',
    en: [
      'a pod that is gone has left volumes on the node',
      'The kubelet cannot clear away the directory of pod `{pod}`, which no longer exists: a volume of it is still mounted or its files are still there. Running pods are not hurt; the line repeats every two seconds.',
      'On the node: `findmnt | grep {pod}`, unmount what is left there, and look that no data is in it before `/var/lib/kubelet/pods/{pod}` is removed.',
    ],
    ko: [
      '없어진 파드가 노드에 볼륨을 남겼습니다',
      '이미 없는 `{pod}` 파드의 볼륨이 아직 마운트되어 있거나 파일이 남아 있어 kubelet이 디렉터리를 치우지 못합니다. 실행 중인 파드에는 영향이 없고 2초마다 되풀이됩니다.',
      '노드에서 `findmnt | grep {pod}` 결과를 보고 남은 마운트를 해제하십시오. 데이터가 없는지 확인한 뒤 `/var/lib/kubelet/pods/{pod}` 디렉터리를 지우십시오.',
    ],
  },
  {
    id: 'etcd-slow',
    says: [
      /apply request took too long|wal: sync duration of (?<took>[\w.]+), expected less than 1s|slow fdatasync|leader failed to send out heartbeat on time/,
    ],
    strength: 'fits',
    en: [
      'etcd is slow: its disk or its network',
      'etcd needs longer than it should to write or to reach its members. Elections and time-outs of the API server follow.',
      'Look at `etcd_disk_wal_fsync_duration_seconds` (p99 below 10 ms) and the latency between members. etcd needs an SSD that it does not share.',
    ],
    ko: [
      'etcd가 느립니다: 디스크 또는 네트워크',
      'etcd가 쓰거나 멤버에 닿는 데 너무 오래 걸립니다. 리더 선출과 API 서버 시간 초과로 이어집니다.',
      '`etcd_disk_wal_fsync_duration_seconds` 값(p99 10 ms 미만)과 멤버 사이 지연을 보십시오. etcd에는 다른 것과 나누지 않는 SSD가 필요합니다.',
    ],
  },
  {
    id: 'etcd-cluster-id',
    says: [/cluster ID mismatch/],
    strength: 'fits',
    en: [
      'an etcd member belongs to another cluster',
      'Two members have different cluster ids: one was started with an old or restored data directory, or with `initial-cluster-state: new` beside a cluster that runs.',
      '`etcdctl member list` on each. Remove the wrong member, empty its data directory and add it again (`initial-cluster-state: existing`).',
    ],
    ko: [
      'etcd 멤버가 다른 클러스터에 속합니다',
      '두 멤버의 클러스터 ID가 다릅니다. 하나가 옛 데이터나 복원한 데이터로, 또는 실행 중인 클러스터 옆에서 `initial-cluster-state: new` 값으로 시작했습니다.',
      '각 멤버에서 `etcdctl member list` 결과를 보십시오. 잘못된 멤버를 제거하고 데이터 디렉터리를 비운 뒤 다시 추가하십시오(`initial-cluster-state: existing`).',
    ],
  },
  {
    id: 'etcd-data-damaged',
    says: [
      /wal: crc mismatch|(?:etcd|wal|snap)\b.*(?:unexpected EOF|max entry size limit exceeded|failed to recover v3 backend from snapshot)/,
    ],
    strength: 'fits',
    en: [
      'the data of an etcd member is damaged',
      'The member cannot read its own log or snapshot, most often after a power cut or a full disk.',
      'If the others have a quorum: remove this member, empty its data directory and add it again. If not: restore a snapshot (`etcdutl snapshot restore`). Keep a copy of the directory first.',
    ],
    ko: [
      'etcd 멤버의 데이터가 손상되었습니다',
      '멤버가 자기 로그나 스냅샷을 읽지 못합니다. 대개 정전이나 디스크가 가득 찬 뒤에 생깁니다.',
      '다른 멤버가 정족수를 이루면 이 멤버를 제거하고 데이터 디렉터리를 비운 뒤 다시 추가하십시오. 아니면 스냅샷을 복원하십시오(`etcdutl snapshot restore`). 먼저 디렉터리를 복사해 두십시오.',
    ],
  },
];

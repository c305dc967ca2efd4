import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';

/** What a node lacks, or has set up wrongly. */
export type NodeLack =
  | 'cgroup-driver'
  | 'cgroups'
  | 'keys'
  | 'watches'
  | 'processes'
  | 'files'
  | 'multipath'
  | 'sandbox-name';

/** `said` is what the runtime says of the start. */
export type CannotStart = Readonly<{ pod: string; lack: NodeLack; said: string }>;

type Row = Readonly<{ title: string; means: string; todo: string }>;

const ROWS: Bilingual<Readonly<Record<NodeLack, Row>>> = {
  en: {
    'cgroup-driver': {
      title: 'kubelet and container runtime do not agree on cgroups',
      means:
        'The kubelet uses another cgroup driver (systemd or cgroupfs) or version than the container runtime or the system of the node.',
      todo: 'Set the same driver on both: `cgroupDriver` of the kubelet, and `SystemdCgroup = true` of containerd (or `cgroup_manager` of CRI-O). Then restart both. `stat -fc %T /sys/fs/cgroup` on the node tells the version (cgroup2fs is v2).',
    },
    cgroups: {
      title: 'no cgroup is left for another container',
      means:
        'The kernel of the node has no room for another cgroup. It is no disk that is full: cgroups that ended are not given back, which old kernels do.',
      todo: 'Compare `num_cgroups` in `/proc/cgroups` on the node with its running containers. A restart of the node helps at once, a newer kernel lastingly.',
    },
    keys: {
      title: 'no kernel key is left for another container',
      means: 'Each container takes a session keyring, and the user has as many as it may.',
      todo: 'Raise the sysctls `kernel.keys.maxkeys` and `kernel.keys.maxbytes` on the node; `/proc/key-users` shows the use.',
    },
    watches: {
      title: 'its limit of file watches is reached',
      means:
        'The inotify instances or watches of the node are used up, which all processes of one user share.',
      todo: 'Raise the sysctls `fs.inotify.max_user_instances` and `fs.inotify.max_user_watches` on the node.',
    },
    processes: {
      title: 'it can start no further process',
      means: 'The limit of processes (pids) of the node, of the runtime or of the pod is reached.',
      todo: 'Look which program of the node has so many (`ps -eLf | wc -l`, condition PIDPressure); then raise `kernel.pid_max`, TasksMax of the runtime, or `podPidsLimit`.',
    },
    files: {
      title: 'its container runtime has too many open files',
      means: 'The runtime, or the node as a whole, has as many files open as it may.',
      todo: 'Look at `/proc/sys/fs/file-nr` and at LimitNOFILE of the runtime on the node.',
    },
    multipath: {
      title: 'another service of the node holds the disk',
      means:
        'The disk was attached, and something else on the node holds it: most often multipathd, which takes every new disk unless told not to.',
      todo: '`lsblk` on the node shows whether an mpath device stands over the disk. Blacklist such disks in `/etc/multipath.conf` (for Longhorn `devnode "^sd[a-z0-9]+"`) and restart multipathd.',
    },
    'sandbox-name': {
      title: 'its container runtime still works on the start before',
      means:
        'The start before has not ended in the runtime, so the name is taken: disk or runtime are too slow, or hang.',
      todo: 'Look at the load of the disk on the node, and at the log of the runtime (`journalctl -u containerd`). If it hangs, restart the runtime: containers live on.',
    },
  },
  ko: {
    'cgroup-driver': {
      title: 'kubelet과 컨테이너 런타임의 cgroup 설정이 다릅니다',
      means:
        'kubelet의 cgroup 드라이버(systemd 또는 cgroupfs)나 버전이 컨테이너 런타임 또는 노드의 시스템과 다릅니다.',
      todo: '양쪽을 같은 드라이버로 맞추고(kubelet의 `cgroupDriver`, containerd의 `SystemdCgroup = true`, CRI-O의 `cgroup_manager`) 둘 다 재시작하십시오. 노드에서 `stat -fc %T /sys/fs/cgroup` 명령으로 버전을 확인합니다(cgroup2fs면 v2).',
    },
    cgroups: {
      title: '컨테이너에 줄 cgroup이 남아 있지 않습니다',
      means:
        '노드의 커널에 cgroup을 더 만들 자리가 없습니다. 디스크가 찬 것이 아니라, 오래된 커널에서 끝난 cgroup이 반환되지 않는 것입니다.',
      todo: '노드의 `/proc/cgroups` 파일에서 `num_cgroups` 값을 실행 중인 컨테이너 수와 비교하십시오. 노드를 재부팅하면 당장 풀리고, 새 커널이면 다시 생기지 않습니다.',
    },
    keys: {
      title: '컨테이너에 줄 커널 키가 남아 있지 않습니다',
      means: '컨테이너마다 세션 키링을 쓰는데 사용자의 키링이 한도에 이르렀습니다.',
      todo: '노드의 sysctl `kernel.keys.maxkeys`, `kernel.keys.maxbytes` 값을 늘리십시오. 사용량은 `/proc/key-users` 파일에 있습니다.',
    },
    watches: {
      title: '파일 감시 수 제한에 이르렀습니다',
      means:
        '노드의 inotify 인스턴스나 감시 수가 다 찼습니다. 같은 사용자의 모든 프로세스가 함께 씁니다.',
      todo: '노드의 sysctl `fs.inotify.max_user_instances`, `fs.inotify.max_user_watches` 값을 늘리십시오.',
    },
    processes: {
      title: '프로세스를 더 만들 수 없습니다',
      means: '노드, 런타임 또는 파드의 프로세스 수(pid) 제한에 이르렀습니다.',
      todo: '노드에서 어떤 프로그램이 프로세스를 그렇게 많이 쓰는지 확인한 다음(`ps -eLf | wc -l`, PIDPressure 컨디션) `kernel.pid_max`, 런타임의 TasksMax, `podPidsLimit` 값을 늘리십시오.',
    },
    files: {
      title: '컨테이너 런타임의 열린 파일이 너무 많습니다',
      means: '런타임이나 노드 전체가 열 수 있는 파일 수에 이르렀습니다.',
      todo: '노드의 `/proc/sys/fs/file-nr` 값과 런타임의 LimitNOFILE 설정을 확인하십시오.',
    },
    multipath: {
      title: '노드의 다른 서비스가 디스크를 잡고 있습니다',
      means:
        '디스크는 연결되었지만 노드의 다른 것이 잡고 있습니다. 대부분 새 디스크를 모두 가져가는 multipathd입니다.',
      todo: '노드에서 `lsblk` 명령으로 디스크 위에 mpath 장치가 있는지 확인하십시오. `/etc/multipath.conf` 파일에서 이런 디스크를 제외하고(Longhorn이면 `devnode "^sd[a-z0-9]+"`) multipathd를 재시작하십시오.',
    },
    'sandbox-name': {
      title: '컨테이너 런타임이 이전 시작을 아직 처리하고 있습니다',
      means:
        '런타임에서 이전 시작이 끝나지 않아 이름이 예약되어 있습니다. 디스크나 런타임이 느리거나 멈춘 것입니다.',
      todo: '노드의 디스크 부하와 런타임 로그(`journalctl -u containerd`)를 확인하십시오. 멈췄다면 런타임을 재시작하십시오. 실행 중인 컨테이너는 유지됩니다.',
    },
  },
};

/** What is said of a node that cannot start a container. */
export const cannotStartWords: Pick<Cause<CannotStart>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { pod, lack, said }) => ({
      title: `node \`${name}\`: ${ROWS.en[lack].title}`,
      sentence: `Node \`${name}\` cannot start pod \`${pod}\`: ${ROWS.en[lack].title}. ${ROWS.en[lack].means} It says: “${said}”.`,
      so: 'It is no fault of the pod: others that start there meet it, too.',
    }),
    ko: ({ name }, { pod, lack, said }) => ({
      title: `\`${name}\` 노드: ${ROWS.ko[lack].title}`,
      sentence: `\`${name}\` 노드가 \`${pod}\` 파드를 시작하지 못합니다. ${ROWS.ko[lack].title}. ${ROWS.ko[lack].means} 메시지: “${said}”.`,
      so: '파드의 문제가 아니므로 그 노드에서 시작하는 다른 파드도 같은 일을 겪습니다.',
    }),
  },

  advice: {
    en: ({ name }, { lack }) => ({ title: `On node \`${name}\``, text: ROWS.en[lack].todo }),
    ko: ({ name }, { lack }) => ({ title: `\`${name}\` 노드에서`, text: ROWS.ko[lack].todo }),
  },
};

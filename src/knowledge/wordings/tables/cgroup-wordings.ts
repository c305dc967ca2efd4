import type { Wording } from '../wording.ts';

/** What the kernel refuses of cgroups and devices, as the kubelet, the runtime or a program quotes it. */
export const cgroupWordings: readonly Wording[] = [
  {
    id: 'cgroup-leak',
    // https://github.com/kubernetes/kubernetes/issues/61937
    says: [
      /mkdir \/sys\/fs\/cgroup\/memory\/\S+: cannot allocate memory/,
      /SLUB: Unable to allocate memory on node -?\d+ .*cgroup|kmem\.limit_in_bytes: device or resource busy/,
    ],
    strength: 'fits',
    en: [
      'the kernel of the node makes no more memory cgroups',
      'The kernel could not make the cgroup of a new pod, whatever memory is free: kernels 3.10 (RHEL and CentOS 7) leak memory cgroups while kernel memory accounting (kmem) is on, and run out of them after days.',
      'Reboot the node for now. Then start its kernel with `cgroup.memory=nokmem`, or use a kernel of RHEL 8 or later (`uname -r`; `cat /proc/cgroups` shows how many there are). The memory limits of the pods are not at fault.',
    ],
    ko: [
      '노드의 커널이 메모리 cgroup을 더 만들지 못합니다',
      '여유 메모리와 관계없이 커널이 새 파드의 cgroup을 만들지 못했습니다. 3.10 커널(RHEL, CentOS 7)은 커널 메모리 계정(kmem)이 켜져 있으면 메모리 cgroup이 누수되어 며칠 뒤 바닥납니다.',
      '우선 노드를 재부팅하십시오. 그다음 커널 매개변수 `cgroup.memory=nokmem` 옵션을 주거나 RHEL 8 이상의 커널을 쓰십시오(`uname -r`, 개수는 `cat /proc/cgroups`). 파드의 메모리 제한 문제가 아닙니다.',
    ],
  },
  {
    id: 'cgroups-used-up',
    says: [/(?:mkdir|write) \/sys\/fs\/cgroup\/\S+: no space left on device/],
    strength: 'fits',
    en: [
      'the node has no room for another cgroup',
      'That is no disk: the kernel has as many cgroups as it can number (65,535 of memory in cgroup v1), because ended ones are not freed, or a limit of a parent (`cgroup.max.descendants`, cpuset) is reached.',
      'On the node: `cat /proc/cgroups` (v1) or `cat /sys/fs/cgroup/cgroup.stat` (v2: `nr_dying_descendants`). Reboot it for now; a newer kernel or cgroup v2 frees them. `df -h` tells nothing here.',
    ],
    ko: [
      '노드에 cgroup을 더 만들 자리가 없습니다',
      '디스크가 아닙니다. 끝난 cgroup이 해제되지 않아 커널이 셀 수 있는 수(cgroup v1의 memory는 65,535개)에 이르렀거나, 상위의 제한(`cgroup.max.descendants`, cpuset)에 걸렸습니다.',
      '노드에서 `cat /proc/cgroups`(v1) 또는 `cat /sys/fs/cgroup/cgroup.stat`(v2, `nr_dying_descendants`) 값을 보십시오. 우선 재부팅하고, 새 커널이나 cgroup v2를 쓰면 해제됩니다. `df -h` 결과로는 알 수 없습니다.',
    ],
  },
  {
    id: 'gpu-lost',
    // https://github.com/NVIDIA/nvidia-container-toolkit/issues/48
    says: [/Failed to initialize NVML: Unknown Error/],
    strength: 'fits',
    en: [
      'the container has lost its GPU',
      'The container had the GPU and may no longer use it: most often `systemctl daemon-reload` on the node had systemd rewrite the device rules of its cgroup, without the NVIDIA devices. Usually the driver and the node are well, and a new pod gets the GPU.',
      'Recreate the pod: a new one gets the GPU again. So that it does not come back: make the links in `/dev/char` (`nvidia-ctk system create-dev-char-symlinks --create-all`), use CDI, or update the toolkit.',
    ],
    ko: [
      '컨테이너가 GPU를 잃었습니다',
      '쓰던 GPU를 더는 쓸 수 없습니다. 노드에서 `systemctl daemon-reload` 명령이 실행되면서 systemd가 컨테이너 cgroup의 장치 규칙을 NVIDIA 장치 없이 다시 썼습니다. 대개 드라이버와 노드는 정상이며 새 파드는 GPU를 받습니다.',
      '파드를 다시 만들면 GPU를 다시 받습니다. 되풀이되지 않게 `/dev/char` 심볼릭 링크를 만들거나(`nvidia-ctk system create-dev-char-symlinks --create-all`), CDI를 쓰거나, 툴킷을 올리십시오.',
    ],
  },
  {
    id: 'gpu-driver',
    says: [/NVML: Driver\/library version mismatch|nvml error: driver\/library version mismatch/i],
    en: [
      'the NVIDIA driver of the node was updated and not loaded again',
      'The library on the node is of another version than the driver that the kernel has loaded: the package was updated, and the old module still runs.',
      'Drain the node and reboot it (`cat /proc/driver/nvidia/version` shows what is loaded), and keep the driver out of unattended upgrades.',
    ],
    ko: [
      '노드의 NVIDIA 드라이버가 업데이트된 뒤 다시 로드되지 않았습니다',
      '노드의 라이브러리와 커널에 로드된 드라이버의 버전이 다릅니다. 패키지는 업데이트되었지만 옛 모듈이 아직 실행 중입니다.',
      '노드를 비우고 재부팅하십시오(로드된 버전은 `cat /proc/driver/nvidia/version`). 드라이버를 자동 업그레이드에서 빼십시오.',
    ],
  },
  {
    id: 'gpu-driver',
    says: [/nvml error: driver not loaded|NVIDIA-SMI has failed because it couldn't communicate/],
    en: [
      'the NVIDIA driver is not loaded on the node',
      'The runtime of the node wants to give a container its GPU, and the kernel module of the driver is not there: not installed, not built for this kernel, or blocked by Secure Boot.',
      'On the node: `lsmod | grep nvidia` and `dmesg | grep -i nvidia`. With the GPU operator: the pod `nvidia-driver-daemonset` of that node.',
    ],
    ko: [
      '노드에 NVIDIA 드라이버가 로드되지 않았습니다',
      '노드의 런타임이 컨테이너에 GPU를 주려는데 드라이버 커널 모듈이 없습니다. 설치되지 않았거나, 이 커널용으로 빌드되지 않았거나, Secure Boot가 막고 있습니다.',
      '노드에서 `lsmod | grep nvidia`, `dmesg | grep -i nvidia` 결과를 보십시오. GPU operator를 쓰면 그 노드의 `nvidia-driver-daemonset` 파드를 보십시오.',
    ],
  },
  {
    id: 'gpu-runtime',
    says: [/could not select device driver "[^"]*" with capabilities: \[\[gpu\]\]/],
    en: [
      'the container runtime knows no GPUs',
      'The runtime was asked for a GPU, and the NVIDIA container toolkit is not installed or not set up in it.',
      'Install it on the node and run `nvidia-ctk runtime configure`, restart the runtime; in Kubernetes the pod needs `runtimeClassName: nvidia` unless that is the default.',
    ],
    ko: [
      '컨테이너 런타임이 GPU를 모릅니다',
      '런타임에 GPU를 요청했지만 NVIDIA container toolkit이 설치되지 않았거나 런타임에 설정되지 않았습니다.',
      '노드에 설치한 뒤 `nvidia-ctk runtime configure` 명령을 실행하고 런타임을 다시 시작하십시오. 기본값이 아니면 파드에 `runtimeClassName: nvidia` 값이 필요합니다.',
    ],
  },
  {
    id: 'gpu-xid',
    says: [/NVRM: Xid \(PCI:(?<device>[\w:.]+)\): (?<code>\d+)/],
    clauses: [
      {
        says: /: (?:48|63|64|74|79|92|94|95)\b/,
        en: 'the hardware: memory, link, or the GPU has fallen off the bus',
        ko: '하드웨어(메모리, 링크, 버스에서 떨어진 GPU) 문제입니다',
      },
      {
        says: /: (?:13|31|43|45)\b/,
        en: 'most often the program, such as an access outside of its memory',
        ko: '대개 메모리 밖에 접근하는 등 프로그램 문제입니다',
      },
      {
        says: /./,
        en: 'either; the list of Xid errors tells',
        ko: '둘 중 하나이며 Xid 오류 목록에 나옵니다',
      },
    ],
    strength: 'fits',
    en: [
      'GPU {device} reports Xid {code}',
      'The driver logs an error of GPU {device}. Xid {code} points to: {clause}.',
      '`nvidia-smi -q -i {device}` shows its state. With a hardware error cordon the node, reset the GPU or reboot; if it comes back, have it replaced.',
    ],
    ko: [
      'GPU {device}: Xid {code} 오류',
      '드라이버가 GPU {device} 오류를 기록했습니다. Xid {code}: {clause}.',
      '`nvidia-smi -q -i {device}` 명령으로 상태를 보십시오. 하드웨어 오류면 노드를 cordon하고 GPU를 초기화하거나 재부팅하고, 되풀이되면 교체하십시오.',
    ],
  },
];

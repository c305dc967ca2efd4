import type { Wording } from '../wording.ts';

/** What a program says on a machine that it was not built for, or that gives it too little shared memory. */
export const instructionWordings: readonly Wording[] = [
  {
    id: 'cpu-level',
    says: [/Fatal glibc error: CPU does not support (?<level>x86-64-v\d)/],
    en: [
      'the CPU of the node is too old for the image: no {level}',
      'The C library of the image needs a CPU of level {level}, and the one of the node, or what its virtual machine shows of it, is older. No program of the image starts there.',
      'Set the CPU type of the virtual machine to `host` (Proxmox, KVM: kvm64 and qemu64 lack it), use nodes with a newer CPU, or an image on an older base (UBI 8, Debian).',
    ],
    ko: [
      '노드의 CPU가 이미지에 비해 낮습니다: {level} 미지원',
      '이미지의 C 라이브러리는 {level} 수준의 CPU를 요구하지만 노드의 CPU(또는 가상 머신에 보이는 CPU)가 더 낮습니다. 이 이미지의 프로그램은 거기서 시작하지 못합니다.',
      '가상 머신의 CPU 종류를 `host`로 바꾸거나(Proxmox, KVM의 kvm64와 qemu64에는 없음), 더 새로운 CPU의 노드나 더 낮은 베이스의 이미지(UBI 8, Debian)를 쓰십시오.',
    ],
  },
  {
    id: 'cpu-instruction',
    says: [
      /\bIllegal instruction\b(?! set)/i,
      /was compiled to use (?<which>[\w. ]+?) instructions, but these aren't available on your machine/,
    ],
    strength: 'fits',
    en: [
      'the program uses an instruction that this CPU does not have',
      'It was ended at such an instruction (SIGILL, exit code 132): the image is built for newer CPUs, mostly with AVX or AVX2. MongoDB 5.0 and later and many libraries for machine learning need AVX. The data and the memory of the pod are not at fault.',
      '`lscpu | grep -o avx` on the node. Virtual machines often hide it: set their CPU type to `host`. Otherwise keep the pod to nodes that have it, or use a version for older CPUs (MongoDB 4.4).',
    ],
    ko: [
      '프로그램이 이 CPU에 없는 명령을 씁니다',
      '그 명령에서 종료되었습니다(SIGILL, 종료 코드 132). 더 새로운 CPU, 대개 AVX나 AVX2용으로 빌드된 이미지입니다. MongoDB 5.0 이상과 여러 머신러닝 라이브러리는 AVX가 필요합니다. 데이터나 파드의 메모리 문제가 아닙니다.',
      '노드에서 `lscpu | grep -o avx`를 확인하십시오. 가상 머신은 가리는 경우가 많으니 CPU 종류를 `host`로 하십시오. 아니면 지원하는 노드에만 배치하거나 낮은 CPU용 버전(MongoDB 4.4)을 쓰십시오.',
    ],
  },
  {
    id: 'shared-memory',
    says: [
      /could not resize shared memory segment "(?<segment>[^"]+)" to \d+ bytes: No space left on device/,
      /bus error.{0,80}(?:insufficient shared memory|out of shared memory)|insufficient shared memory \(shm\)/i,
      /\/dev\/shm\b.{0,80}(?:No space left on device|too small|is full)/i,
    ],
    en: [
      'the shared memory of the container is full (/dev/shm)',
      'A container has 64 MiB of `/dev/shm` unless something else is mounted there, and the program needs more. No disk is full.',
      'Mount an `emptyDir` with `medium: Memory` (and a `sizeLimit`) at `/dev/shm`; it counts towards the memory limit. Or let the program use less: fewer workers, for PostgreSQL `max_parallel_workers_per_gather=0`.',
    ],
    ko: [
      '컨테이너의 공유 메모리(/dev/shm)가 가득 찼습니다',
      '따로 마운트하지 않으면 컨테이너의 `/dev/shm`은 64 MiB이고 프로그램에는 더 필요합니다. 디스크가 가득 찬 것이 아닙니다.',
      '`medium: Memory`인 `emptyDir`(`sizeLimit` 포함)을 `/dev/shm`에 마운트하십시오. 메모리 제한에 포함됩니다. 또는 워커 수를 줄이거나 PostgreSQL은 `max_parallel_workers_per_gather=0`으로 줄이십시오.',
    ],
  },
];

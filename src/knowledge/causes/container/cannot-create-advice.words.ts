import type { Advice, Advised } from '../../../domain/model.ts';
import type { RefusedCreation, CannotCreateWhy } from './cannot-create-rows.words.ts';

/** What a person does about a container that cannot be created. */
export const cannotCreateAdvice: Advice<RefusedCreation> = {
  choose: ({ name }, { why, what }) =>
    OWN[why] ??
    (why === 'broken-mount'
      ? {
          en: {
            title: 'Have the volume mounted again',
            text: `See on the pod's node whether the driver of that volume runs (its log names the volume) and whether its server answers. Then delete the pod: the kubelet mounts \`${what}\` again. Where it fails again on that node only, drain the node.`,
          },
          ko: {
            title: '볼륨을 다시 마운트',
            text: `파드의 노드에서 그 볼륨의 드라이버가 실행 중인지(로그에 볼륨 이름이 있습니다), 서버가 응답하는지 확인하십시오. 그런 다음 파드를 지우면 kubelet이 \`${what}\` 경로를 다시 마운트합니다. 그 노드에서만 계속 실패하면 노드를 비우십시오.`,
          },
        }
      : {
          en: {
            title: 'Correct the container',
            text: `Correct in the pod template of \`${name}\` what the message names: \`workingDir\`, \`command\`, \`mountPath\`, \`subPath\` or the memory limit.`,
          },
          ko: {
            title: '컨테이너 설정 수정',
            text: `\`${name}\` 파드 템플릿에서 메시지가 가리키는 \`workingDir\`, \`command\`, \`mountPath\`, \`subPath\`, 메모리 제한 항목을 고치십시오.`,
          },
        }),
};

const OWN: Partial<Record<CannotCreateWhy, Advised>> = {
  'id-mapping': {
    mayGoBack: true,
    en: {
      title: 'Do without the user namespace, or use another volume',
      text: 'Take `hostUsers: false` out of the pod template, or mount a volume whose file system can be mapped, as ext4, xfs and tmpfs can; NFS and others cannot on most kernels.',
    },
    ko: {
      title: '사용자 네임스페이스를 쓰지 않거나 다른 볼륨 사용',
      text: '파드 템플릿에서 `hostUsers: false` 설정을 빼거나, ext4, xfs, tmpfs처럼 매핑을 지원하는 파일 시스템의 볼륨을 쓰십시오. NFS 등은 대부분의 커널에서 지원되지 않습니다.',
    },
  },
  'name-taken': {
    en: {
      title: 'Look at the disk and the runtime of the node',
      text: 'The pod template is not at fault. See on the node how busy its disk is (`iostat -x 1`, `dmesg`), and whether many pods start there at once. It passes when the earlier call ends. If the name stays reserved, restart containerd. If it comes again, give the nodes a faster disk (more IOPS), or start fewer pods at once.',
    },
    ko: {
      title: '노드의 디스크와 런타임 확인',
      text: '파드 템플릿의 문제가 아닙니다. 노드에서 디스크가 얼마나 바쁜지(`iostat -x 1`, `dmesg`), 많은 파드가 한꺼번에 시작되는지 확인하십시오. 앞선 요청이 끝나면 풀립니다. 이름이 계속 예약되어 있으면 containerd를 다시 시작하십시오. 되풀이되면 더 빠른 디스크(IOPS)를 쓰거나 한 번에 시작하는 파드를 줄이십시오.',
    },
  },
  'other-windows': {
    mayGoBack: true,
    en: {
      title: 'Use an image of the build of the node',
      text: "Take the tag of the base image for the node's Windows (`ltsc2019`, `ltsc2022`, `ltsc2025`), or keep the pod to nodes that fit by the label `node.kubernetes.io/windows-build`. With process isolation both have to be the same.",
    },
    ko: {
      title: '노드와 같은 빌드의 이미지 사용',
      text: '노드의 Windows에 맞는 기본 이미지 태그(`ltsc2019`, `ltsc2022`, `ltsc2025`)를 쓰거나 `node.kubernetes.io/windows-build` 레이블로 맞는 노드만 쓰게 하십시오. 프로세스 격리에서는 둘이 같아야 합니다.',
    },
  },
};

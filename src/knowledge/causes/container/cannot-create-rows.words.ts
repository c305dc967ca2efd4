import type { Bilingual } from '../../../domain/lang.ts';

/** `lacks` is the ConfigMap that has no key for the subPath of a mount. */
export type RefusedCreation = Readonly<{
  why: CannotCreateWhy;
  what: string;
  container: string;
  lacks?: Readonly<{ configMap: string; key: string }>;
}>;
/** What is wrong with it. */
export type CannotCreateWhy = keyof typeof cannotCreateRows;

type CannotCreateRow = Bilingual<Readonly<{ short: string; clause: (what: string) => string }>>;

/** What is wrong with it, in a few words and in a clause. */
export const cannotCreateRows = {
  'working-directory': {
    en: {
      short: 'working directory',
      clause: (what) =>
        `its working directory \`${what}\` does not exist in the image, or may not be entered`,
    },
    ko: {
      short: '작업 디렉터리',
      clause: (what) => `작업 디렉터리 \`${what}\` 경로가 이미지에 없거나 들어갈 수 없습니다`,
    },
  },
  'broken-mount': {
    en: {
      short: 'a volume that is gone',
      clause: (what) =>
        `what is mounted at \`${what}\` has lost its storage (its server or its driver on the node went away), and the node still holds the old mount`,
    },
    ko: {
      short: '끊어진 볼륨',
      clause: (what) =>
        `\`${what}\` 경로의 마운트가 스토리지를 잃었는데(서버나 노드의 드라이버가 사라짐) 노드가 옛 마운트를 잡고 있습니다`,
    },
  },
  'mount-type': {
    en: {
      short: 'mount',
      clause: (what) =>
        `a volume is mounted at \`${what}\`, where one of the two is a file and the other a directory (a missing subPath?)`,
    },
    ko: {
      short: '마운트',
      clause: (what) =>
        `\`${what}\` 경로에 볼륨을 마운트하는데 한쪽은 파일이고 다른 쪽은 디렉터리입니다(subPath 누락 여부를 확인하십시오)`,
    },
  },
  'id-mapping': {
    en: {
      short: 'user namespace',
      clause: (what) =>
        `the file system of the volume at \`${what}\` does not let its owners be mapped, which a user namespace of the pod (\`hostUsers: false\`) needs`,
    },
    ko: {
      short: '사용자 네임스페이스',
      clause: (what) =>
        `파드의 사용자 네임스페이스(\`hostUsers: false\`)에는 볼륨의 소유자 매핑이 필요한데, \`${what}\` 볼륨의 파일 시스템이 이를 지원하지 않습니다`,
    },
  },
  'sub-path': {
    en: {
      short: 'subPath',
      clause: (what) => `the subPath of its volume mount \`${what}\` cannot be prepared`,
    },
    ko: {
      short: 'subPath',
      clause: (what) => `볼륨 마운트 \`${what}\` 항목의 subPath를 준비할 수 없습니다`,
    },
  },
  'no-program': {
    en: {
      short: 'program not found',
      clause: (what) => `its command \`${what}\` is not in the image`,
    },
    ko: {
      short: '프로그램 없음',
      clause: (what) => `명령 \`${what}\` 프로그램이 이미지에 없습니다`,
    },
  },
  'no-user': {
    en: {
      short: 'no such user',
      clause: (what) =>
        `the user or group${what ? ` \`${what}\`` : ''} that it is to run as is not in the image's /etc/passwd or /etc/group`,
    },
    ko: {
      short: '사용자 없음',
      clause: (what) =>
        `실행할 사용자나 그룹${what ? ` \`${what}\`` : ''} 항목이 이미지의 /etc/passwd, /etc/group 파일에 없습니다`,
    },
  },
  'name-taken': {
    en: {
      short: 'the runtime is slow',
      clause: (what) =>
        `an earlier call to create it ${what ? `still runs in the container runtime and holds the reserved name \`${what}\`` : 'did not end in time (context deadline exceeded), and may still run in the container runtime'}. The runtime of the node is slow, most often because its disk is`,
    },
    ko: {
      short: '런타임이 느림',
      clause: (what) =>
        `앞선 생성 요청이 ${what ? `컨테이너 런타임에서 아직 실행 중이며 예약된 이름 \`${what}\` 항목을 잡고 있습니다` : '제때 끝나지 않았고(context deadline exceeded) 런타임에서 아직 실행 중일 수 있습니다'}. 노드의 런타임이 느리며, 대개 디스크 때문입니다`,
    },
  },
  'other-windows': {
    en: {
      short: 'another version of Windows',
      clause: () => 'its image is made for another version of Windows than that of its node',
    },
    ko: {
      short: '다른 Windows 버전',
      clause: () => '이미지가 노드와 다른 Windows 버전용입니다',
    },
  },
  'no-command': {
    en: {
      short: 'no command',
      clause: () => 'neither its spec nor its image names a command to run (ENTRYPOINT or CMD)',
    },
    ko: {
      short: '명령 없음',
      clause: () => 'spec에도 이미지에도 실행할 명령이 없습니다(ENTRYPOINT, CMD)',
    },
  },
  'read-only-parent': {
    en: {
      short: 'mount',
      clause: (what) =>
        `a volume is to be mounted at \`${what}\`, which does not exist there, and it cannot be made: what lies there is read-only, such as another volume`,
    },
    ko: {
      short: '마운트',
      clause: (what) =>
        `\`${what}\` 경로에 볼륨을 마운트하는데 그 경로가 없고, 상위가 다른 볼륨처럼 읽기 전용이라 만들 수도 없습니다`,
    },
  },
  'memory-too-low': {
    en: {
      short: 'memory limit',
      clause: (what) =>
        `its memory limit${what && ` of ${what} bytes`} is too low for a container to start`,
    },
    ko: {
      short: '메모리 제한',
      clause: (what) =>
        `메모리 제한${what && ` ${what}바이트`} 값이 너무 낮아 컨테이너를 시작할 수 없습니다`,
    },
  },
} satisfies Record<string, CannotCreateRow>;

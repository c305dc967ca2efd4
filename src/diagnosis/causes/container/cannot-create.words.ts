import type { Bilingual } from '../../../domain/lang.ts';
import type { Advised, Cause } from '../../../domain/model.ts';

/** `lacks` is the ConfigMap that has no key for the subPath of a mount. */
export type Refused = Readonly<{
  why: Why;
  what: string;
  container: string;
  lacks?: Readonly<{ configMap: string; key: string }>;
}>;
/** What is wrong with it. */
export type Why = keyof typeof ROWS;

/** What is said of a container that cannot be created. */
export const cannotCreateWords: Pick<Cause<Refused>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { why, what, container, lacks }) => ({
      title: `\`${name}\`: container \`${container}\` cannot be created: ${ROWS[why].en.short}`,
      sentence: `Container \`${container}\` of \`${name}\` cannot be created: ${ROWS[why].en.clause(what)}.`,
      ...(lacks && {
        so: `ConfigMap \`${lacks.configMap}\` has no key \`${lacks.key}\`, which the subPath of that mount names: an empty directory takes its place.`,
      }),
    }),
    ko: ({ name }, { why, what, container, lacks }) => ({
      title: `\`${name}\`: \`${container}\` 컨테이너를 만들 수 없습니다: ${ROWS[why].ko.short}`,
      sentence: `\`${name}\` 객체의 \`${container}\` 컨테이너를 만들 수 없습니다. ${ROWS[why].ko.clause(what)}.`,
      ...(lacks && {
        so: `그 마운트의 subPath가 가리키는 \`${lacks.key}\` 키가 ConfigMap \`${lacks.configMap}\` 객체에 없어 빈 디렉터리가 대신 마운트됩니다.`,
      }),
    }),
  },

  advice: {
    en: ({ name }, { why, what }) =>
      OTHER_WINDOWS[why]?.en ??
      (why === 'broken-mount'
        ? {
            title: 'Have the volume mounted anew',
            text: `See on the pod's node whether the driver of that volume runs (its log names the volume) and whether its server answers. Then delete the pod: the kubelet mounts \`${what}\` anew. Where it fails again on that node only, drain the node.`,
          }
        : {
            title: 'Correct the container',
            text: `Correct in the pod template of \`${name}\` what the message names: \`workingDir\`, \`command\`, \`mountPath\`, \`subPath\` or the memory limit. A name that is taken passes by itself, or when the pod is replaced.`,
          }),
    ko: ({ name }, { why, what }) =>
      OTHER_WINDOWS[why]?.ko ??
      (why === 'broken-mount'
        ? {
            title: '볼륨을 다시 마운트',
            text: `파드의 노드에서 그 볼륨의 드라이버가 실행 중인지(로그에 볼륨 이름이 있습니다), 서버가 응답하는지 확인하십시오. 그런 다음 파드를 지우면 kubelet이 \`${what}\` 경로를 다시 마운트합니다. 그 노드에서만 계속 실패하면 노드를 비우십시오.`,
          }
        : {
            title: '컨테이너 설정 수정',
            text: `\`${name}\` 파드 템플릿에서 메시지가 가리키는 \`workingDir\`, \`command\`, \`mountPath\`, \`subPath\`, 메모리 제한 항목을 고치십시오. 이름 중복은 저절로 풀리거나 파드를 교체하면 풀립니다.`,
          }),
  },
};

const OTHER_WINDOWS: Partial<Record<Why, Bilingual<Advised>>> = {
  'other-windows': {
    en: {
      title: 'Use an image of the build of the node',
      text: "Take the tag of the base image for the node's Windows (`ltsc2019`, `ltsc2022`, `ltsc2025`), or keep the pod to nodes that fit by the label `node.kubernetes.io/windows-build`. With process isolation both have to be the same.",
      mayGoBack: true,
    },
    ko: {
      title: '노드와 같은 빌드의 이미지 사용',
      text: '노드의 Windows에 맞는 기본 이미지 태그(`ltsc2019`, `ltsc2022`, `ltsc2025`)를 쓰거나 `node.kubernetes.io/windows-build` 레이블로 맞는 노드만 쓰게 하십시오. 프로세스 격리에서는 둘이 같아야 합니다.',
      mayGoBack: true,
    },
  },
};

type Row = Bilingual<Readonly<{ short: string; clause: (what: string) => string }>>;

const ROWS = {
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
      short: 'name taken',
      clause: (what) =>
        `the runtime still holds the name of an earlier attempt (\`${what}\`), as happens when it is overloaded or was restarted`,
    },
    ko: {
      short: '이름 사용 중',
      clause: (what) =>
        `런타임이 이전 시도의 이름(\`${what}\`)을 아직 잡고 있습니다. 런타임이 과부하이거나 재시작된 뒤에 생깁니다`,
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
} satisfies Record<string, Row>;

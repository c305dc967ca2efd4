type Row = readonly [string, (what: string) => string];
/** Why a container cannot be created: in a few words, and in a clause. */
export const CANNOT_CREATE_EN = {
  'working-directory': [
    'working directory',
    (what) =>
      `its working directory \`${what}\` does not exist in the image, or may not be entered`,
  ],
  'mount-type': [
    'mount',
    (what) =>
      `a volume is mounted at \`${what}\`, where one of the two is a file and the other a directory (a missing subPath?)`,
  ],
  'sub-path': [
    'subPath',
    (what) => `the subPath of its volume mount \`${what}\` cannot be prepared`,
  ],
  'no-program': ['program not found', (what) => `its command \`${what}\` is not in the image`],
  'no-user': [
    'no such user',
    (what) =>
      `the user or group${what ? ` \`${what}\`` : ''} that it is to run as is not in the image's /etc/passwd or /etc/group`,
  ],
  'name-taken': [
    'name taken',
    (what) =>
      `the runtime still holds the name of an earlier attempt (\`${what}\`), as happens when it is overloaded or was restarted`,
  ],
  'no-command': [
    'no command',
    () => 'neither its spec nor its image names a command to run (ENTRYPOINT or CMD)',
  ],
  'read-only-parent': [
    'mount',
    (what) =>
      `a volume is to be mounted at \`${what}\`, which does not exist there, and it cannot be made: what lies there is read-only, such as another volume`,
  ],
  'memory-too-low': [
    'memory limit',
    (what) => `its memory limit of ${what} bytes is too low for any container to start`,
  ],
} satisfies Record<string, Row>;
/** The same in Korean. */
export const CANNOT_CREATE_KO: Readonly<Record<keyof typeof CANNOT_CREATE_EN, Row>> = {
  'working-directory': [
    '작업 디렉터리',
    (what) => `작업 디렉터리 \`${what}\` 경로가 이미지에 없거나 들어갈 수 없습니다`,
  ],
  'mount-type': [
    '마운트',
    (what) =>
      `\`${what}\` 경로에 볼륨을 마운트하는데 한쪽은 파일이고 다른 쪽은 디렉터리입니다(subPath 누락 여부를 확인하십시오)`,
  ],
  'sub-path': ['subPath', (what) => `볼륨 마운트 \`${what}\` 항목의 subPath를 준비할 수 없습니다`],
  'no-program': ['프로그램 없음', (what) => `명령 \`${what}\` 프로그램이 이미지에 없습니다`],
  'no-user': [
    '사용자 없음',
    (what) =>
      `실행할 사용자나 그룹${what ? ` \`${what}\`` : ''} 항목이 이미지의 /etc/passwd, /etc/group 파일에 없습니다`,
  ],
  'name-taken': [
    '이름 사용 중',
    (what) =>
      `런타임이 이전 시도의 이름(\`${what}\`)을 아직 잡고 있습니다. 런타임이 과부하이거나 재시작된 뒤에 생깁니다`,
  ],
  'no-command': ['명령 없음', () => 'spec에도 이미지에도 실행할 명령이 없습니다(ENTRYPOINT, CMD)'],
  'read-only-parent': [
    '마운트',
    (what) =>
      `\`${what}\` 경로에 볼륨을 마운트하는데 그 경로가 없고, 상위가 다른 볼륨처럼 읽기 전용이라 만들 수도 없습니다`,
  ],
  'memory-too-low': [
    '메모리 제한',
    (what) => `메모리 제한 ${what}바이트가 너무 낮아 어떤 컨테이너도 시작할 수 없습니다`,
  ],
};

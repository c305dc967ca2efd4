import { isA } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { ownersOf } from '../../../world/readings/workloads.ts';

type Refused = Readonly<{ why: Why; what: string; container: string }>;
type Why = keyof typeof EN;

/** What the kubelet and the runtime write: CreateContainerError, CreateContainerConfigError, RunContainerError, StartError. */
const ROWS: readonly (readonly [Why, RegExp])[] = [
  ['working-directory', /chdir to cwd \("(?<what>[^"]+)"\) set in config\.json failed/],
  [
    'mount-type',
    /mounting "[^"]*" to rootfs at "(?<what>[^"]+)".*(?:not a directory|is a directory)/,
  ],
  ['sub-path', /failed to (?:prepare|create) subPath .*volumeMount "(?<what>[^"]+)"/],
  ['name-taken', /failed to reserve container name "?(?<what>[^":\s]+)/],
];
const REASONS = [
  'CreateContainerError',
  'CreateContainerConfigError',
  'RunContainerError',
  'StartError',
  'CrashLoopBackOff',
];

/** The container runtime cannot create a container as its pod describes it. */
export const cannotCreate: Cause<Refused> = {
  id: 'container/cannot-create',
  explains: ['container-waiting'],

  *explain({ on, part = '', reason, evidence }, world) {
    if (!isA('Pod', on) || !REASONS.includes(reason)) return;
    for (const [why, pattern] of ROWS) {
      const what = pattern.exec(evidence.quote)?.groups?.['what'];
      if (!what) continue;
      const owners = ownersOf(on, world);
      yield {
        subject: owners.at(-1) ?? on,
        params: { why, what, container: part },
        evidence: [evidence],
        strength: 'entails',
        restsOn: [on, ...owners],
      };
      return;
    }
  },

  text: {
    en: ({ name }, { why, what, container }) => ({
      title: `\`${name}\`: container \`${container}\` cannot be created: ${EN[why][0]}`,
      sentence: `Container \`${container}\` of \`${name}\` cannot be created: ${EN[why][1](what)}.`,
    }),
    ko: ({ name }, { why, what, container }) => ({
      title: `\`${name}\`: \`${container}\` 컨테이너를 만들 수 없습니다: ${KO[why][0]}`,
      sentence: `\`${name}\` 객체의 \`${container}\` 컨테이너를 만들 수 없습니다. ${KO[why][1](what)}.`,
    }),
  },
};

type Row = readonly [string, (what: string) => string];
const EN = {
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
  'name-taken': [
    'name taken',
    (what) =>
      `the runtime still holds the name of an earlier attempt (\`${what}\`), as happens when it is overloaded or was restarted`,
  ],
} satisfies Record<string, Row>;
const KO: Readonly<Record<Why, Row>> = {
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
  'name-taken': [
    '이름 사용 중',
    (what) =>
      `런타임이 이전 시도의 이름(\`${what}\`)을 아직 잡고 있습니다. 런타임이 과부하이거나 재시작된 뒤에 생깁니다`,
  ],
};

import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { containerOf } from '../../../world/readings/pods/container-specs.ts';
import { endedRun } from '../../../world/readings/pods/runs.ts';
import { ownersOf, podRef } from '../../../world/readings/workloads/workloads.ts';

/** `lacks` is the ConfigMap that has no key for the subPath of a mount. */
type Refused = Readonly<{ why: Why; what: string; container: string; lacks?: Lacking }>;
type Lacking = Readonly<{ configMap: string; key: string }>;
type Why = keyof typeof EN;

/** What the kubelet and the runtime write: CreateContainerError, CreateContainerConfigError, RunContainerError, StartError. */
const ROWS: readonly (readonly [Why, RegExp])[] = [
  ['working-directory', /chdir to cwd \("(?<what>[^"]+)"\) set in config\.json failed/],
  [
    'mount-type',
    /mounting "[^"]*" to rootfs at "(?<what>[^"]+)".*(?:not a directory|is a directory)/,
  ],
  [
    'no-program',
    /container create failed: .*executable file [`'"](?<what>[^`'"]+)[`'"] not found in \$PATH/,
  ],
  [
    'no-program',
    /OCI runtime .*exec: \\?"(?<what>[^"\\]+)\\?": (?:executable file not found|stat [^:]+: no such file)/,
  ],
  ['no-user', /unable to find (?:user|group) (?<what>[^:\s]+): no matching entries/],
  ['no-user', /failed to find user by name:? ?(?<what>\S*)|(?<none>no users found)/],
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
    const fact = world.get(on);
    const pod = fact.is === 'known' ? fact.value : undefined;
    for (const [why, pattern] of ROWS) {
      const found = saidIn(pattern, [evidence, ...startOf(pod, part)]);
      if (!found || (why === 'no-program' && AFTER_A_RUN.includes(reason))) continue;
      const { said, what } = found;
      const owners = ownersOf(on, world);
      const lacks = why === 'mount-type' ? keyLacking(what, part, pod, world) : undefined;
      yield {
        subject: owners.at(-1) ?? on,
        params: {
          why,
          what,
          container: part,
          ...(lacks && { lacks: { configMap: lacks.on.name, key: lacks.key } }),
        },
        evidence: [said, ...(lacks ? [lacks.evidence] : [])],
        strength: 'entails',
        restsOn: [on, ...owners],
      };
      return;
    }
  },

  text: {
    en: ({ name }, { why, what, container, lacks }) => ({
      title: `\`${name}\`: container \`${container}\` cannot be created: ${EN[why][0]}`,
      sentence: `Container \`${container}\` of \`${name}\` cannot be created: ${EN[why][1](what)}.`,
      ...(lacks && {
        so: `ConfigMap \`${lacks.configMap}\` has no key \`${lacks.key}\`, which the subPath of that mount names: an empty directory takes its place.`,
      }),
    }),
    ko: ({ name }, { why, what, container, lacks }) => ({
      title: `\`${name}\`: \`${container}\` 컨테이너를 만들 수 없습니다: ${KO[why][0]}`,
      sentence: `\`${name}\` 객체의 \`${container}\` 컨테이너를 만들 수 없습니다. ${KO[why][1](what)}.`,
      ...(lacks && {
        so: `그 마운트의 subPath가 가리키는 \`${lacks.key}\` 키가 ConfigMap \`${lacks.configMap}\` 객체에 없어 빈 디렉터리가 대신 마운트됩니다.`,
      }),
    }),
  },
};

/** Here a program that is missing is told as a crash. */
const AFTER_A_RUN = ['RunContainerError', 'StartError', 'CrashLoopBackOff'];

function saidIn(
  pattern: RegExp,
  said: readonly Evidence[],
): Readonly<{ said: Evidence; what: string }> | undefined {
  for (const one of said) {
    const match = pattern.exec(one.quote);
    if (match) return { said: one, what: match.groups?.['what'] ?? '' };
  }
  return undefined;
}

/** While it backs off, only the last start says why it failed. */
function startOf(pod: Resource<'Pod'> | undefined, part: string): readonly Evidence[] {
  const run = pod && endedRun(pod, part);
  if (!run || run.reason !== 'StartError') return [];
  const { path, message: quote } = run;
  return [{ source: 'field', on: podRef(pod), path: `${path}/message`, quote }];
}

/** The key that the subPath of a mount names, where its ConfigMap was read and has none. */
function keyLacking(at: string, part: string, pod: Resource<'Pod'> | undefined, world: World) {
  const found = pod && containerOf(pod, part);
  const mounts = found?.container.volumeMounts ?? [];
  const index = mounts.findIndex(({ mountPath }) => at.endsWith(mountPath));
  const { name, subPath: key } = mounts[index] ?? {};
  const holder = pod?.spec?.volumes?.find((one) => one.name === name)?.configMap;
  if (!pod || !found || !key || !holder?.name) return undefined;
  const { namespace = '' } = podRef(pod);
  const on = { kind: 'ConfigMap', namespace, name: holder.name } as const;
  const fact = world.get(on);
  const paths = holder.items?.map(({ path }) => path);
  if (fact.is !== 'known') return undefined;
  const keys = paths ?? [
    ...Object.keys(fact.value.data ?? {}),
    ...Object.keys(fact.value.binaryData ?? {}),
  ];
  if (keys.includes(key)) return undefined;
  const path = `${found.path}/volumeMounts/${index}/subPath`;
  const evidence: Evidence = { source: 'field', on: podRef(pod), path, quote: key };
  return { on, key, evidence };
}

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
};

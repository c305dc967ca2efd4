import type { Cause, Evidence, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { containerOf } from '../../../readings/pods/container-specs.ts';
import { endedRun } from '../../../readings/pods/runs.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import type { RefusedCreation, CannotCreateWhy } from './cannot-create-rows.words.ts';
import { cannotCreateWords } from './cannot-create.words.ts';

/** What the kubelet and the runtime write: CreateContainerError, CreateContainerConfigError, RunContainerError, StartError. */
const ROWS: readonly (readonly [CannotCreateWhy, RegExp])[] = [
  [
    'broken-mount',
    /(?:chdir to cwd|mkdir|l?stat) \(?"?(?<what>\/[^"\s:)]+)["\s:)].*(?:stale (?:NFS )?file handle|transport endpoint is not connected|host is down|file exists)/,
  ],
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
  ['id-mapping', /to rootfs at "(?<what>[^"]+)".*\bMOUNT_ATTR_IDMAP\b/],
  ['no-user', /unable to find (?:user|group) (?<what>[^:\s]+): no matching entries/],
  ['no-user', /failed to find user by name:? ?(?<what>\S*)|(?<none>no users found)/],
  ['sub-path', /failed to (?:prepare|create) subPath .*volumeMount "(?<what>[^"]+)"/],
  ['no-command', /(?<none>no command specified)/],
  ['read-only-parent', /to rootfs at "(?<what>[^"]+)".*read-only file system/],
  ['memory-too-low', /set memory limit (?<what>\d+) too low/],
  ['memory-too-low', /container init was (?<none>OOM-killed)/],
  [
    'other-windows',
    /(?<none>container operating system does not match the host operating system)/i,
  ],
  ['name-taken', /failed to reserve (?:container|sandbox) name "?(?<what>[^":\s]+)/],
  // The call that holds the name, in the words of the kubelet that gave up on it.
  [
    'name-taken',
    /(?<none>context deadline exceeded|operation Create(?:Container|PodSandbox) timed out)/,
  ],
];
/** The message shows what happened, and not what for. */
const LIKELY: readonly CannotCreateWhy[] = ['broken-mount', 'name-taken'];
/** As containerd calls the end of a start that failed, and as others do. */
const NOT_STARTED = ['StartError', 'ContainerCannotRun'];
const REASONS = [
  'CreateContainerError',
  'CreateContainerConfigError',
  'RunContainerError',
  ...NOT_STARTED,
  'CrashLoopBackOff',
];

/** The container runtime cannot create a container as its pod describes it. */
export const cannotCreate: Cause<RefusedCreation, 'Pod'> = {
  id: 'container/cannot-create',
  of: ['Pod'],
  explains: ['container-waiting', 'container-restarting'],

  *explain({ on, part = '', reason, evidence }, world, pod) {
    if (!REASONS.includes(reason)) return;
    for (const [why, pattern] of ROWS) {
      const found = saidIn(pattern, [evidence, ...startOf(pod, part)]);
      if (!found || isToldAsCrash(why, found.said, reason)) continue;
      const { said, what } = found;
      const missing = why === 'mount-type' ? missingKey(what, part, pod, world) : undefined;
      yield {
        ...accountableFor(on, world),
        params: {
          why,
          what,
          container: part,
          ...(missing && { lacks: { configMap: missing.on.name, key: missing.key } }),
        },
        evidence: [said, ...(missing ? [missing.evidence] : [])],
        strength:
          LIKELY.includes(why) || said.quote.includes('limit too low?') ? 'fits' : 'entails',
      };
      return;
    }
  },

  ...cannotCreateWords,
};

/** A program or a directory that is missing is told as a crash where a start was tried. */
function isToldAsCrash(why: CannotCreateWhy, { quote }: Evidence, reason: string): boolean {
  const isMissing = why === 'no-program' || (why === 'working-directory' && !isForbidden(quote));
  return isMissing && ['RunContainerError', ...NOT_STARTED, 'CrashLoopBackOff'].includes(reason);
}

function isForbidden(quote: string): boolean {
  return quote.includes('permission denied');
}

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

/** While it backs off, and when it has just failed, only the last start says why. */
function startOf(pod: Resource<'Pod'>, part: string): readonly Evidence[] {
  const run = endedRun(pod, part);
  if (!run || !NOT_STARTED.includes(run.reason)) return [];
  const { path, message: quote } = run;
  return [quotedField(podRef(pod), `${path}/message`, quote)];
}

/** The key that the subPath of a mount names, where its ConfigMap was read and has none. */
function missingKey(at: string, part: string, pod: Resource<'Pod'>, world: World) {
  const found = containerOf(pod, part);
  const mounts = found?.container.volumeMounts ?? [];
  const index = mounts.findIndex(({ mountPath }) => at.endsWith(mountPath));
  const { name, subPath: key } = mounts[index] ?? {};
  const holder = pod.spec?.volumes?.find((one) => one.name === name)?.configMap;
  if (!found || !key || !holder?.name) return undefined;
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
  const evidence: Evidence = quotedField(podRef(pod), path, key);
  return { on, key, evidence };
}

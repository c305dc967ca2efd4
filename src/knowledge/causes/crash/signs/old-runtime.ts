import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { logOfEnd, quoted, saidIn } from '../../../../readings/logs/logs.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import type { Crash } from '../../../signs/logs/crashes.ts';

/** A runtime that does not see the memory limit of its container; `since` is the first version that does. */
export type OldRuntime = Readonly<{
  runtime: 'Java' | '.NET';
  version: string;
  since: string;
  cgroup: 'v2' | 'any';
  evidence: Evidence;
}>;

/** "using Java 1.8.0_352", "OpenJDK Runtime Environment (build 11.0.12+7)", "JVM Version: 1.8.0_345-b01". */
const IN_LOG =
  /\b(?:java|openjdk|jdk|jre|jvm)\b[^\n]{0,60}?(?<![\w.])(?:1\.8\.0_(?<update>\d+)|(?<major>9|1\d|2\d)\.0\.(?<patch>\d+))(?![\d.])/i;
/** "openjdk:8u265-jre", "eclipse-temurin:11.0.15_10-jre". */
const IN_IMAGE =
  /(?:jdk|jre|java|temurin|corretto|zulu|liberica)[^@]{0,60}?[:-](?:8u(?<update>\d+)|(?<major>9|1\d|2\d)\.0\.(?<patch>\d+))/i;
/** Images of .NET Core, which ended with 3.1: .NET 5 is the first to know cgroup v2. */
const NET_CORE = /\/dotnet\/core\/(?:aspnet|runtime|sdk)[^:@]*:(?<version>[23]\.\d)/;

/** The runtime of a container where its log or its image says that it is one that cannot see the limit. */
export function oldRuntimeOf(
  { on, pod, container, path, run }: Crash,
  world: World,
): OldRuntime | undefined {
  for (const line of logOfEnd(on, run, world).lines) {
    const found = javaIn(saidIn(IN_LOG, line.text));
    if (found) return { ...found, evidence: quoted(line, on) };
  }
  const image = container.image ?? '';
  const evidence = quotedField(on, `${path}/image`, image);
  const java = javaIn(IN_IMAGE.exec(image));
  if (java) return { ...java, evidence };
  const version = NET_CORE.exec(image)?.groups?.['version'];
  return version && usesV2(pod, world)
    ? { runtime: '.NET', version, since: '5', cgroup: 'v2', evidence }
    : undefined;

  function javaIn(match: RegExpExecArray | null): Omit<OldRuntime, 'evidence'> | undefined {
    if (!match) return undefined;
    const { update, major = '8', patch = '0' } = match.groups ?? {};
    const number = Number(update ?? patch);
    const version = update ? `8u${update}` : `${major}.0.${patch}`;
    if (major === '9' || (update && number < 191))
      return { runtime: 'Java', version, since: update ? '8u191' : '10', cgroup: 'any' };
    const since = update ? '8u372' : major === '11' ? '11.0.16' : '15';
    const isOld = update ? number < 372 : major === '11' ? number < 16 : Number(major) < 15;
    return isOld && usesV2(pod, world)
      ? { runtime: 'Java', version, since, cgroup: 'v2' }
      : undefined;
  }
}

/** Systems that start with cgroup v2 unless they are told otherwise, from which version on. */
const V2_SYSTEMS: readonly (readonly [RegExp, number])[] = [
  [/^Ubuntu (\d+\.\d+)/, 21.1],
  [/^Debian GNU\/Linux (\d+)/, 11],
  [/^Red Hat Enterprise Linux(?: CoreOS)? (\d{1,2})\b/, 9],
  [/^(?:Rocky|AlmaLinux|Oracle|CentOS Stream)(?: Linux)?(?: Server)? (\d+)/, 9],
  [/^Fedora[^\d]*(\d+)/, 31],
  [/^Amazon Linux (\d+)/, 2023],
  [/^Azure Linux (\d+)/, 3],
  [/^Talos \(v(\d+\.\d+)/, 1],
];

function usesV2({ spec }: Resource<'Pod'>, world: World): boolean {
  const node: Ref<'Node'> = { kind: 'Node', name: spec?.nodeName ?? '' };
  const fact = world.get(node);
  const system = fact.is === 'known' ? (fact.value.status?.nodeInfo?.osImage ?? '') : '';
  return V2_SYSTEMS.some(([pattern, from]) => Number(pattern.exec(system)?.[1]) >= from);
}

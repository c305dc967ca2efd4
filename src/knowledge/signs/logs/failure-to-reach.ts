import type { Gap } from '../../../domain/gap.ts';
import { isA } from '../../../domain/keys.ts';
import type { Evidence, LogLine, Ref, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { newestFirst } from '../../../readings/created.ts';
import { awaitedPeer } from '../../../readings/logs/awaited-peer.ts';
import { lastFailure } from '../../../readings/logs/last-failure.ts';
import { logOfEnd, logOfRun, quoted } from '../../../readings/logs/logs.ts';
import type { PeerFailure } from '../../../readings/logs/peer-failures.ts';
import { readAlong } from '../../../readings/logs/read-along.ts';
import { addressesOf, type Address } from '../../../readings/network/addresses.ts';
import { serviceAt } from '../../../readings/network/service-names.ts';
import { lastingContainers } from '../../../readings/pods/container-specs.ts';
import { idleContainers } from '../../../readings/pods/containers.ts';
import { endedRun, endedRuns } from '../../../readings/pods/runs.ts';
import { podRef, podsOf } from '../../../readings/workloads/workloads.ts';
import { mentions } from '../../../text/mentions.ts';
import { present } from '../../../text/present.ts';

/**
 * The failure to reach a peer that a container of a pod wrote last: its host and port come from the line, or from
 * the setting by which the container knows the peer. `isNamed`: the log names it, so it is not only guessed from the
 * settings.
 */
export type FailureToReach = Readonly<{
  pod: Resource<'Pod'>;
  on: Ref<'Pod'>;
  container: string;
  failure: PeerFailure;
  said: Evidence;
  isNamed: boolean;
  address?: Address;
}>;

/** The kinds of symptoms that a failure to reach a peer may be behind. */
export const FAILURES_TO_REACH = [
  'app-reports-failure',
  'container-restarting',
  'container-waiting',
  'job-failed',
  'log-complains',
  'pod-failed',
  'pod-not-ready',
] as const satisfies readonly [string, ...string[]];

/** How many lines but a stack may follow the failure that ended a container. */
const MOST_AFTER = 8;
/** How far up a failure may stand in the log of a container that runs on. */
const RECENT_LINES = 15;

/** What the container that a symptom is about could not reach, by its log; undefined where that says no such thing. */
export function failureToReach(symptom: Symptom, world: World): FailureToReach | undefined {
  const pod = symptom.until ? undefined : podAbout(symptom.on, world);
  if (!pod) return undefined;
  const on = podRef(pod);

  for (const { container, lines, within, gap } of logsAbout(symptom, on, pod, world)) {
    readAlong(pod, on, world);
    const addresses = addressesOf(pod, world).filter((one) => one.container === container);
    const found = lastFailure(lines, within);
    const line = found && lines[found.index];
    if (!found || !line) {
      const reach = gap
        ? undefined
        : awaited(pod, on, { name: container, lines }, addresses, world);
      if (reach) return reach;
      continue;
    }
    const { index, failure } = found;
    const before = lines.slice(0, index + 1);
    const address = addressIn(failure, before, addresses, on, world);
    const isNamed =
      failure.host !== undefined || before.some(({ text }) => address && names(text, address));
    const isIp = failure.host !== undefined && failure.host !== address?.host;
    const host = isIp && address ? address.host : (failure.host ?? address?.host);
    const port = failure.port ?? address?.port;
    return {
      pod,
      on,
      container,
      failure: { ...failure, ...present({ host, port }) },
      said: quoted(line, on),
      isNamed,
      ...present({ address }),
    };
  }
  return undefined;
}

/** A loop that waits for a peer gives no reason. */
function awaited(
  pod: Resource<'Pod'>,
  on: Ref<'Pod'>,
  log: Readonly<{ name: string; lines: readonly LogLine[] }>,
  addresses: readonly Address[],
  world: World,
): FailureToReach | undefined {
  const isIdle = idleContainers(pod).some(({ name, isInit }) => isInit && name === log.name);
  const peer = isIdle ? awaitedPeer(pod, on, log, world) : undefined;
  if (!peer) return undefined;
  const { said, ...at } = peer;
  const address = addresses.find(({ host, setting }) => host === at.host && setting !== 'args');
  return {
    pod,
    on,
    container: log.name,
    failure: { kind: 'unreached', ...at },
    said,
    isNamed: true,
    ...present({ address }),
  };
}

/** The pod that a symptom is about; of a Job the one that failed last. */
function podAbout(on: Ref, world: World): Resource<'Pod'> | undefined {
  if (isA('Pod', on)) {
    const fact = world.get(on);
    return fact.is === 'known' ? fact.value : undefined;
  }
  if (!isA('batch/Job', on)) return undefined;
  const failed = podsOf(on, world).pods.filter((pod) =>
    [...endedRuns(pod)].some(({ exitCode }) => exitCode !== 0),
  );
  return newestFirst(failed)[0];
}

const WHILE_READY = ['app-reports-failure', 'log-complains']; // only the log tells
type AboutLog = Readonly<{
  container: string;
  lines: readonly LogLine[];
  within: number;
  gap?: Gap;
}>;

function* logsAbout(
  { kind, part, evidence }: Symptom,
  on: Ref<'Pod'>,
  pod: Resource<'Pod'>,
  world: World,
): Iterable<AboutLog> {
  const isIdle = kind === 'pod-not-ready';
  if (isIdle || WHILE_READY.includes(kind)) {
    const running = isIdle ? idleContainers(pod) : lastingContainers(pod.spec); // of a pod that is Ready all run
    for (const { name } of running.filter((one) => (part ?? one.name) === one.name)) {
      const { lines, gap } = logOfRun(on, name, 'current', world);
      const said = lines.findLastIndex(({ text }) => text === evidence.quote);
      yield kind === 'log-complains'
        ? { container: name, lines: lines.slice(0, said + 1), within: 0 }
        : { container: name, lines, within: RECENT_LINES, ...present({ gap }) };
    }
    return;
  }
  const statuses = [
    ...(pod.status?.initContainerStatuses ?? []),
    ...(pod.status?.containerStatuses ?? []),
  ];
  for (const { name } of statuses) {
    const run = (part ?? name) === name ? endedRun(pod, name) : undefined;
    if (!run || run.exitCode === 0 || run.reason === 'OOMKilled') continue;
    yield { container: name, lines: logOfEnd(on, run, world).lines, within: MOST_AFTER };
  }
}

/** The setting that names the peer: of that host, or named last before the failure, or the only one. */
function addressIn(
  { host, port }: PeerFailure,
  before: readonly LogLine[],
  addresses: readonly Address[],
  from: Ref,
  world: World,
): Address | undefined {
  if (host) {
    const same = addresses.filter((one) => one.host === host.toLowerCase());
    const meant = same.length > 0 ? same : addresses.filter((one) => isAt(host, one, from, world));
    return meant.find((one) => one.port === port) ?? meant[0];
  }
  const line = before.findLast(({ text }) => addresses.some((one) => names(text, one)));
  const named = line && addresses.find((one) => names(line.text, one));
  const hosts = new Set(addresses.map((one) => one.host));
  return named ?? (hosts.size === 1 ? addresses[0] : undefined);
}

/** Whether a setting names the Service that has this cluster IP. */
function isAt(ip: string, { host }: Address, { namespace = '' }: Ref, world: World): boolean {
  const { clusterIP, clusterIPs = [] } = serviceAt(host, namespace, world)?.spec ?? {};
  return clusterIP === ip || clusterIPs.includes(ip);
}

function names(text: string, { host }: Address): boolean {
  return mentions(text.toLowerCase(), host.toLowerCase());
}

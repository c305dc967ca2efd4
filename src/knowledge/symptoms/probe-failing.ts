import { refTo } from '../../domain/keys.ts';
import type { Evidence, SymptomFinder, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { eventCount, eventsSaying, firstSaid } from '../../readings/events.ts';
import { REPEATED_MS } from '../../readings/freshness.ts';
import { harmOf } from '../../readings/harm.ts';
import { isLoopback, listeningIn, type Listening } from '../../readings/logs/listening.ts';
import { logOfRun } from '../../readings/logs/logs.ts';
import type { Container } from '../../readings/pods/container-specs.ts';
import { isReady, isStarting } from '../../readings/pods/pods.ts';
import { isRefused, portOf, probeReports } from '../../readings/pods/probes.ts';
import { isWithin } from '../../readings/time.ts';
import { present } from '../../text/present.ts';
import { unreadyContainers } from '../signs/logs/troubled.ts';

/** A container that ran so long under its liveness probe has passed it. */
const YOUNG_MS = 5 * 60_000;
const FRESH_MS = 30_000;
/** Once or twice a busy node does not run it. */
const TIMES = 3;

/**
 * A probe of a pod that is Ready or still starts does what it should not: liveness fails, so the container will be
 * killed, a probe cannot be run at all, or it is refused though the program says that it listens. Only events and
 * the log show that, at any age where a liveness probe cannot be run: that kills nothing.
 */
export const probeFailing: SymptomFinder<'Pod'> = {
  kind: 'probe-failing',
  of: ['Pod'],

  *find(pod, world) {
    const on = refTo('Pod', pod);
    const found = signIn(pod, world.now);
    if (!found) return;

    const { sign, times = 1, ms = FRESH_MS } = found;
    const about = world.events(on).items.filter(({ message }) => message?.includes(sign));
    const isOften = eventCount(['Unhealthy'], on, { events: () => ({ items: about }) }) >= times;
    const said =
      eventsSaying(['Unhealthy'], on, world).find(({ quote }) => isOften && quote.includes(sign)) ??
      (isStarting(pod, world.now) ? refusedThoughListening(pod, world) : undefined);
    if (!said || !isWithin(ms, said.at, world.now)) return;
    yield {
      kind: 'probe-failing',
      on,
      reason: 'Unhealthy',
      evidence: said,
      ...present({ since: firstSaid(['Unhealthy'], on, world) ?? said.at }),
      hurts: harmOf(on, world),
    };
  },
};

/** What the kubelet says, how often at least, and how lately. */
type Sign = Readonly<{ sign: string; times?: number; ms?: number }>;

/** In the first minute a readiness or startup probe may fail, but not error; and a liveness probe may never. */
function signIn(pod: Resource<'Pod'>, now: string): Sign | undefined {
  if (isStarting(pod, now) && pod.spec?.nodeName) return { sign: 'probe errored' };
  if (!isReady(pod)) return undefined;
  if (isProbedYoung(pod, now)) return { sign: 'Liveness probe' };
  const runs = pod.spec?.containers.some(({ livenessProbe }) => livenessProbe?.exec);
  return runs ? { sign: 'Liveness probe errored', times: TIMES, ms: REPEATED_MS } : undefined;
}

function isProbedYoung({ spec, status }: Resource<'Pod'>, now: string): boolean {
  const probed = (spec?.containers ?? []).filter(({ livenessProbe }) => livenessProbe);
  return (status?.containerStatuses ?? []).some(
    ({ name, state, restartCount }) =>
      restartCount === 0 &&
      probed.some((one) => one.name === name) &&
      isWithin(YOUNG_MS, state?.running?.startedAt, now),
  );
}

/** What the kubelet says of a port that refuses it while the program says that it listens elsewhere, or to itself. */
function refusedThoughListening(pod: Resource<'Pod'>, world: World): Evidence | undefined {
  const on = refTo('Pod', pod);
  for (const at of unreadyContainers(pod)) {
    for (const report of probeReports(on, at, world)) {
      const asked = portOf(report, at.container)?.port;
      if (asked === undefined || !isRefused(report.said, asked)) continue;
      const log = logOfRun(on, at.container.name, 'current', world);
      if (isContrary(listeningIn(log, on), asked, at.container)) return report.said;
    }
  }
  return undefined;
}

/** More may open as the start goes on, but not another port than all that are declared, nor one twice. */
function isContrary(addresses: readonly Listening[], asked: number, { ports = [] }: Container) {
  const same = addresses.filter(({ port }) => port === asked);
  if (same.length > 0) return same.every(isLoopback);
  const declared = ports.map(({ containerPort }) => containerPort);
  return !declared.includes(asked) && addresses.some(({ port }) => declared.includes(port));
}

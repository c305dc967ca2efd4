import { refTo } from '../../domain/keys.ts';
import type { Evidence, SymptomFinder, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { eventsSaying, firstSaid } from '../../readings/events.ts';
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

/**
 * A probe of a pod that is Ready or still starts does what it should not: liveness fails, so the container will be
 * killed, a probe cannot be run at all, or it is refused though the program says that it listens. Only events and
 * the log show that yet.
 */
export const probeFailing: SymptomFinder<'Pod'> = {
  kind: 'probe-failing',
  of: ['Pod'],

  *find(pod, world) {
    const on = refTo('Pod', pod);
    const sign = signIn(pod, world.now);
    if (!sign) return;

    const said =
      eventsSaying(['Unhealthy'], on, world).find(({ quote }) => quote.includes(sign)) ??
      (isStarting(pod, world.now) ? refusedThoughListening(pod, world) : undefined);
    if (!said || !isWithin(FRESH_MS, said.at, world.now)) return;
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

/** In the first minute a readiness or startup probe may fail, but not error. */
function signIn(pod: Resource<'Pod'>, now: string): string | undefined {
  if (isStarting(pod, now) && pod.spec?.nodeName) return 'probe errored';
  return isReady(pod) && isProbedYoung(pod, now) ? 'Liveness probe' : undefined;
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

import type { Evidence, Ref, World } from '../../domain/model.ts';
import { aboutContainer, eventsSaying } from '../events.ts';
import { REPEATED_MS } from '../freshness.ts';
import { isWithin } from '../time.ts';
import type { Container, ContainerAt } from './container-specs.ts';

/** The probes of a container, by the word that the kubelet begins its reports with. */
export const PROBES = ['Liveness', 'Readiness', 'Startup'] as const;
/** One of them. */
export type ProbeName = (typeof PROBES)[number];
type Probe = NonNullable<Container['livenessProbe']>;

/** What the kubelet last said of a probe that fails; `path` points to the probe within the pod. */
export type ProbeReport = Readonly<{
  which: ProbeName;
  probe: Probe;
  path: string;
  said: Evidence;
}>;

/** What the kubelet lately said of the failing probes of a container, the newest of each. */
export function probeReports(
  on: Ref<'Pod'>,
  { container, path }: ContainerAt,
  world: World,
): readonly ProbeReport[] {
  const own = aboutContainer(container.name, on, world);
  const said = eventsSaying(['Unhealthy'], on, own).filter(({ at }) =>
    isWithin(REPEATED_MS, at, world.now),
  );
  return PROBES.flatMap((which) => {
    const field = `${which.toLowerCase()}Probe` as const;
    const probe = container[field as keyof Container] as Probe | undefined;
    const last = said.find(({ quote }) => quote.includes(`${which} probe `));
    return probe && last ? [{ which, probe, path: `${path}/${field}`, said: last }] : [];
  });
}

/** The number of the port that a probe asks, and the field that gives it. */
export function portOf(
  { probe, path }: Pick<ProbeReport, 'probe' | 'path'>,
  { ports = [] }: Container,
): Readonly<{ port: number; path: string; quote: string }> | undefined {
  for (const way of ['httpGet', 'tcpSocket', 'grpc'] as const) {
    const given = probe[way]?.port;
    if (given === undefined) continue;
    const port = ports.find(({ name }) => name === given)?.containerPort ?? Number(given);
    return { port, path: `${path}/${way}/port`, quote: `${given}` };
  }
  return undefined;
}

/** Whether what was asked at a port refused the connection: nothing listens there on the pod's address. */
export function isRefused({ quote }: Evidence, port: number): boolean {
  const isRefusal = quote.includes(`:${port}: connect: connection refused`);
  return isRefusal || (quote.includes('failed to connect service') && quote.includes(`:${port}"`)); // gRPC
}

/** Seconds from a container's start until a probe has failed too often, with the API's defaults. */
export function patienceOf({
  initialDelaySeconds = 0,
  periodSeconds = 10,
  failureThreshold = 3,
}: Probe): number {
  return initialDelaySeconds + periodSeconds * failureThreshold;
}

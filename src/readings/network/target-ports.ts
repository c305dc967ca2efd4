import { refTo } from '../../domain/keys.ts';
import type { Evidence, LogLine, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { logOfRun, quoted } from '../logs/logs.ts';
import { peerFailureIn } from '../logs/peer-failures.ts';
import { isProxy } from '../pods/main-container.ts';
import { isReady, readinessSince } from '../pods/pods.ts';
import { isWithin } from '../time.ts';
import { podRef } from '../workloads/workloads.ts';
import { addressesOf } from './addresses.ts';
import { backendsOf, selectedPods } from './backends.ts';
import { serviceAt } from './service-names.ts';

type Pod = Resource<'Pod'>;
type Service = Resource<'Service'>;

/**
 * A port of a Service that leads to a port which its pods do not declare; `declared` are those that they do. By
 * itself it proves nothing, for declaring is voluntary. `path` points to the target port.
 */
export type Mismatch = Readonly<{
  port: number;
  target: number | string;
  path: string;
  declared: readonly number[];
  pod: Pod;
}>;

/** The port of a Service that leads nowhere, as far as its pods declare; undefined where any port fits. */
export function mismatchOf(service: Service, world: World): Mismatch | undefined {
  const on = refTo('Service', service);
  const ports = (service.spec?.ports ?? []).map((one, index) => ({ ...one, index }));
  const tcp = ports.filter(({ protocol = 'TCP' }) => protocol === 'TCP');
  const { pods } = selectedPods(on, world);
  const [pod] = pods.filter(isReady);
  if (!pod) return undefined;

  if (pods.some((one) => tcp.some((port) => leadsTo(port, one)))) return undefined;
  return tcp[0] && mismatched(tcp[0], pod);
}

/** The ports of a Service that lead nowhere beside others that do. */
function partial(service: Service, world: World): readonly Mismatch[] {
  const { pods } = selectedPods(refTo('Service', service), world);
  const [pod] = pods.filter(isReady);
  if (!pod) return [];
  return (service.spec?.ports ?? []).flatMap((one, index) => {
    if ((one.protocol ?? 'TCP') !== 'TCP' || pods.some((each) => leadsTo(one, each))) return [];
    return mismatched({ ...one, index }, pod) ?? [];
  });
}

/** The names by which a Service sends to ports that its Ready pods do not have. */
export function unnamedPorts(service: Service, world: World): readonly string[] {
  return partial(service, world).flatMap(({ target }) =>
    typeof target === 'string' ? [target] : [],
  );
}

function mismatched(first: ServicePort & { index: number }, pod: Pod): Mismatch | undefined {
  const declared = declaredBy(pod);
  if (declared.length === 0) return undefined;
  const field = first.targetPort === undefined ? 'port' : 'targetPort';
  return {
    port: first.port,
    target: targetOf(first),
    path: `/spec/ports/${first.index}/${field}`,
    declared: declared.map(({ containerPort }) => containerPort),
    pod,
  };
}

type ServicePort = Readonly<{ port: number; targetPort?: number | string | object }>;

/** A number, a named port, or by default the Service's own port. */
export function targetOf({ port, targetPort }: ServicePort): number | string {
  if (typeof targetPort !== 'string' && typeof targetPort !== 'number') return port;
  return /^\d+$/.test(`${targetPort}`) ? Number(targetPort) : targetPort;
}

/** Whether a pod declares the port of it that a port of a Service leads to. */
export function leadsTo(port: ServicePort, pod: Pod): boolean {
  const target = targetOf(port);
  return tcpPorts(pod, () => true).some(
    ({ containerPort, name }) => target === containerPort || target === name,
  );
}

/** Where the first port stands that a program of a pod declares. */
export function declaredPort(pod: Pod): Evidence | undefined {
  const { containers = [] } = pod.spec ?? {};
  const index = containers.findIndex(({ name, ports = [] }) => !isProxy(name) && ports.length > 0);
  const quote = containers[index]?.ports?.[0]?.containerPort;
  if (quote === undefined) return undefined;
  const path = `/spec/containers/${index}/ports/0/containerPort`;
  return quotedField(podRef(pod), path, `${quote}`);
}

/** The TCP ports that the programs of a pod declare; those of a proxy before it are none of theirs. */
export function declaredBy(pod: Pod) {
  return tcpPorts(pod, (container) => !isProxy(container));
}

function tcpPorts({ spec }: Pod, isAsked: (container: string) => boolean) {
  const containers = [...(spec?.initContainers ?? []), ...(spec?.containers ?? [])];
  return containers.flatMap(({ name, ports = [] }) =>
    isAsked(name) ? ports.filter(({ protocol = 'TCP' }) => protocol === 'TCP') : [],
  );
}

const MOST_CALLERS = 3;
const FAILURES = ['refused', 'timeout'];
const RECENT_LINES = 15;
/** What a caller wrote long ago is over. */
const FRESH_MS = 10 * 60_000;
const LISTENS =
  /\b(?:listening|listen|serving|server (?:started|running)|bound|running|started) (?:on|at)\b.*?[:\s](?<port>\d{2,5})\b/i;

/** What a pod of the Service's namespace wrote lately about being refused by it, since a pod of it is Ready. */
function callerRefused(
  service: Service,
  { pod: peer }: Mismatch,
  world: World,
  port?: number,
): Evidence | undefined {
  const since = Date.parse(readinessSince(peer) ?? '');
  const { name = '', namespace = '' } = service.metadata ?? {};
  const callers = world
    .list('Pod', { namespace })
    .items.flatMap((pod) => addressesOf(pod, world).map((address) => ({ pod, address })))
    .filter(({ address }) => serviceAt(address.host, namespace, world)?.metadata?.name === name);

  for (const { pod, address } of callers.slice(0, MOST_CALLERS)) {
    const on = podRef(pod);
    const { lines } = logOfRun(on, address.container, 'current', world);
    const line = lines.slice(-RECENT_LINES).findLast(({ text, at }) => {
      const failure = peerFailureIn(text);
      const isOld =
        at !== undefined && (Date.parse(at) < since || !isWithin(FRESH_MS, at, world.now));
      return (
        failure &&
        !isOld &&
        FAILURES.includes(failure.kind) &&
        (failure.host ?? address.host) === address.host &&
        (port === undefined || (failure.port ?? address.port) === port)
      );
    });
    if (line) return quoted(line, on);
  }
  return undefined;
}

/** What a pod wrote at its start about the port that it listens on, other than the one that it is sent to. */
function listensElsewhere({ pod, target, declared }: Mismatch, world: World): Evidence | undefined {
  const on = podRef(pod);
  const said: LogLine[] = [];
  for (const { name } of pod.spec?.containers ?? []) {
    for (const line of logOfRun(on, name, 'current', world).lines) {
      const port = LISTENS.exec(line.text)?.groups?.['port'];
      if (port && Number(port) === target) return undefined;
      if (port && declared.includes(Number(port))) said.push(line);
    }
  }
  return said[0] && quoted(said[0], on);
}

/** A mismatch that a log confirms: of a caller who is refused, or of the pod, which listens elsewhere. */
export type Unserved = Readonly<{ mismatch: Mismatch; said: Evidence; isRefused: boolean }>;

/** The port of a Service behind which nothing listens although its endpoints are ready; undefined without proof. */
export function unservedPort(service: Service, world: World): Unserved | undefined {
  const mismatch = mismatchOf(service, world);
  if (!mismatch) return unservedPart(service, world);
  const { ready, gap } = backendsOf(service, world);
  if (ready === 0 || gap) return undefined;

  const refused = callerRefused(service, mismatch, world);
  const said = refused ?? listensElsewhere(mismatch, world);
  return said && { mismatch, said, isRefused: refused !== undefined };
}

/** Of several ports one that a caller was refused at. */
function unservedPart(service: Service, world: World): Unserved | undefined {
  if ((service.spec?.ports ?? []).length < 2 || backendsOf(service, world).gap) return undefined;
  for (const mismatch of partial(service, world)) {
    const said = callerRefused(service, mismatch, world, mismatch.port);
    if (said) return { mismatch, said, isRefused: true };
  }
  return undefined;
}

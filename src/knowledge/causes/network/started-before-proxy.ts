import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { brief, logOfRun, quoted } from '../../../readings/logs/logs.ts';
import type { PeerFailureKind } from '../../../readings/logs/peer-wordings.ts';
import { MESH_PROXIES, type MeshProxy } from '../../../readings/network/mesh-proxies.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { endedRun, type EndedRun } from '../../../readings/pods/runs.ts';
import { warningsAbout } from '../../../readings/warnings.ts';
import { failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { startedBeforeProxyWords, type BeforeProxy } from './started-before-proxy.words.ts';

type Pod = Resource<'Pod'>;

/** What a program meets while the proxy that has all its traffic does not listen yet. */
const WHILE_CLOSED: readonly PeerFailureKind[] = [
  'refused',
  'reset',
  'unreached',
  'no-such-host',
  'no-dns-answer',
  'unresolved',
  'timeout',
];
const ITSELF = /^(?:localhost|127\.[\d.]+|::1)$/;
/** So long a run is no start that met a closed door. */
const SHORT_MS = 30_000;
/** So long after its start a proxy may need for its first configuration. */
const STARTS_MS = 60_000;

/** A program ended at once because the proxy of its mesh was not up yet; started again, it is well. */
export const startedBeforeProxy: Cause<BeforeProxy, 'Pod'> = {
  id: 'network/started-before-proxy',
  of: ['Pod'],
  explains: ['container-restarting'],
  refines: [
    'network/cannot-reach',
    'crash/last-words',
    'crash/uncaught-error',
    'clue/known-words',
    'clue/as-seen',
  ],

  *explain(symptom, world, pod) {
    const proxy = symptom.until ? undefined : proxyIn(pod);
    const reach = proxy && failureToReach(symptom, world);
    if (!proxy || !reach || reach.container === proxy.container) return;
    const { failure, container, on, said } = reach;
    if (!WHILE_CLOSED.includes(failure.kind) || ITSELF.test(failure.host ?? '')) return;

    const run = endedRun(pod, container);
    const proxyStarted = startOf(pod, proxy.container);
    if (!run || proxyStarted === undefined || !isWellNow(pod, container)) return;
    const { startedAt = '', finishedAt = '' } = run;
    const [from, to] = [Date.parse(startedAt), Date.parse(finishedAt)];
    if (!(to - from <= SHORT_MS && Math.abs(to - proxyStarted) <= STARTS_MS)) return;

    const shown = notReadyAt(run, proxy, on, world);
    if (shown === 'was-ready') return;
    yield {
      ...accountableFor(on, world),
      params: {
        container,
        proxy: proxy.container,
        mesh: proxy.mesh,
        key: proxy.waits.key,
        value: proxy.waits.value,
        said: brief(said.quote),
        isShown: shown !== undefined,
      },
      evidence: [said, ...(shown ? [shown] : [])],
      strength: shown ? 'fits' : 'suggests',
    };
  },

  ...startedBeforeProxyWords,
};

/** The proxy of a pod that the other containers do not wait for. */
function proxyIn({ metadata, spec }: Pod): MeshProxy | undefined {
  const { containers = [] } = spec ?? {};
  const proxy = MESH_PROXIES.find((one) => containers.some(({ name }) => name === one.container));
  const its = containers.find(({ name }) => name === proxy?.container);
  const annotation = proxy && metadata?.annotations?.[proxy.waits.key];
  const isAwaited = proxy?.waits.isSet.test(annotation ?? '') || its?.lifecycle?.postStart;
  return isAwaited ? undefined : proxy;
}

/** When the only run of a container began. */
function startOf({ status }: Pod, container: string): number | undefined {
  const one = status?.containerStatuses?.find(({ name }) => name === container);
  const at = one?.restartCount === 0 ? one.state?.running?.startedAt : undefined;
  return at === undefined ? undefined : Date.parse(at);
}

function isWellNow({ status }: Pod, container: string): boolean {
  const one = status?.containerStatuses?.find(({ name }) => name === container);
  return one?.state?.running !== undefined && one.ready;
}

/** What shows that the proxy came up only after a run had ended; or that it had come up before. */
function notReadyAt(
  { startedAt = '', finishedAt = '' }: EndedRun,
  { container, probe, ready }: MeshProxy,
  on: Ref<'Pod'>,
  world: World,
): Evidence | 'was-ready' | undefined {
  const { lines } = logOfRun(on, container, 'current', world);
  const line = lines.find(({ text }) => ready.test(text));
  const at = Date.parse(line?.at ?? timeIn(line?.text) ?? '');
  if (line && at > Date.parse(finishedAt)) return quoted(line, on);
  if (at <= Date.parse(startedAt)) return 'was-ready';
  return warningsAbout(on, world)
    .filter(({ reason }) => reason === 'Unhealthy')
    .map(({ evidence }) => evidence)
    .find(
      (one) =>
        probe.test(one.quote) &&
        Math.abs(Date.parse(one.at ?? '') - Date.parse(finishedAt)) <= STARTS_MS,
    );
}

function timeIn(text = ''): string | undefined {
  return /^\S{0,3}(?<time>\d{4}-\d\d-\d\dT[\d:.]+Z)/.exec(text)?.groups?.['time'];
}

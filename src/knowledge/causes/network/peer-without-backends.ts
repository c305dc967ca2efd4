import { refKey, refTo } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { podToService } from '../../../readings/edges/pod-to-service.ts';
import { eventsSaying } from '../../../readings/events.ts';
import {
  backendsOf,
  missingBackends,
  selectedPods,
  sleeperBehind,
  unwrittenBackends,
} from '../../../readings/network/backends.ts';
import { workloadBehind } from '../../../readings/network/pod-makers.ts';
import { serviceAt } from '../../../readings/network/service-names.ts';
import { unservedPort } from '../../../readings/network/target-ports.ts';
import { holdsUp } from '../../../readings/network/waits-for-itself.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import {
  FAILURES_TO_REACH,
  failureToReach,
  type FailureToReach,
} from '../../signs/logs/failure-to-reach.ts';
import {
  peerWithoutBackendsWords,
  type PeerWithoutBackends,
} from './peer-without-backends.words.ts';

/** kube-proxy refuses for a Service without endpoints; other data planes drop. */
const FAILURES = ['refused', 'timeout', 'unreachable', 'unreached'];
/** A headless Service without ready endpoints has no address to be resolved to. */
const HEADLESS_FAILURES = ['no-such-host', 'unresolved'];

/** Where a Service says whether it keeps to the node of each caller. */
const LOCALLY = '/spec/internalTrafficPolicy';

/** Failures that may have another reason. */
const UNSURE = ['timeout', 'unresolved', 'unreached'];

/** Whoever resolves a name asks this Service, whatever serves it. */
const DNS = { kind: 'Service', namespace: 'kube-system', name: 'kube-dns' } as const;
const DNS_FAILURES = ['no-dns-answer', 'unresolved'];

/** A container fails because the Service that it talks to has nothing behind it, or leads to the wrong port. */
export const peerWithoutBackends: Cause<PeerWithoutBackends> = {
  id: 'network/peer-without-backends',
  explains: FAILURES_TO_REACH,
  refines: ['log/complaining', 'network/cannot-reach'],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    const { kind = '', host, port } = reach?.failure ?? {};
    if (!reach || !host) return;
    const { on, said, address } = reach;
    const asksDns = DNS_FAILURES.includes(kind);
    const found = asksDns ? world.get(DNS) : undefined;
    const named = serviceAt(host, on.namespace ?? '', world);
    const isHeadless = named?.spec?.clusterIP === 'None'; // whose name is unknown while nothing is behind it
    const service = found?.is === 'known' && !isHeadless ? found.value : named;
    if (!service || !fits(kind, service)) return;

    const at = refTo('Service', service);
    const scaledToZero = scaledBehind(service, at, world);
    const sleeper = sleeperBehind(service, world);
    const isByHand = unwrittenBackends(service, world) !== undefined;
    const missing = missingBackends(service, world);
    const isAlone = FAILURES.includes(kind) && holdsUp(service, reach.container, reach.pod, world);
    const isItself = isAlone || (missing !== undefined && isBehind(reach, at, world));
    const isIll = missing ?? unservedPort(service, world);
    const without = isIll ? undefined : nodeWithout(reach.pod, service, world);
    if (!scaledToZero && !isByHand && !isIll && !isItself && !without) return;
    const [probed] = symptom.kind === 'pod-not-ready' ? eventsSaying(['Unhealthy'], on, world) : [];
    const subject = accountableFor(on, world).subject;
    yield {
      subject,
      params: {
        service: at.name,
        failure: kind,
        caller: on.name,
        ...present({ port }),
        ...(probed && { probe: probed.quote }),
        ...(scaledToZero && { scaledToZero: scaledToZero.name }),
        ...(isByHand && { isByHand: true as const }),
        ...(isItself && { isItself: reach.container }),
        ...present({ without }),
      },
      evidence: [
        said,
        ...[address?.evidence, probed].flatMap((one) => one ?? []),
        ...(without ? [quotedField(at, LOCALLY, 'Local')] : []),
      ],
      strength:
        !(isAlone && reach.isNamed) &&
        (UNSURE.includes(kind) || isItself || without || !(reach.isNamed || asksDns))
          ? 'fits' // where nothing is on the node, some data planes drop, and a refusal is another's
          : 'entails',
      restsOn: [on, at, subject],
      ...((sleeper ?? (!scaledToZero && !isByHand && !isItself && !without)) && {
        because: { at: sleeper ?? at, edge: podToService.id },
      }),
    };
  },

  ...peerWithoutBackendsWords,
};

function fits(kind: string, { metadata, spec }: Resource<'Service'>): boolean {
  if (DNS_FAILURES.includes(kind) && metadata?.name === DNS.name) return true;
  return (
    FAILURES.includes(kind) || (spec?.clusterIP === 'None' && HEADLESS_FAILURES.includes(kind))
  );
}

/** Whether an init container calls the Service of its own pod, which is not Ready before that container ends. */
function isBehind({ pod, on, container }: FailureToReach, at: Ref<'Service'>, world: World) {
  const isInit = pod.spec?.initContainers?.some(({ name }) => name === container);
  return (
    isInit === true &&
    selectedPods(at, world).pods.some((one) => refKey(podRef(one)) === refKey(on))
  );
}

/** The node of a caller for whom a Service that keeps to the node of each has nothing there. */
function nodeWithout(
  { spec }: Resource<'Pod'>,
  service: Resource<'Service'>,
  world: World,
): string | undefined {
  const { nodeName: node } = spec ?? {};
  const { internalTrafficPolicy, clusterIP } = service.spec ?? {};
  if (internalTrafficPolicy !== 'Local' || clusterIP === 'None' || !node) return undefined;
  const { slices, gap } = backendsOf(service, world);
  const isThere = slices
    .flatMap(({ endpoints = [] }) => endpoints)
    .some(({ conditions, nodeName = node }) => (conditions?.ready ?? true) && nodeName === node);
  return gap || isThere ? undefined : node;
}

function scaledBehind(
  service: Resource<'Service'>,
  at: Ref<'Service'>,
  world: World,
): Ref | undefined {
  if (backendsOf(service, world).ready > 0 || selectedPods(at, world).pods.length > 0)
    return undefined;
  if (Object.keys(service.spec?.selector ?? {}).length === 0) return undefined;
  const behind = workloadBehind(service, world);
  return behind?.wanted === 0 ? behind.on : undefined;
}

import { refTo } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { podToService } from '../../../world/edges/pod-to-service.ts';
import {
  backendsOf,
  lackingBackends,
  selectedPods,
  workloadBehind,
} from '../../../world/readings/network/backends.ts';
import { serviceAt } from '../../../world/readings/network/service-names.ts';
import { unservedPort } from '../../../world/readings/network/target-ports.ts';
import { ownersOf } from '../../../world/readings/workloads/workloads.ts';
import { eventsSaying } from '../../signs/events.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { podWords } from '../../words/pod-words.ts';

/**
 * `scaledToZero` is the workload behind the Service that nobody wants to run; `isByHand`: the Service selects no pods, and
 * nobody has written an address for it.
 */
type Peer = Readonly<{
  service: string;
  failure: string;
  caller: string;
  port?: number;
  probe?: string; // what the kubelet saw of a pod that is not Ready for it
  scaledToZero?: string;
  isByHand?: true;
}>;

/** kube-proxy refuses for a Service without endpoints; other data planes drop. */
const FAILURES = ['refused', 'timeout', 'unreachable', 'unreached'];
/** A headless Service without ready endpoints has no address to be resolved to. */
const HEADLESS_FAILURES = ['no-such-host', 'unresolved'];

/** Failures that may have another reason. */
const UNSURE = ['timeout', 'unresolved', 'unreached'];

/** Whoever resolves a name asks this Service, whatever serves it. */
const DNS = { kind: 'Service', namespace: 'kube-system', name: 'kube-dns' } as const;
const DNS_FAILURES = ['no-dns-answer', 'unresolved'];

/** A container fails because the Service that it talks to has nothing behind it, or leads to the wrong port. */
export const peerWithoutBackends: Cause<Peer> = {
  id: 'network/peer-without-backends',
  explains: FAILURES_TO_REACH,
  refines: ['network/cannot-reach'],

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
    const isByHand = lacksAddresses(service, world);
    const isIll = lackingBackends(service, world) ?? unservedPort(service, world);
    if (!scaledToZero && !isByHand && !isIll) return;
    const [probed] = symptom.kind === 'pod-not-ready' ? eventsSaying(['Unhealthy'], on, world) : [];
    const subject = ownersOf(on, world).at(-1) ?? on;
    yield {
      subject,
      params: {
        service: at.name,
        failure: kind,
        caller: on.name,
        ...(port && { port }),
        ...(probed && { probe: probed.quote }),
        ...(scaledToZero && { scaledToZero: scaledToZero.name }),
        ...(isByHand && { isByHand: true as const }),
      },
      evidence: [said, ...(address ? [address.evidence] : []), ...(probed ? [probed] : [])],
      strength: UNSURE.includes(kind) || !(reach.isNamed || asksDns) ? 'fits' : 'entails',
      restsOn: [on, at, subject],
      ...(!scaledToZero && !isByHand && { because: { at, edge: podToService.id } }),
    };
  },

  text: {
    en: ({ name }, { service, failure, caller, probe, scaledToZero, isByHand }) => ({
      title: `\`${name}\` gets no connection to Service \`${service}\``,
      sentence: `${podWords.en(caller, name)} cannot connect to Service \`${service}\` (${WORDS.en[failure] ?? failure}).${
        scaledToZero ? ` \`${scaledToZero}\`, whose pods the Service selects, is scaled to 0.` : ''
      }${
        isByHand
          ? ' The Service has no selector, and no EndpointSlice gives it an address: somebody has to write one.'
          : ''
      }`,
      ...(probe && { so: `For as long it is not Ready: ${probe}` }),
    }),
    ko: ({ name }, { service, failure, caller, probe, scaledToZero, isByHand }) => ({
      title: `\`${name}\` 워크로드가 \`${service}\` 서비스에 연결하지 못합니다`,
      sentence: `${podWords.ko(caller, name)}가 \`${service}\` 서비스에 연결하지 못합니다(${WORDS.ko[failure] ?? failure}).${
        scaledToZero
          ? ` 이 서비스가 선택하는 \`${scaledToZero}\` 워크로드는 0개로 줄어 있습니다.`
          : ''
      }${
        isByHand
          ? ' 이 서비스에는 셀렉터가 없고 주소를 주는 EndpointSlice 객체도 없습니다. 주소를 직접 써 주어야 합니다.'
          : ''
      }`,
      ...(probe && { so: `그동안 Ready 상태가 아닙니다: ${probe}` }),
    }),
  },
};

const WORDS: Readonly<Record<'en' | 'ko', Readonly<Record<string, string>>>> = {
  en: {
    refused: 'connection refused',
    timeout: 'timeout',
    unreachable: 'no route',
    unreached: 'no connection',
    'no-such-host': 'the name is not known',
    'no-dns-answer': 'DNS gives no answer',
    unresolved: 'the name is not resolved',
  },
  ko: {
    refused: '연결 거부, connection refused',
    timeout: '시간 초과, timeout',
    unreachable: '경로 없음',
    unreached: '연결 없음',
    'no-such-host': '없는 이름',
    'no-dns-answer': 'DNS 응답 없음',
    unresolved: '이름을 찾지 못함',
  },
};

function fits(kind: string, { metadata, spec }: Resource<'Service'>): boolean {
  if (DNS_FAILURES.includes(kind) && metadata?.name === DNS.name) return true;
  return (
    FAILURES.includes(kind) || (spec?.clusterIP === 'None' && HEADLESS_FAILURES.includes(kind))
  );
}

/** Whether a Service that selects no pods has no address either. */
function lacksAddresses(service: Resource<'Service'>, world: World): boolean {
  const { selector = {}, type } = service.spec ?? {};
  const { ready, gap } = backendsOf(service, world);
  return Object.keys(selector).length === 0 && type !== 'ExternalName' && ready === 0 && !gap;
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

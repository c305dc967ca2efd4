import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, World } from '../../../domain/model.ts';
import { readyEndpoint } from '../../../readings/network/backends.ts';
import { isClusterName, serviceAt } from '../../../readings/network/service-names.ts';
import { dnsCacheAddress } from '../../../readings/policies/dns-cache-address.ts';
import {
  DNS_PODS,
  dnsPods,
  rulingOnDns,
  rulingOnOutside,
  rulingOnService,
} from '../../../readings/policies/policy-connections.ts';
import type { Ruling } from '../../../readings/policies/policy-rulings.ts';
import { ownersOf } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import {
  FAILURES_TO_REACH,
  failureToReach,
  type FailureToReach,
} from '../../signs/logs/failure-to-reach.ts';
import { policyDeniesWords, type Denied } from './policy-denies.words.ts';
import { endpointsAt, type EndpointsAt } from './signs/endpoints-at.ts';
import { permittedBy } from './signs/policy-permits.ts';

/** A connection that gets no answer is one that the network policies do not permit. */
export const policyDenies: Cause<Denied> = {
  id: 'network/policy-denies',
  explains: FAILURES_TO_REACH,
  refines: ['log/complaining', 'network/cannot-reach'],

  *explain(symptom, world) {
    const reach = failureToReach(symptom, world);
    const asked = reach && rulingFor(reach, world);
    const [policy, ...others] = asked?.ruling.by ?? [];
    if (!reach || !asked || !policy || asked.ruling.is === 'allowed') return;

    const { on, pod, said, address } = reach;
    const { ruling, peer } = asked;
    const isCertain = ruling.is === 'denied';
    const cache = peer === 'dns' && !isCertain ? dnsCacheAddress(world) : undefined;
    const labels = Object.entries(pod.metadata?.labels ?? {}).filter(
      ([key]) => !GENERATED.test(key),
    );
    const missing = missingFor(asked, { on, labels: Object.fromEntries(labels) }, world);
    const isKnown = peer === 'dns' || (reach.isNamed && !asked.isOutside);
    yield {
      subject: policy,
      params: {
        kind: policy.kind.split('/').at(-1) ?? '',
        direction: ruling.direction,
        peer,
        caller: on.name,
        namespace: on.namespace ?? '',
        labels: labels.map((pair) => pair.join('=')).join(','),
        ...present({ lacks: cache === undefined ? missing : undefined }),
        permits: permittedBy(policy, ruling.direction, world),
        others: others.map(({ name }) => name),
        isCertain,
        ...codeIn(said.quote),
        ...(asked.behind && { behind: asked.behind }),
        ...present({ cache }),
        ...(asked.isOutside && ruling.namesUnread && { namesUnread: true as const }),
        ...scheduleOf(on, world),
      },
      evidence: [said, ...(address ? [address.evidence] : []), ...asked.seen, named(policy)],
      // Cilium enforces its own policies. Who enforces the others, if anybody, no object says.
      strength: isCertain
        ? isKnown && policy.kind.startsWith('cilium.io/')
          ? 'entails'
          : 'fits'
        : cache === undefined
          ? 'suggests'
          : 'fits',
    };
  },

  ...policyDeniesWords,
};

/** Labels that controllers add to tell revisions and runs apart. */
const GENERATED =
  /hash|controller-uid|generation|^batch\.kubernetes\.io|^job-name$|^statefulset\.|^apps\.kubernetes\.io/;
const DNS_FAILURES = ['no-dns-answer', 'unresolved'];

/** `seen` shows that the peer is there; what is outside of the cluster, its name alone does not show for certain. */
type DeniedCall = Readonly<{
  ruling: Ruling;
  peer: string;
  seen: readonly Evidence[];
  service?: Readonly<{ host: string; port: number }>;
  behind?: EndpointsAt;
  isOutside?: true;
}>;
const IP = /^[\d.]+$|:/;
/** Addresses that may be those of pods, Services and nodes: private, shared, link-local, of IPv6 any. */
const MAYBE_INSIDE =
  /^(?:10|127)\.|^172\.(?:1[6-9]|2\d|3[01])\.|^192\.168\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^169\.254\.|:/;

function isOutside(host: string): boolean {
  return IP.test(host) ? !MAYBE_INSIDE.test(host) : !isClusterName(host);
}

function rulingFor({ pod, on, failure }: FailureToReach, world: World): DeniedCall | undefined {
  const { kind, host, port } = failure;
  if (DNS_FAILURES.includes(kind))
    return { ruling: rulingOnDns(pod, world), peer: 'dns', seen: [] };
  const service =
    kind === 'timeout' && host ? serviceAt(host, on.namespace ?? '', world) : undefined;
  const ruling = service && rulingOnService(pod, service, port, world);
  const peer = `${host}${port ? `:${port}` : ''}`;
  if (kind === 'timeout' && host && port && !service && isOutside(host)) {
    const outside = rulingOnOutside(pod, port, world);
    return outside.is === 'denied'
      ? { ruling: outside, peer, seen: [], isOutside: true }
      : undefined;
  }
  const seen = service ? readyEndpoint(service, world) : undefined;
  const behind = service && endpointsAt(service, port, world);
  return (
    ruling && {
      ruling,
      peer,
      seen: seen ? [seen] : [],
      ...(host && port && { service: { host, port } }),
      ...present({ behind }),
    }
  );
}

/** Whom one more rule has to let through; a rule without labels would let all through. */
function missingFor(
  { ruling, peer, service }: DeniedCall,
  { on, labels }: Readonly<{ on: Ref<'Pod'>; labels: Readonly<Record<string, string>> }>,
  world: World,
): Denied['lacks'] {
  const { namespace = '' } = on;
  if (peer === 'dns') {
    const { pods, gap } = dnsPods(world);
    return pods.length > 0 || gap ? { port: 53, ...DNS_PODS } : undefined; // else it is elsewhere
  }
  if (!service) return undefined;
  const { metadata, spec } = serviceAt(service.host, namespace, world) ?? {};
  const other =
    ruling.direction === 'ingress'
      ? { labels, namespace }
      : { labels: spec?.selector ?? {}, namespace: metadata?.namespace ?? namespace };
  return Object.keys(other.labels).length > 0 ? { ...service, ...other } : undefined;
}

/** ETIMEDOUT of Linux, as programs write it. */
const TIMED_OUT = /\(110\)|\[Errno 110\]|\berrno[ :=]+110\b|\bETIMEDOUT\b/i;

function codeIn(said: string): Pick<Denied, 'code'> {
  const [code] = TIMED_OUT.exec(said) ?? [];
  return code ? { code } : {};
}

/** The CronJob that a pod runs for. */
function scheduleOf(on: Ref<'Pod'>, world: World): Pick<Denied, 'cronJob' | 'lastSuccess'> {
  const owner = ownersOf(on, world).find((one) => isA('batch/CronJob', one));
  const fact = owner && world.get({ ...owner, kind: 'batch/CronJob' as const });
  if (fact?.is !== 'known') return {};
  const { lastSuccessfulTime: lastSuccess } = fact.value.status ?? {};
  return { cronJob: fact.value.metadata?.name ?? '', ...present({ lastSuccess }) };
}

function named(on: Ref): Evidence {
  return quotedField(on, '/metadata/name', on.name);
}

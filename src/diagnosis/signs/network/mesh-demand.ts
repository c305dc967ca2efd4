import { refTo } from '../../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { segment } from '../../../text/json-pointer.ts';
import { isBehind } from '../../../world/readings/network/is-behind.ts';
import { servicesNamed } from '../../../world/readings/network/service-names.ts';
import { resourceServing } from '../../../world/served-kinds.ts';
import { placesIn } from '../../references/places.ts';
import { asksForSidecar } from './injection.ts';
import { MESH_ROOT, mtlsOf } from './mesh.ts';

type Pod = Resource<'Pod'>;

/**
 * What demands mutual TLS of a pod, which only a sidecar speaks: a rule for those who call a Service before it, or else a
 * policy. `isSure`: no other rule is for the Service.
 */
export type Demand = Readonly<{
  by: Ref;
  service?: string;
  evidence: readonly [Evidence, ...Evidence[]];
  isSure: boolean;
}>;

const RULE = 'networking.istio.io/DestinationRule';
const MODE = '/spec/trafficPolicy/tls/mode';
/** What may make an exception of it for some ports or pods. */
const PARTS = ['/spec/trafficPolicy/portLevelSettings/*/tls/mode', '/spec/subsets/*/trafficPolicy'];
/** A port that nobody has: what is in force for it is in force for all ports but those that are named. */
const ANY_PORT = 0;

/**
 * What demands mutual TLS of a pod, the rule for its callers first. The policy of the whole mesh counts for pods whose
 * labels ask for a sidecar: of others it demands nothing, as they are outside on purpose. Where there is no mesh, no
 * namespace is read for it, which not everybody may.
 */
export function demandOn(pod: Pod, world: World): Demand | undefined {
  const { namespace = '' } = pod.metadata ?? {};
  const isMesh = resourceServing('security.istio.io/PeerAuthentication', world) !== undefined;
  const of = isMesh && asksForSidecar(pod, world) ? 'mesh' : 'namespace';
  const strict = mtlsOf(pod, ANY_PORT, world, of); // read beside the rules, not after them
  const rule = ruleFor(pod, world);
  if (rule || strict?.mode !== 'STRICT' || namespace === MESH_ROOT) return rule;
  const { policy: by, path } = strict;
  return { by, evidence: [{ source: 'field', on: by, path, quote: 'STRICT' }], isSure: true };
}

function ruleFor(pod: Pod, world: World): Demand | undefined {
  const { namespace = '' } = pod.metadata ?? {};
  const { items } = world.list<string>(RULE, { namespace });
  if (items.length === 0) return undefined;
  const services = world.list('Service', { namespace }).items.filter((one) => isBehind(pod, one));
  for (const service of services) {
    const ofService = items.filter((rule) => isFor(rule, service));
    const first = ofService.find(demands);
    if (!first) continue;
    const by = refTo(RULE, first);
    return {
      by,
      service: service.metadata?.name ?? '',
      evidence: [
        { source: 'field', on: by, path: MODE, quote: 'ISTIO_MUTUAL' },
        ...selectorOf(service),
      ],
      isSure: ofService.length === 1,
    };
  }
  return undefined;
}

function selectorOf(service: Resource<'Service'>): readonly Evidence[] {
  const on = refTo('Service', service);
  return Object.entries(service.spec?.selector ?? {}).map(([key, quote]) => ({
    source: 'field',
    on,
    path: `/spec/selector/${segment(key)}`,
    quote,
  }));
}

/** One with a "*" gives way to that of a Service, and is left out. */
function isFor(rule: Resource, { metadata }: Resource<'Service'>): boolean {
  const [host] = placesIn(rule, '/spec/host');
  if (typeof host?.value !== 'string' || rule.metadata?.deletionTimestamp) return false;
  const [meant] = servicesNamed(host.value, rule.metadata?.namespace ?? '');
  return meant?.name === metadata?.name && meant?.namespace === metadata?.namespace;
}

function demands(rule: Resource): boolean {
  const [mode] = placesIn(rule, MODE);
  return mode?.value === 'ISTIO_MUTUAL' && PARTS.every((at) => placesIn(rule, at).length === 0);
}

import { refTo } from '../../../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { isBehind } from '../../../../readings/network/is-behind.ts';
import { MESH_ROOT, mtlsOf } from '../../../../readings/network/mesh.ts';
import { segment } from '../../../../text/json-pointer.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import { resourceServing } from '../../../../world/served-kinds.ts';
import {
  DESTINATION_RULE,
  governing,
  TLS_MODE,
  tlsModeOf,
} from '../../../signs/network/destination-rules.ts';
import { asksForSidecar } from './injection.ts';

type Pod = Resource<'Pod'>;

/**
 * What demands mutual TLS of a pod, which only a sidecar speaks: a rule for those who call a Service before it, or else a
 * policy. `isSure`: no other rule is in force for the Service.
 */
export type Demand = Readonly<{
  by: Ref;
  service?: string;
  evidence: readonly [Evidence, ...Evidence[]];
  isSure: boolean;
}>;

const MESH_KINDS = ['security.istio.io/PeerAuthentication', DESTINATION_RULE];
/** A port that nobody has: what is in force for it is in force for all ports but those that are named. */
const ANY_PORT = 0;

/**
 * What demands mutual TLS of a pod, the rule for its callers first; `client` is the namespace of one that is known to call.
 * What is said for the whole mesh counts where that is, or where the labels ask for a sidecar: of others it demands
 * nothing, as they are outside on purpose. Where there is no mesh, no namespace is read for it, which not everybody may.
 */
export function demandOn(pod: Pod, world: World, client?: string): Demand | undefined {
  const { namespace = '' } = pod.metadata ?? {};
  const isMesh = MESH_KINDS.some((kind) => resourceServing(kind, world) !== undefined);
  const of = isMesh && asksForSidecar(pod, world) ? 'mesh' : 'namespace';
  const strict = mtlsOf(pod, ANY_PORT, world, of); // read beside the rules, not after them
  const isAll = isMesh && (of === 'mesh' || client !== undefined);
  const rule = ruleFor(pod, client ?? namespace, isAll, world);
  if (rule || strict?.mode !== 'STRICT' || namespace === MESH_ROOT) return rule;
  const { policy: by, path } = strict;
  return { by, evidence: [quotedField(by, path, 'STRICT')], isSure: true };
}

/** For callers of one namespace; without `isAll` the rules of the whole mesh are left out. */
function ruleFor(pod: Pod, client: string, isAll: boolean, world: World): Demand | undefined {
  const { namespace = '' } = pod.metadata ?? {};
  const spaces = new Set([client, namespace, ...(isAll ? [MESH_ROOT] : [])]);
  const rules = [...spaces].flatMap(
    (at) => world.list<string>(DESTINATION_RULE, { namespace: at }).items,
  );
  if (rules.length === 0) return undefined;
  const services = world.list('Service', { namespace }).items.filter((one) => isBehind(pod, one));
  for (const service of services) {
    const name = service.metadata?.name ?? '';
    const inForce = governing(rules, { kind: 'Service', namespace, name }, client);
    const first = inForce.find((one) => tlsModeOf(one) === 'ISTIO_MUTUAL');
    if (!first) continue;
    const by = refTo(DESTINATION_RULE, first);
    return {
      by,
      service: name,
      evidence: [quotedField(by, TLS_MODE, 'ISTIO_MUTUAL'), ...selectorOf(service)],
      isSure: inForce.length === 1,
    };
  }
  return undefined;
}

/** Where it is written which pods a Service sends to. */
export function selectorOf(service: Resource<'Service'>): readonly Evidence[] {
  const on = refTo('Service', service);
  return Object.entries(service.spec?.selector ?? {}).map(([key, quote]) =>
    quotedField(on, `/spec/selector/${segment(key)}`, quote),
  );
}

import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { isBehind } from '../../../world/readings/network/is-behind.ts';
import { targetOf } from '../../../world/readings/network/target-ports.ts';
import { isOver } from '../../../world/readings/pods/pods.ts';
import { namedPorts } from '../../../world/readings/policies/policy-peers.ts';
import { podRef } from '../../../world/readings/workloads/workloads.ts';
import {
  DESTINATION_RULE,
  governing,
  TLS_MODE,
  tlsModeOf,
} from '../../signs/network/destination-rules.ts';
import { selectorOf } from '../../signs/network/mesh-demand.ts';
import { isGateway, isInMesh, MESH_ROOT, mtlsOf, type Mtls } from '../../signs/network/mesh.ts';
import { plainRuleWords, type PlainRule } from './plain-rule.words.ts';

/** What a sidecar that takes only Istio's mutual TLS refuses. */
const REFUSED = ['DISABLE', 'SIMPLE'];

/** Callers of a pod are told to speak otherwise than its sidecar takes it. */
const symptom: SymptomFinder<'Pod'> = {
  kind: 'network/plain-rule',
  of: ['Pod'],
  asked: 'beside-trouble',

  *find(pod, world) {
    const [found] = refusedBy(pod, world);
    if (!found) return;
    const { by, mode } = found;
    yield {
      kind: 'network/plain-rule',
      on: podRef(pod),
      reason: 'TlsRefused',
      evidence: { source: 'field', on: by, path: TLS_MODE, quote: mode },
      hurts: 'users',
    };
  },
};

/** A DestinationRule has callers in the mesh send no mutual TLS to a Service whose pods take nothing else. */
export const plainRule: Cause<PlainRule, 'Pod'> = {
  id: 'network/plain-rule',
  of: ['Pod'],
  explains: ['network/plain-rule'],
  symptom,

  *explain({ on }, world, pod) {
    for (const { service, selector, by, mode, isSure, port, target, mtls } of refusedBy(
      pod,
      world,
    )) {
      const { policy, path } = mtls;
      const { namespace } = policy;
      yield {
        subject: by,
        params: {
          service: service.name,
          port,
          target,
          mode,
          policy: namespace === by.namespace ? policy.name : `${namespace}/${policy.name}`,
        },
        evidence: [
          { source: 'field', on: by, path: TLS_MODE, quote: mode },
          { source: 'field', on: policy, path, quote: mtls.mode },
          ...selector,
        ],
        strength: isSure && mode === 'DISABLE' ? 'entails' : 'fits',
        restsOn: [on, service, by, policy],
      };
    }
  },

  ...plainRuleWords,
};

/** `isSure`: no other rule is in force for the callers of the Service's namespace. */
type Refused = Pick<PlainRule, 'port' | 'target' | 'mode'> &
  Readonly<{
    service: Ref;
    selector: readonly Evidence[];
    by: Ref;
    isSure: boolean;
    mtls: Mtls;
  }>;

/** Rules are read only where a policy takes nothing but mutual TLS. */
function refusedBy(pod: Resource<'Pod'>, world: World): readonly Refused[] {
  const { namespace = '' } = pod.metadata ?? {};
  if (isOver(pod) || isGateway(pod) || !isInMesh(pod)) return [];
  const services = world.list('Service', { namespace }).items.filter((one) => isBehind(pod, one));
  return services.flatMap((one) => {
    const strict = strictPortOf(one, pod, world);
    const service = { ...refTo('Service', one), namespace };
    const rule = strict && ruleFor(service, world);
    return rule ? [{ ...strict, ...rule, service, selector: selectorOf(one) }] : [];
  });
}

/** The first port of a Service that leads to one of a pod which takes only mutual TLS. */
function strictPortOf(service: Resource<'Service'>, pod: Resource<'Pod'>, world: World) {
  for (const held of service.spec?.ports ?? []) {
    const named = targetOf(held);
    const target = typeof named === 'string' ? namedPorts(pod)[named] : named;
    const mtls = target === undefined ? undefined : mtlsOf(pod, target, world);
    if (target !== undefined && mtls?.mode === 'STRICT') return { port: held.port, target, mtls };
  }
  return undefined;
}

/** The rule by which callers from the namespace of a Service send what is refused. */
function ruleFor(service: Ref & Readonly<{ namespace: string }>, world: World) {
  const { namespace } = service;
  const rules = [...new Set([namespace, MESH_ROOT])].flatMap(
    (at) => world.list<string>(DESTINATION_RULE, { namespace: at }).items,
  );
  const [rule, ...others] = governing(rules, service, namespace);
  const mode = rule && tlsModeOf(rule);
  if (!rule || !mode || !REFUSED.includes(mode)) return undefined;
  return { by: refTo(DESTINATION_RULE, rule), mode, isSure: others.length === 0 };
}

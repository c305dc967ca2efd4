import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, Symptom, SymptomFinder, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { selectedPods } from '../../../readings/network/backends.ts';
import { isBehind } from '../../../readings/network/is-behind.ts';
import {
  isGateway,
  isInMesh,
  MESH_ROOT,
  mtlsOf,
  type Mtls,
} from '../../../readings/network/mesh.ts';
import { serviceAt } from '../../../readings/network/service-names.ts';
import { targetOf } from '../../../readings/network/target-ports.ts';
import { isOver } from '../../../readings/pods/pods.ts';
import { namedPorts } from '../../../readings/policies/policy-peers.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import {
  DESTINATION_RULE,
  governing,
  TLS_MODE,
  tlsModeOf,
} from '../../signs/network/destination-rules.ts';
import { plainRuleWords, type PlainRule } from './plain-rule.words.ts';
import { selectorOf } from './signs/mesh-demand.ts';

/** What a sidecar that takes only Istio's mutual TLS refuses. */
const REFUSED = ['DISABLE', 'SIMPLE'];

/** Callers of a pod are told to speak otherwise than its sidecar takes it. */
const symptom: SymptomFinder<'Pod'> = {
  kind: 'network/plain-rule',
  of: ['Pod'],
  asked: 'unless-outage',

  *find(pod, world) {
    const [found] = refusedBy(pod, world);
    if (!found) return;
    const { by, mode } = found;
    yield {
      kind: 'network/plain-rule',
      on: podRef(pod),
      reason: 'TlsRefused',
      evidence: quotedField(by, TLS_MODE, mode),
      hurts: 'users',
    };
  },
};

/** A DestinationRule has callers in the mesh send no mutual TLS to a Service whose pods take nothing else. */
export const plainRule: Cause<PlainRule, 'Pod'> = {
  id: 'network/plain-rule',
  of: ['Pod'],
  explains: ['network/plain-rule', ...FAILURES_TO_REACH],
  refines: ['log/complaining', 'network/cannot-reach'],
  symptom,

  *explain(symptom, world, pod) {
    const isOwn = symptom.kind === 'network/plain-rule';
    const refused = isOwn ? refusedBy(pod, world) : refusedOf(symptom, world);
    for (const { service, selector, by, mode, isSure, port, target, mtls, said } of refused) {
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
          quotedField(by, TLS_MODE, mode),
          quotedField(policy, path, mtls.mode),
          ...selector,
          ...(said ? [said] : []),
        ],
        strength: isSure && mode === 'DISABLE' ? 'entails' : 'fits',
      };
    }
  },

  ...plainRuleWords,
};

/** `isSure`: no other rule is in force for the callers of the Service's namespace. */
type PlainRefusal = Pick<PlainRule, 'port' | 'target' | 'mode'> &
  Readonly<{
    service: Ref;
    selector: readonly Evidence[];
    by: Ref;
    isSure: boolean;
    mtls: Mtls;
    said?: Evidence; // by a caller
  }>;

/** What the caller's own sidecar tells it, and what its program sees of that. */
const BROKEN_OFF = ['reset', 'unreached'];

/** The same of the Service that a pod in the mesh says breaks its calls off. */
function refusedOf(symptom: Symptom, world: World): readonly PlainRefusal[] {
  const reach = failureToReach(symptom, world);
  const { kind = '', host, port: asked } = reach?.failure ?? {};
  if (!reach || !host || !BROKEN_OFF.includes(kind) || !isInMesh(reach.pod)) return [];
  const { namespace = '' } = reach.on;
  const called = serviceAt(host, namespace, world);
  const [peer] = called ? selectedPods(refTo('Service', called), world).pods : [];
  return (peer ? refusedBy(peer, world, namespace, asked) : [])
    .filter(({ service }) => service.name === called?.metadata?.name)
    .map((one) => ({ ...one, said: reach.said, isSure: one.isSure && reach.isNamed }));
}

/** Rules are read only where a policy takes nothing but mutual TLS; `client` is the namespace of the callers, who may ask for one port. */
function refusedBy(
  pod: Resource<'Pod'>,
  world: World,
  client?: string,
  asked?: number,
): readonly PlainRefusal[] {
  const { namespace = '' } = pod.metadata ?? {};
  if (isOver(pod) || isGateway(pod) || !isInMesh(pod)) return [];
  const services = world.list('Service', { namespace }).items.filter((one) => isBehind(pod, one));
  return services.flatMap((one) => {
    const ports = one.spec?.ports?.filter(({ port }) => port === (asked ?? port)) ?? [];
    const strict = strictPortOf(ports, pod, world);
    const service = { ...refTo('Service', one), namespace };
    const rule = strict && ruleFor(service, client ?? namespace, world);
    return rule ? [{ ...strict, ...rule, service, selector: selectorOf(one) }] : [];
  });
}

type ServicePorts = NonNullable<NonNullable<Resource<'Service'>['spec']>['ports']>;

/** The first of some ports of a Service that leads to one of a pod which takes only mutual TLS. */
function strictPortOf(ports: ServicePorts, pod: Resource<'Pod'>, world: World) {
  for (const held of ports) {
    const named = targetOf(held);
    const target = typeof named === 'string' ? namedPorts(pod)[named] : named;
    const mtls = target === undefined ? undefined : mtlsOf(pod, target, world);
    if (target !== undefined && mtls?.mode === 'STRICT') return { port: held.port, target, mtls };
  }
  return undefined;
}

/** The rule by which callers from a namespace send a Service what is refused. */
function ruleFor(service: Ref & Readonly<{ namespace: string }>, client: string, world: World) {
  const { namespace } = service;
  const rules = [...new Set([client, namespace, MESH_ROOT])].flatMap(
    (at) => world.list<string>(DESTINATION_RULE, { namespace: at }).items,
  );
  const [rule, ...others] = governing(rules, service, client);
  const mode = rule && tlsModeOf(rule);
  if (!rule || !mode || !REFUSED.includes(mode)) return undefined;
  return { by: refTo(DESTINATION_RULE, rule), mode, isSure: others.length === 0 };
}

import { refTo } from '../../../domain/keys.ts';
import type { Cause, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { selectedPods } from '../../../world/readings/network/backends.ts';
import { targetOf } from '../../../world/readings/network/target-ports.ts';
import { isOver } from '../../../world/readings/pods/pods.ts';
import { namedPorts } from '../../../world/readings/policies/policy-peers.ts';
import {
  DESTINATION_RULE,
  governing,
  TLS_MODE,
  tlsModeOf,
} from '../../signs/network/destination-rules.ts';
import { isGateway, isInMesh, MESH_ROOT, mtlsOf, type Mtls } from '../../signs/network/mesh.ts';
import { plainRuleWords, type PlainRule } from './plain-rule.words.ts';

/** What a sidecar that takes only Istio's mutual TLS refuses. */
const REFUSED = ['DISABLE', 'SIMPLE'];

/** Callers are told to speak otherwise than the pods behind a Service take it. */
const symptom: SymptomFinder<'Service'> = {
  kind: 'network/plain-rule',
  of: ['Service'],

  *find(service, world) {
    const found = refusedBy(service, world);
    if (!found) return;
    const { by, mode } = found;
    yield {
      kind: 'network/plain-rule',
      on: refTo('Service', service),
      reason: 'TlsRefused',
      evidence: { source: 'field', on: by, path: TLS_MODE, quote: mode },
      hurts: 'users',
    };
  },
};

/** A DestinationRule has callers in the mesh send no mutual TLS to a Service whose pods take nothing else. */
export const plainRule: Cause<PlainRule, 'Service'> = {
  id: 'network/plain-rule',
  of: ['Service'],
  explains: ['network/plain-rule'],
  symptom,

  *explain({ on, evidence }, world, service) {
    const found = refusedBy(service, world);
    if (!found) return;
    const { by, mode, isSure, port, target, mtls } = found;
    const { policy, path } = mtls;
    yield {
      subject: by,
      params: {
        service: on.name,
        port,
        target,
        mode,
        policy:
          policy.namespace === by.namespace ? policy.name : `${policy.namespace}/${policy.name}`,
      },
      evidence: [evidence, { source: 'field', on: policy, path, quote: mtls.mode }],
      strength: isSure && mode === 'DISABLE' ? 'entails' : 'fits',
      restsOn: [on, by, policy],
    };
  },

  ...plainRuleWords,
};

/** `isSure`: no other rule is in force for the callers of the Service's namespace. */
type Refused = Pick<PlainRule, 'mode' | 'port' | 'target'> &
  Readonly<{ by: Ref; isSure: boolean; mtls: Mtls }>;

/** Of a Service whose pods are outside of a mesh no rule is read. */
function refusedBy(service: Resource<'Service'>, world: World): Refused | undefined {
  const { namespace = '', name = '' } = service.metadata ?? {};
  const pods = selectedPods(refTo('Service', service), world).pods.filter((pod) => !isOver(pod));
  const [pod] = pods;
  if (!pod || isGateway(pod) || !pods.every(isInMesh)) return undefined;

  const rules = [...new Set([namespace, MESH_ROOT])].flatMap(
    (at) => world.list<string>(DESTINATION_RULE, { namespace: at }).items,
  );
  const inForce = governing(rules, { kind: 'Service', namespace, name }, namespace);
  const [rule] = inForce;
  const mode = rule && tlsModeOf(rule);
  if (!rule || !mode || !REFUSED.includes(mode)) return undefined;

  for (const held of service.spec?.ports ?? []) {
    const target = targetOf(held);
    const number = typeof target === 'string' ? namedPorts(pod)[target] : target;
    const mtls = number === undefined ? undefined : mtlsOf(pod, number, world);
    if (number === undefined || mtls?.mode !== 'STRICT') continue;
    const by = refTo(DESTINATION_RULE, rule);
    return { by, mode, isSure: inForce.length === 1, port: held.port, target: number, mtls };
  }
  return undefined;
}

import { isA, refTo } from '../../../../domain/keys.ts';
import type { Evidence, Symptom, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { selectedPods } from '../../../../readings/network/backends.ts';
import { podAt, upstreamsOf } from '../../../../readings/network/ingress-backends.ts';
import { upstreamFailure } from '../../../../readings/network/ingress-controllers.ts';
import { isInMesh } from '../../../../readings/network/mesh.ts';
import { serviceAt } from '../../../../readings/network/service-names.ts';
import { targetOf } from '../../../../readings/network/target-ports.ts';
import { namedPorts } from '../../../../readings/policies/policy-peers.ts';
import { present } from '../../../../text/present.ts';
import { failureToReach } from '../../../signs/logs/failure-to-reach.ts';

type Pod = Resource<'Pod'>;

/**
 * A call that broke off between a pod in the mesh and one outside of it. `isCertain`: the log names the peer, and every
 * pod behind that name is on the same side. `isReset`: the peer broke it off; else it could not be reached.
 */
export type MeshCall = Readonly<{
  caller: Pod;
  peer: Pod;
  port: number;
  said: Evidence;
  first?: string;
  isCertain: boolean;
  isReset: boolean;
}>;

/** Who called whom across the edge of the mesh: an ingress controller a pod behind the Ingress, or a pod one behind a Service. */
export function meshCall(symptom: Symptom, world: World): MeshCall | undefined {
  const call = callIn(symptom, world);
  return call && isInMesh(call.caller) !== isInMesh(call.peer) ? call : undefined;
}

function callIn(symptom: Symptom, world: World): MeshCall | undefined {
  const { on } = symptom;
  if (isA('networking.k8s.io/Ingress', on)) {
    const fact = world.get(on);
    if (fact.is !== 'known') return undefined;
    const found = upstreamFailure(fact.value, upstreamsOf(fact.value, world), world);
    const { kind, host, port } = found?.failure ?? {};
    const peer = found && kind === 'reset' && host ? podAt(host, fact.value, world) : undefined;
    if (!found || !peer || !port) return undefined;
    const { controller: caller, said, first } = found;
    return { caller, peer, port, said, ...present({ first }), isCertain: true, isReset: true };
  }
  const reach = failureToReach(symptom, world);
  const { kind, host, port } = reach?.failure ?? {};
  if (!reach || !host || (kind !== 'reset' && kind !== 'unreached')) return undefined;
  const service = serviceAt(host, reach.on.namespace ?? '', world);
  const pods = service ? selectedPods(refTo('Service', service), world).pods : [];
  const isBeyond = (pod: Pod) => isInMesh(pod) !== isInMesh(reach.pod);
  const peer = pods.find(isBeyond);
  const held = service?.spec?.ports?.find((one) => one.port === port);
  const target = held ? targetOf(held) : port;
  const number = typeof target === 'string' ? peer && namedPorts(peer)[target] : target;
  if (!peer || number === undefined) return undefined;
  const isCertain = reach.isNamed && pods.every(isBeyond);
  return {
    caller: reach.pod,
    peer,
    port: number,
    said: reach.said,
    isCertain,
    isReset: kind === 'reset',
  };
}

import { isA, refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Symptom, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { selectedPods } from '../../../world/readings/network/backends.ts';
import { serviceAt } from '../../../world/readings/network/service-names.ts';
import { targetOf } from '../../../world/readings/network/target-ports.ts';
import { namedPorts } from '../../../world/readings/policies/policy-peers.ts';
import { podRef } from '../../../world/readings/workloads/workloads.ts';
import { FAILURES_TO_REACH, failureToReach } from '../../signs/logs/failure-to-reach.ts';
import { podAt, upstreamsOf } from '../../signs/network/ingress-backends.ts';
import { upstreamFailure } from '../../signs/network/ingress-controllers.ts';
import { isInMesh, mtlsOf } from '../../signs/network/mesh.ts';
import { strictMtlsWords, type StrictMtls } from './strict-mtls.words.ts';

/** A pod outside of the mesh calls one whose sidecar takes only mutual TLS, which resets the connection. */
export const strictMtls: Cause<StrictMtls> = {
  id: 'network/strict-mtls',
  explains: ['ingress-reports-failure', ...FAILURES_TO_REACH],
  refines: ['log/complaining', 'network/cannot-reach'],

  *explain(symptom, world) {
    const call = callIn(symptom, world);
    if (!call || isInMesh(call.caller) || !isInMesh(call.peer)) return;
    const { caller, peer, port, said, first, isCertain } = call;
    const mtls = mtlsOf(peer, port, world);
    if (mtls?.mode !== 'STRICT') return;

    const { policy, path, created } = mtls;
    const fact = isA('security.istio.io/PeerAuthentication', policy)
      ? world.get(policy)
      : undefined;
    const { app } = peer.metadata?.labels ?? {};
    yield {
      subject: policy,
      params: {
        caller: podRef(caller).name,
        peer: podRef(peer).name,
        port,
        ...(app && { app }),
        isWide: fact?.is === 'known' && !fact.value.spec?.selector,
        ...(created && { since: created }),
        ...(first && { first }),
      },
      evidence: [
        said,
        { source: 'field', on: policy, path, quote: 'STRICT' },
        {
          source: 'field',
          on: podRef(caller),
          path: '/spec/containers/0/name',
          quote: caller.spec?.containers[0]?.name ?? '',
        },
      ],
      strength: isCertain ? 'entails' : 'fits',
    };
  },

  ...strictMtlsWords,
};

/** `isCertain`: the log names the peer, and every pod behind that name is in the mesh. */
type Call = Readonly<{
  caller: Resource<'Pod'>;
  peer: Resource<'Pod'>;
  port: number;
  said: Evidence;
  first?: string;
  isCertain: boolean;
}>;

/** Who was reset by whom: an ingress controller by a pod behind the Ingress, or a pod by one behind a Service. */
function callIn(symptom: Symptom, world: World): Call | undefined {
  const { on } = symptom;
  if (isA('networking.k8s.io/Ingress', on)) {
    const fact = world.get(on);
    if (fact.is !== 'known') return undefined;
    const found = upstreamFailure(fact.value, upstreamsOf(fact.value, world), world);
    const { kind, host, port } = found?.failure ?? {};
    const peer = found && kind === 'reset' && host ? podAt(host, fact.value, world) : undefined;
    if (!found || !peer || !port) return undefined;
    const { controller: caller, said, first } = found;
    return { caller, peer, port, said, ...(first && { first }), isCertain: true };
  }
  const reach = failureToReach(symptom, world);
  const { kind, host, port } = reach?.failure ?? {};
  const service =
    reach && kind === 'reset' && host
      ? serviceAt(host, reach.on.namespace ?? '', world)
      : undefined;
  const pods = service ? selectedPods(refTo('Service', service), world).pods : [];
  const peer = pods.find(isInMesh);
  const held = service?.spec?.ports?.find((one) => one.port === port);
  const target = held ? targetOf(held) : port;
  const number = typeof target === 'string' ? peer && namedPorts(peer)[target] : target;
  if (!reach || !peer || number === undefined) return undefined;
  const isCertain = reach.isNamed && pods.every(isInMesh);
  return { caller: reach.pod, peer, port: number, said: reach.said, isCertain };
}

// Services: how they are reached, and at which ports.

import { isOfKind } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import type { Candidate, Remedy } from '../../../domain/remedy.ts';
import { noLoadBalancer } from '../../../knowledge/causes/network/no-load-balancer.ts';
import { portNotServed } from '../../../knowledge/causes/network/port-not-served.ts';
import { selectedPods } from '../../../readings/network/backends.ts';
import { candidate } from '../../fields/candidate.ts';
import { fieldRemedy } from '../../fields/field-remedy.ts';
import { inSpec } from '../../fields/found.ts';
import { objectOf } from '../../fields/holders.ts';
import { openPorts } from '../../fields/open-ports.ts';
import { declaredPorts } from '../../fields/probes.ts';

/** Does without a load balancer that nobody makes. */
const otherType = fieldRemedy<Readonly<{ is: string }>>({
  id: 'network/other-type',
  answers: [noLoadBalancer],
  input: { name: 'type', type: 'name' },
  isLastResort: true,

  *find({ subject, params }, world) {
    const of = params.is === 'ignored' ? objectOf(subject, world) : undefined;
    if (!of || !isOfKind('Service', of.object)) return;
    const { allocateLoadBalancerNodePorts, loadBalancerSourceRanges } = of.object.spec ?? {};
    // Who closed it to some, or to the nodes, would have it open at every node.
    const isClosed = allocateLoadBalancerNodePorts === false || loadBalancerSourceRanges;
    const candidates = [
      ...(isClosed ? [] : [candidate('NodePort', 'node-port')]),
      candidate('ClusterIP', 'inside-only'),
    ];
    yield inSpec(of, 'type', {
      candidates,
      set: (type) => ({
        type,
        ...(loadBalancerSourceRanges && { loadBalancerSourceRanges: undefined }),
      }),
    });
  },
});

/** Has a Service take the port at which it is called, where its pods take it as well. */
const calledPort = fieldRemedy<Readonly<{ port: number }>>({
  id: 'network/called-port',
  answers: [portNotServed],

  *find({ subject, params: { port } }, world) {
    const of = objectOf(subject, world);
    if (!of || !isOfKind('Service', of.object)) return;
    const { ports = [], clusterIP } = of.object.spec ?? {};
    const candidates = takenBy(subject, port, world);
    const isNamed = ports.some(({ name }) => name === `port-${port}`);
    if (clusterIP === 'None' || candidates.length === 0 || isNamed) return;
    // Of several each has a name.
    const names = ports.flatMap((one, at) =>
      one.name ? [] : [[`ports/${at}/name`, `port-${one.port}`] as const],
    );
    const added = { name: `port-${port}`, port, targetPort: port, protocol: 'TCP' };
    yield inSpec(of, `ports/${ports.length}`, {
      candidates,
      set: () => ({ [`ports/${ports.length}`]: added, ...Object.fromEntries(names) }),
    });
  },
});

/** Why a port would lead somewhere: the pods of the Service declare it, or say that they listen there. */
function takenBy(service: Ref, port: number, world: World): readonly Candidate[] {
  const { pods } = selectedPods({ ...service, kind: 'Service' }, world);
  const value = `${port}`;
  const isDeclared = pods
    .flatMap(({ spec }) => spec?.containers ?? [])
    .some((container) => declaredPorts(container).some((one) => one.value === value));
  if (isDeclared) return [candidate(value, 'declared')];
  return pods.some((pod) => openPorts(pod, world).includes(port)) ? [candidate(value, 'open')] : [];
}

/** Changes of Services, in the order in which they are offered. */
export const serviceChanges: readonly Remedy[] = [calledPort, otherType];

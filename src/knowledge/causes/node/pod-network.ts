import type { Cause, World } from '../../../domain/model.ts';
import { podToNode } from '../../../readings/edges/pod-to-node.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { REPEATED_MS } from '../../../readings/freshness.ts';
import { brief } from '../../../readings/logs/logs.ts';
import { nodeOf } from '../../../readings/nodes/nodes.ts';
import { isHeldUp, isOver } from '../../../readings/pods/pods.ts';
import { isWithin } from '../../../readings/time.ts';
import { podRef } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { behindMessage } from '../../signs/logs/behind-message.ts';
import { podNetworkWords, type NoNetwork, type Reason } from './pod-network.words.ts';
import { networkAgents } from './signs/network-agents.ts';

const FAILED = 'FailedCreatePodSandBox';

/** The failure, and what the kubelet and Multus report once the network is there: the newest of all these tells whether it lasts. */
const LATER = [FAILED, 'AddedInterface', 'Pulling', 'Pulled', 'Created', 'Started'];

/** What network plugins (CNI) say; the first that fits tells why. */
const ROWS: readonly Readonly<{ reason: Reason; says: RegExp }>[] = [
  {
    reason: 'addresses', // host-local; AWS; Calico; Cilium, Azure; whereabouts
    says: /no IP addresses available in range set: (?<range>\S*[\da-f])|failed to assign an IP address to container|No more free affine blocks|no (?:configured|available) (?:Calico pools|IPs)|(?:no more|not enough) (?:available )?(?:IPs|IP addresses|addresses)|all (?:pod )?CIDR ranges are exhausted|\brange is full\b|Could not allocate IP in range: (?<ranged>\S+)/i,
  },
  {
    reason: 'rights',
    says: /connection is unauthorized|error getting ClusterInformation: .*Unauthorized|\bis forbidden: User /,
  },
  {
    reason: 'agent', // the runtime; Flannel; Calico; Cilium, AWS, ovn: the agent's own socket
    says: /cni plugin not initialized|no networks found in |failed to find plugin "(?<program>[^"]+)" in path \[(?<path>[^\]]+)\]|\/run\/flannel\/subnet\.env: no such file|\/var\/lib\/calico\/nodename: no such file|unable to connect to Cilium (?:daemon|agent)|dial (?:tcp (?:127\.0\.0\.1|localhost)|unix).*connection refused|dial unix .*no such file/i,
  },
  {
    reason: 'other',
    says: /failed to set ?up (?:pod )?network|failed \(add\)|error adding pod .* to CNI network/i,
  },
];

/** Plugins whose addresses may be those of a further network, which several nodes share. */
const SHARED = /multus|whereabouts/i;

/** A node cannot give a pod its network: its plugin has no address left, does not run, or refuses. */
export const podNetwork: Cause<NoNetwork, 'Pod'> = {
  id: 'node/pod-network',
  of: ['Pod'],
  explains: ['container-waiting', 'pod-not-ready'],

  *explain({ on }, world, pod) {
    const node = pod.spec?.nodeName;
    if (!node || pod.spec?.hostNetwork) return;

    const [last] = eventsSaying(LATER, on, world);
    const [said] = eventsSaying([FAILED], on, world);
    if (!said || last?.at !== said.at || !isWithin(REPEATED_MS, said.at, world.now)) return;
    const row = ROWS.find(({ says }) => says.test(said.quote));
    if (!row || nodeOf(pod, world).isLost) return; // the node's own state says more

    const { range, ranged, program, path } = row.says.exec(said.quote)?.groups ?? {};
    const pods = networkAgents(node, world, said.quote);
    const agents = row.reason === 'addresses' ? [] : pods;
    const told = behindMessage({ message: said.quote, names: [], pods, any: true }, world);
    const ill = agents.find((one) => isHeldUp(one, world.now));
    const agent = ill ?? agents[0];
    const isOwn = row.reason !== 'other' && !SHARED.test(said.quote);
    yield {
      subject: { kind: 'Node', name: node },
      params: {
        pod: on.name,
        reason: row.reason,
        said: brief(ownWords(said.quote)),
        ...((range ?? ranged) && { range: range ?? ranged }),
        ...(program && path && { lacking: { program, path } }),
        ...(agent && { agent: { about: podRef(agent) } }),
        ...podsOn(node, world),
        ...present({ behind: told?.behind }),
      },
      evidence: [said, quotedField(on, '/spec/nodeName', node), ...(told ? [told.evidence] : [])],
      strength: isOwn ? 'entails' : 'fits',
      restsOn: [on],
      ...(ill && { because: { at: podRef(ill), edge: podToNode.id, ifIll: true as const } }),
    };
  },

  ...podNetworkWords,
};

/** Without what the kubelet and the runtime put before the plugin's words. */
function ownWords(message: string): string {
  return message.split(/failed \(add\): |desc = /).at(-1) ?? message;
}

/** How many pods of a node have an address of their own, and how many wait for one; nothing where not all are seen. */
function podsOn(node: string, world: World): Pick<NoNetwork, 'placed' | 'waiting'> {
  const { items, gap } = world.list('Pod', { node });
  if (gap) return {};
  const own = items.filter((one) => !one.spec?.hostNetwork && !isOver(one));
  const placed = own.filter(({ status }) => status?.podIP).length;
  return { placed, waiting: own.length - placed };
}

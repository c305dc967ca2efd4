import { refTo } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import { conditionOf } from '../../../readings/conditions.ts';
import { podToNode } from '../../../readings/edges/pod-to-node.ts';
import { stuckContainers } from '../../../readings/pods/containers.ts';
import { after, isWithin } from '../../../readings/time.ts';
import { nodeNotReadyWords, type Lack, type NotReady } from './not-ready.words.ts';
import { missingAgent } from './signs/missing-agent.ts';
import { networkAgents } from './signs/network-agents.ts';

/** The kubelet's words (pkg/kubelet runtime.go, kubelet.go, nodestatus/setters.go); it may join several in brackets. */
const LACKS: readonly Readonly<{ lacks: Lack; pattern: RegExp }>[] = [
  { lacks: 'shutdown', pattern: /node is shutting down/ },
  {
    lacks: 'runtime',
    pattern:
      /container runtime is down|container runtime not ready|runtime status check may not have completed/,
  },
  { lacks: 'runtime-slow', pattern: /PLEG is not healthy/ },
  {
    lacks: 'network',
    pattern: /container runtime network not ready|cni plugin not initialized|NetworkPluginNotReady/,
  },
  { lacks: 'storage', pattern: /CSINode is not yet initialized/ },
  { lacks: 'capacity', pattern: /missing node capacity/ },
];

/** A node that has just joined waits for its network plugin and its drivers. */
const JOINING_MS = 3 * 60_000;

const JOINS: readonly Lack[] = ['network', 'storage', 'runtime'];

/** A node's kubelet reports and says why it cannot run pods. */
export const nodeNotReady: Cause<NotReady, 'Node'> = {
  id: 'node/not-ready',
  of: ['Node'],
  explains: ['node-not-ready'],

  *explain({ on, evidence }, world, node) {
    const ready = conditionOf(node, 'Ready');
    if (ready?.status !== 'False') return;

    const { message: said = '' } = ready;
    const { lacks } = LACKS.find(({ pattern }) => pattern.test(said)) ?? { lacks: 'other' };
    const { creationTimestamp: joined } = node.metadata ?? {};
    const isJoining = JOINS.includes(lacks) && isWithin(JOINING_MS, joined, world.now);
    const agent = lacks === 'network' ? stuckNetworkAgent(on.name, world) : undefined;
    const awaited = lacks === 'network' || lacks === 'storage' ? lacks : undefined;
    const missing = awaited && !agent ? missingAgent(node, awaited, world) : undefined;
    yield {
      subject: on,
      params: { lacks, said },
      evidence: [evidence],
      strength: missing === 'unread' ? 'fits' : 'entails', // it may only be an effect
      restsOn: [on],
      ...(agent && { because: { at: agent, edge: podToNode.id } }),
      ...(missing &&
        missing !== 'unread' && {
          because: { at: missing, edge: 'node-to-daemon-set', ifIll: true as const },
        }),
      ...(isJoining && joined && { passesBy: after(JOINING_MS, joined) }),
    };
  },

  ...nodeNotReadyWords,
};

/** The pod that should set up a node's network, where a container of it does not start. */
function stuckNetworkAgent(node: string, world: World): Ref<'Pod'> | undefined {
  const agents = networkAgents(node, world);
  const pod = agents.find((one) => stuckContainers(one, world.now).length > 0);
  return pod && refTo('Pod', pod);
}

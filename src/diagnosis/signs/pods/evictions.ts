import type { Resource } from '../../../domain/resource.ts';
import { conditionOf, type Condition } from '../../../world/readings/conditions.ts';

/** Why the kubelet put an end to a pod, and where that stands: in its status or, where it ended well, in a condition. */
export type Eviction = Readonly<{
  of: 'resource' | 'shutdown';
  short?: string;
  path: string;
  quote: string;
}>;

/** "The node was low on resource: memory. Threshold quantity: …", "The node had condition: [DiskPressure]. " (kubelet) */
const LOW =
  /The node was low on resource: ([\w-]+(?:[./][\w-]+)*)|The node had condition: \[([\w ]+)\]/;
/** "Pod was terminated in response to imminent node shutdown.", "Pod was rejected as the node is shutting down." */
const SHUTDOWN = /imminent node shutdown|as the node is shutting down/;

/** That a node's state, and nothing in the pod itself, ended a pod; undefined where the pod says no such thing. */
export function evictionByNode(pod: Resource<'Pod'>): Eviction | undefined {
  const { phase, message = '' } = pod.status ?? {};
  const target = conditionOf(pod, 'DisruptionTarget');
  const own = phase === 'Failed' ? toldBy(message, '/status/message') : undefined;
  return own ?? (target?.status === 'True' ? toldByCondition(target) : undefined);
}

function toldByCondition({ reason, message = '', path }: Condition): Eviction | undefined {
  return reason === 'TerminationByKubelet' ? toldBy(message, `${path}/message`) : undefined;
}

function toldBy(quote: string, path: string): Eviction | undefined {
  const [, low, condition] = LOW.exec(quote) ?? [];
  const short = low ?? condition;
  if (short) return { of: 'resource', short, path, quote };
  return SHUTDOWN.test(quote) ? { of: 'shutdown', path, quote } : undefined;
}

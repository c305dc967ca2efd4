import { isA } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { conditionOf, type Condition } from '../conditions.ts';
import { isPressure, nodeTroubles } from '../nodes/node-troubles.ts';

/** Why a pod was put an end to, and where that stands: in its status or, where it ended well, in a condition. */
export type Eviction = Readonly<{
  of: 'resource' | 'shutdown' | 'preemption';
  short?: string;
  path: string;
  quote: string;
}>;

/** "The node was low on resource: memory. Threshold quantity: …", "The node had condition: [DiskPressure]. " (kubelet) */
const LOW =
  /The node was low on resource: ([\w-]+(?:[./][\w-]+)*)|The node had condition: \[([\w ]+)\]/;
/** "Pod was terminated in response to imminent node shutdown.", "Pod was rejected as the node is shutting down." */
const SHUTDOWN = /imminent node shutdown|as the node is shutting down/;
/** "Preempted in order to admit critical pod" (kubelet), "default-scheduler: preempting to accommodate a higher priority pod". */
const PREEMPTED =
  /^Preempted in order to admit|preempted by Kubelet to accommodate|preempting to accommodate a higher priority pod/;
const TELLS = ['TerminationByKubelet', 'PreemptionByScheduler'];

/** That a node's state or a pod of higher priority, and nothing in the pod itself, ended a pod; undefined where the pod says no such thing. */
export function evictionByNode(pod: Resource<'Pod'>): Eviction | undefined {
  const { phase, message = '' } = pod.status ?? {};
  const target = conditionOf(pod, 'DisruptionTarget');
  const own = phase === 'Failed' ? toldBy(message, '/status/message') : undefined;
  return own ?? (target?.status === 'True' ? toldByCondition(target) : undefined);
}

/** The nodes that some of these pods were evicted from and that are short of something still: they may evict those in their place. */
export function evictedFrom(refs: readonly Ref[], world: World): readonly Ref[] {
  return refs.flatMap((ref) => {
    const pod = isA('Pod', ref) ? world.get(ref) : undefined;
    if (pod?.is !== 'known' || evictionByNode(pod.value)?.of !== 'resource') return [];
    const { nodeName: name = '' } = pod.value.spec ?? {};
    const node: Ref<'Node'> = { kind: 'Node', name };
    const fact = world.get(node);
    const isShort = fact.is === 'known' && nodeTroubles(fact.value).some(isPressure);
    return isShort ? [node] : []; // one that nobody may read leaves it open
  });
}

function toldByCondition({ reason, message = '', path }: Condition): Eviction | undefined {
  return TELLS.includes(reason ?? '') ? toldBy(message, `${path}/message`) : undefined;
}

function toldBy(quote: string, path: string): Eviction | undefined {
  const [, low, condition] = LOW.exec(quote) ?? [];
  const short = low ?? condition;
  if (short) return { of: 'resource', short, path, quote };
  if (SHUTDOWN.test(quote)) return { of: 'shutdown', path, quote };
  return PREEMPTED.test(quote) ? { of: 'preemption', path, quote } : undefined;
}

import type { Aside } from '../../domain/audience.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import { present } from '../../text/present.ts';
import { eventsSaying } from '../events.ts';

/** A pod that had to make room, and for which other: that may not be shown, and its priority may not be known. */
export type Preempted = Readonly<{
  victim: string;
  node: string;
  by?: Aside & Readonly<{ priority?: number; className?: string }>;
}>;

/** "Preempted by pod 7d3a1f… on node n1" (kubernetes, framework/preemption/executor.go), which refers to that pod. */
const PREEMPTED = /^Preempted by .* on node (\S+)$/;

/** What the scheduler says of a pod, there or gone, that it has ended for one of higher priority. */
export function preemptedOf(
  victim: Ref,
  world: World,
): Readonly<{ preempted: Preempted; said: Evidence }> | undefined {
  const [said] = eventsSaying(['Preempted'], victim, world);
  const [, node] = PREEMPTED.exec(said?.quote ?? '') ?? [];
  if (!said || !node) return undefined;

  const { related } =
    world.events(victim).items.find(({ message }) => message === said.quote) ?? {};
  const { namespace = '', name, uid } = related ?? {};
  const about = name ? ({ kind: 'Pod', namespace, name } as const) : undefined;
  const fact = about && world.get(about);
  const pod = fact?.is === 'known' && fact.value.metadata?.uid === uid ? fact.value : undefined;
  const { priority, priorityClassName: className } = pod?.spec ?? {};
  const by = about && {
    about,
    ...(priority !== undefined && { priority }),
    ...present({ className }),
  };
  return { preempted: { victim: victim.name, node, ...present({ by }) }, said };
}

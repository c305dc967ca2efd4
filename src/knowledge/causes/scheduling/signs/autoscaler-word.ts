import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import { eventsSaying } from '../../../../readings/events.ts';
import { RECENT_MS } from '../../../../readings/freshness.ts';
import { isWithin } from '../../../../readings/time.ts';

const REASONS = ['NotTriggerScaleUp', 'TriggeredScaleUp', 'Nominated', 'FailedScheduling'];
/** cluster-autoscaler (processors/status/eventing_scale_up_processor.go), and Karpenter (provisioning/scheduling/events.go), which has a reason of its scheduler's, too. */
const SAYS =
  /^pod (?:didn't trigger|triggered) scale-up|^Failed to schedule pod, |^Pod should schedule on: /;

/** What the autoscaler of nodes has last said of a pod that waits for one: why it adds no node, or that one comes. */
export function autoscalerWord(on: Ref, world: World): Evidence | undefined {
  if (!mayHaveAutoscaler(world)) return undefined;
  const [last] = eventsSaying(REASONS, on, world).filter(({ quote }) => SAYS.test(quote));
  return last && isWithin(RECENT_MS, last.at, world.now) ? last : undefined;
}

/** Both know the nodes that they add by the id that a provider gave them; where no node has one, nobody adds any. */
function mayHaveAutoscaler(world: World): boolean {
  const { items, gap } = world.list('Node', { namespace: '' });
  return gap !== undefined || items.length === 0 || items.some(({ spec }) => spec?.providerID);
}

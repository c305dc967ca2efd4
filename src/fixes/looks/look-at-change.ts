import { planStateOf, type PlanState } from '../../carry-out/state/plan-state.ts';
import type { Fact } from '../../domain/model.ts';
import type { Plan } from '../../domain/plan.ts';
import type { MeteredLoader } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { present } from '../../text/present.ts';
import { inRounds } from '../../world/in-rounds.ts';
import { openWorld } from '../../world/open-world.ts';
import { otherWriter, type OtherWriter } from './other-writer.ts';

/** How the object of a plan stands to it, and who else writes to that. */
export type Look = PlanState & Readonly<{ by?: OtherWriter }>;

/** Reads how the object of a plan stands to it; undefined where it is not there or not to be read. Throws ClusterUnreachable. */
export async function lookAtChange(plan: Plan, loader: MeteredLoader): Promise<Look | undefined> {
  const [change] = plan.changes;
  const { uid: _, ...on } = change.on;
  const { value } = await inRounds(loader, (source) => {
    const { world, unread } = openWorld(source);
    const found: Fact<Resource> = world.get(on);
    if (found.is !== 'known') return { value: undefined, unread };
    const by = otherWriter(found.value, change, world);
    return { value: { ...planStateOf(plan, found.value), ...present({ by }) }, unread };
  });
  return value;
}

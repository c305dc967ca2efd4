import type { Fact } from '../../domain/model.ts';
import type { Change, Plan } from '../../domain/plan.ts';
import type { MeteredLoader } from '../../domain/ports.ts';
import type { Resource } from '../../domain/resource.ts';
import { inRounds } from '../../world/in-rounds.ts';
import { openWorld } from '../../world/open-world.ts';
import { standingOf, type Standing } from '../carry-out/standing.ts';
import { gitOwnerOf } from '../offers/git-owner.ts';

/** How the object of a plan stands to it, and who else writes to that, by name: Git's, else who wrote last. */
export type Look = Standing & Readonly<{ by?: string }>;

/** Reads how the object of a plan stands to it; undefined where it is not there or not to be read. Throws ClusterUnreachable. */
export async function lookAtChange(plan: Plan, loader: MeteredLoader): Promise<Look | undefined> {
  const [change] = plan.changes;
  const { on: live, sub } = change;
  const { uid: _, ...on } = live;
  const { value } = await inRounds(loader, (source) => {
    const { world, unread } = openWorld(source);
    const found: Fact<Resource> = world.get(on);
    if (found.is !== 'known') return { value: undefined, unread };
    const owner = gitOwnerOf(found.value, world);
    const writer = sub === 'status' ? undefined : lastWriter(found.value, change);
    const by = owner ? `${owner.by} (${owner.name})` : writer;
    return { value: { ...standingOf(plan, found.value), ...(by && { by }) }, unread };
  });
  return value;
}

/**
 * Who wrote last to anything but a status. The API server dates nothing that is written to `scale`, and keeps there whoever
 * has set the number that stands.
 */
function lastWriter({ metadata }: Resource, { ops }: Change): string | undefined {
  const writers = (metadata?.managedFields ?? []).filter(({ manager }) => manager);
  const scaler = ops.some(({ path }) => path === '/spec/replicas')
    ? writers.find(({ subresource }) => subresource === 'scale')
    : undefined;
  const [last] = writers
    .filter(({ subresource }) => subresource !== 'status')
    .toSorted((a, b) => `${b.time ?? ''}`.localeCompare(`${a.time ?? ''}`));
  return (scaler ?? last)?.manager;
}

import { gapKind } from '../domain/gap-kind.ts';
import { isA } from '../domain/keys.ts';
import type { Ref, Source, World } from '../domain/model.ts';
import type { UnreadPart } from '../domain/verdict.ts';
import { selectedPods } from '../readings/network/backends.ts';
import { podsOf } from '../readings/workloads/workloads.ts';
import { openWorld } from '../world/open-world.ts';

/** Which of a target and its pods could not be read; of these that only counts if the cluster refused or failed to list them. */
export function unreadPart(target: Ref, source: Source): UnreadPart | undefined {
  const { world, unread } = openWorld(source);
  const own = world.get(target);
  if (own.is === 'unknown') return { part: 'target', why: own.why };
  readPods(target, world);
  const pods = unread.find(
    ({ read, why }) => 'list' in read && read.list === 'Pod' && gapKind[why] !== 'left-out',
  );
  return pods && { part: 'pods', why: pods.why };
}

function readPods(target: Ref, world: World): void {
  if (isA('Service', target)) selectedPods(target, world);
  else if (isA('Namespace', target)) world.list('Pod', { namespace: target.name });
  else if (isA('Node', target)) world.list('Pod', { node: target.name });
  else podsOf(target, world);
}

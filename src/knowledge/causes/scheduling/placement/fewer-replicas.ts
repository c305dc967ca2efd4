import type { World } from '../../../../domain/model.ts';
import { replicasOf } from '../../../../readings/workloads/workloads.ts';
import type { Blocked } from '../../../placement/blocked-by.ts';
import type { Fewer } from '../words/more-room-words.ts';
import { roomFor } from './room-for.ts';

/** As many replicas as find a node; undefined where that is none, or all, or cannot be said. */
export function fewerReplicas(blocked: Blocked, world: World): Fewer | undefined {
  const wanted = replicasOf(blocked.subject, world);
  const fits = wanted === undefined ? undefined : roomFor(blocked, world);
  return wanted !== undefined && fits && fits < wanted ? { fits, wanted } : undefined;
}

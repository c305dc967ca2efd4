import { written } from '../../../../readings/quantities.ts';
import { hostPortsOf } from '../../../../simulator/filters/host-ports.ts';
import { allocatableOf, freeOn } from '../../../../simulator/free-resources.ts';
import { nodeNamed, type RoomMaker } from '../../../../simulator/makes-room.ts';
import { requestsOf } from '../../../../simulator/pod/requests.ts';
import type { Blocked } from '../../../placement/blocked-by.ts';

/** What two pods of a node both want. `rule`: the rules between pods keep them apart. */
export type Contested = Readonly<
  | { is: 'resources'; each: readonly Amount[] }
  | { is: 'ports'; ports: readonly number[] }
  | { is: 'rule' }
>;
type Amount = Readonly<{ resource: string; wanted: string; has: string }>;

/** What a pod that is in the way holds of what the new one lacks. */
export function contestedWith({ node: name }: RoomMaker, blocked: Blocked): Contested {
  const [filter] = blocked.obstacle.filters;
  if (filter === 'host-ports') {
    return { is: 'ports', ports: hostPortsOf(blocked.pod).map(({ port }) => port) };
  }
  const node = nodeNamed(name, blocked);
  if (filter !== 'resources' || !node) return { is: 'rule' };
  const free = freeOn(node, blocked.cluster);
  const has = allocatableOf(node);
  const missing = [...requestsOf(blocked.pod)].filter(
    ([resource, amount]) => amount > 0 && amount > (free.get(resource) ?? 0),
  );
  const each = missing.map(([resource, amount]) => ({
    resource,
    wanted: written(resource, amount),
    has: written(resource, has.get(resource) ?? 0),
  }));
  const full = { resource: 'pods', wanted: '1', has: `${has.get('pods') ?? 0}` };
  return { is: 'resources', each: each.length > 0 ? each : [full] };
}

/**
 * Whether its end makes room whatever else is on the node that could not be read: it holds itself as much as the new
 * pod lacks, and of everything else the scheduler says that there is enough.
 */
export function surelyMakesRoom(
  { pod: holder }: RoomMaker,
  contested: Contested,
  { pod }: Blocked,
): boolean {
  if (contested.is === 'ports') return true;
  if (contested.is === 'rule') return false;
  const [holds, wants] = [requestsOf(holder), requestsOf(pod)];
  return contested.each.every(
    ({ resource }) =>
      resource === 'pods' || (holds.get(resource) ?? 0) >= (wants.get(resource) ?? 0),
  );
}

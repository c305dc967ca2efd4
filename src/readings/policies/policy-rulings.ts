import { refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import {
  forbidsPeer,
  isSelected,
  namesIn,
  permitsPeer,
  restrictsPod,
  specsOf,
} from './cilium-policy.ts';
import { permits, restricts } from './network-policy.ts';
import { any, peerOf, type Direction, type Peer, type Port, type Tri } from './policy-peers.ts';

/**
 * Whether the policies let a pod talk with a peer. `by` are those that restrict the pod in that direction; more may
 * restrict it where a kind of policy could not be read. `namesUnread`: names outside are permitted, and nobody learns their
 * addresses.
 */
export type Ruling = Readonly<{
  is: 'allowed' | 'denied' | 'undecided';
  direction: Direction;
  by: readonly Ref[];
  namesUnread?: true;
}>;

const CILIUM = [
  'cilium.io/CiliumNetworkPolicy',
  'cilium.io/CiliumClusterwideNetworkPolicy',
] as const;

/**
 * What all policies together say: a pod that one of them restricts may only do what one of them permits, and nothing
 * that one of them forbids. A policy that was not read can permit what the others do not.
 */
export function rulingOf(
  pod: Resource<'Pod'>,
  direction: Direction,
  peer: Peer,
  port: Port,
  world: World,
): Ruling {
  const own = peerOf(pod, world);
  const { namespace } = own;
  const receiver = direction === 'ingress' ? own : peer;
  const named = receiver.is === 'pod' && !receiver.isAssumed ? receiver.ports : undefined;
  if (own.isOnHostNetwork) return { is: 'undecided', direction, by: [] };

  const by: Ref[] = [];
  const permitted: Tri[] = [];
  const forbidden: Tri[] = [];
  const plain = world.list('networking.k8s.io/NetworkPolicy', { namespace });
  for (const policy of plain.items) {
    if (!restricts(policy, direction, own.labels)) continue;
    by.push(refTo('networking.k8s.io/NetworkPolicy', policy));
    permitted.push(permits(policy, direction, peer, port, named));
  }
  const lists = CILIUM.map((kind) => {
    const where = kind === CILIUM[0] ? namespace : undefined;
    const { items, gap } = world.list(kind, { namespace: where ?? '' });
    const selected = items.flatMap((policy) =>
      specsOf(policy)
        .filter((spec) => isSelected(spec, own, where))
        .map((spec) => ({ spec, policy: refTo(kind, policy) })),
    );
    return { where, selected, gap };
  });
  const names = namesIn(lists.flatMap(({ selected }) => selected.map(({ spec }) => spec)));
  for (const { where, selected } of lists) {
    const connection = { peer, port, named, namespace: where, names };
    for (const { spec, policy } of selected) {
      permitted.push(permitsPeer(spec, direction, connection));
      forbidden.push(forbidsPeer(spec, direction, connection));
      if (restrictsPod(spec, direction, own, where)) by.push(policy);
    }
  }
  const isWhole = !plain.gap && lists.every(({ gap }) => !gap);
  return {
    is: summed(any(permitted), any(forbidden), by.length > 0, isWhole),
    direction,
    by,
    ...(names === 'unread' && direction === 'egress' && { namesUnread: true }),
  };
}

function summed(
  permitted: Tri,
  forbidden: Tri,
  isRestricted: boolean,
  isWhole: boolean,
): Ruling['is'] {
  if (forbidden === 'yes') return 'denied';
  if (forbidden === 'maybe' || !isWhole) return 'undecided';
  if (!isRestricted || permitted === 'yes') return 'allowed';
  return permitted === 'no' ? 'denied' : 'undecided';
}

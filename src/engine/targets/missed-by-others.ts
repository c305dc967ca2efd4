import type { Edge, Ref, World } from '../../domain/model.ts';
import type { WantedTarget } from './wanted.ts';

/** What was asked for by its kind, and what others refer to, though it is not there and may never have been. */
export function missedByOthers(
  { name, namespace, kinds: [one, ...others] }: WantedTarget,
  edges: readonly Edge[],
  world: World,
): readonly Ref[] {
  if (!one || others.length > 0 || !name || !namespace) return [];
  const { kind } = one;
  const missed: Ref = { kind, namespace, name };
  const isNamed = edges
    .filter((edge) => edge.to.includes(kind) && !edge.isOwnership && !edge.crossesNamespaces)
    .some((edge) => world.followBack(edge, missed).items.length > 0);
  return isNamed ? [missed] : [];
}

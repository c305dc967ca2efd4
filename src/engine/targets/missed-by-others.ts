import type { Edge, Ref, World } from '../../domain/model.ts';
import type { WantedTarget } from './wanted.ts';

/** An object that was asked for with its kind, does not exist, and is referred to by others. */
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

import type { Edge, Ref, World } from '../domain/model.ts';

/** The controllers above an object, the nearest first; where one cannot be read it ends there. */
export function ownersOf(ref: Ref, edges: readonly Edge[], world: World): readonly Ref[] {
  const owners: Ref[] = [];
  for (let at: Ref | undefined = ref; at;) {
    const below: Ref = at;
    const up = edges.filter(({ isOwnership, from }) => isOwnership && from === below.kind);
    const [next] = up.flatMap((edge) => world.follow(edge, below).items.map(({ to }) => to));
    if (next) owners.push(next);
    at = next;
  }
  return owners;
}

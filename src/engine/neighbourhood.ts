import { isA, refKey } from '../domain/keys.ts';
import type { Edge, Ref, World } from '../domain/model.ts';
import type { Rules } from '../domain/rules.ts';
import type { Follow } from './follower.ts';

/**
 * Where else to look: the target's owners to the top, all that they own down to the pods, what other edges
 * reach in one hop and the owners of that, and its dependencies.
 */
export function neighbourhood(
  target: Ref,
  { edges, kinds, surroundings, symptomFinders }: Rules,
  world: World,
  follow: Follow,
): readonly Ref[] {
  const ownership = edges.filter(({ isOwnership }) => isOwnership);
  const others = edges.filter(({ isOwnership }) => !isOwnership);

  askAround(target, edges, world);
  const owners = [...trail(startsOf(target, world), 'up')];
  const top = owners.at(-1) ?? target;
  const hop = others.flatMap((edge) => [...hopOver(edge, target)]);
  const needed = surroundings
    .filter(({ where }) => where === 'dependencies')
    .flatMap((one) => [...one.find([target], world)]);
  const reached = [...owners, ...trail([top, ...needed], 'down'), ...hop, ...trail(hop, 'up')];
  return reached.filter(
    ({ kind }) =>
      kinds.isCustom(kind) || symptomFinders.some(({ of, asked }) => !asked && of.includes(kind)),
  );

  function* hopOver(edge: Edge, at: Ref): Iterable<Ref> {
    if (edge.from === at.kind) yield* follow(edge, at, 'up');
    if (leadsBackTo(at.kind, edge)) yield* follow(edge, at, 'down');
  }

  /** All that the ownership edges reach that way, the nearest first. */
  function trail(from: readonly Ref[], way: 'up' | 'down'): readonly Ref[] {
    const route = [...from];
    const known = new Set(route.map(refKey));
    for (const at of route) {
      for (const edge of ownership) {
        if (way === 'up' ? edge.from !== at.kind : !edge.to.includes(at.kind)) continue;
        const next = follow(edge, at, way).filter((ref) => !known.has(refKey(ref)));
        for (const ref of next) known.add(refKey(ref));
        route.push(...next);
      }
    }
    return route;
  }
}

/** Lists all that a walk from an object of this kind will list: asked for together, each step would be a round of its own. */
export function askAround(
  { kind, namespace = '' }: Pick<Ref, 'kind' | 'namespace'>,
  edges: readonly Edge[],
  world: World,
): void {
  for (const edge of edges) {
    if (!leadsBackTo(kind, edge)) continue;
    world.list(edge.from, { namespace });
    if (edge.isOwnership) askBelow(edge.from);
  }

  function askBelow(owner: string): void {
    for (const { from } of edges.filter((edge) => edge.isOwnership && edge.to.includes(owner))) {
      world.list(from, { namespace });
      askBelow(from);
    }
  }
}

/** The users of a shared object, such as a node, in other namespaces have nothing to do with the question. */
function leadsBackTo(kind: string, { to, crossesNamespaces }: Edge): boolean {
  return to.includes(kind) && !crossesNamespaces;
}

/** The controller of a deleted pod may still exist; the pod's name tells which one. */
function startsOf(target: Ref, world: World): readonly Ref[] {
  if (!isA('Pod', target) || world.get(target).is !== 'absent') return [target];
  return [target, ...makersByName(target).filter((maker) => world.get(maker).is === 'known')];
}

/** What may have made a pod of that name: "web-5d8f7-x2lkq" a ReplicaSet, "db-0" a StatefulSet. */
export function makersByName({ name, namespace = '' }: Ref): readonly Ref[] {
  const [, maker, suffix = ''] = /^(.+)-([a-z0-9]+)$/.exec(name) ?? [];
  if (!maker) return [];
  if (/^\d+$/.test(suffix)) return [{ kind: 'apps/StatefulSet', namespace, name: maker }];
  return suffix.length === 5 ? [{ kind: 'apps/ReplicaSet', namespace, name: maker }] : [];
}

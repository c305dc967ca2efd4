import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isCustom } from './is-custom.ts';
import { ownersAbove } from './relatives.ts';

/** The longest chain of custom objects that make each other. */
const STEPS = 4;

/** The custom object whose operator made an object and keeps it as it is: a change of it would be undone. */
export function makerOf(object: Resource): Ref | undefined {
  const { ownerReferences = [] } = object.metadata ?? {};
  const owners = ownersAbove(object);
  return owners.find(({ kind }, at) => ownerReferences[at]?.controller && isCustom(kind));
}

/** The custom objects above one, the nearest first. */
export function makersAbove(on: Ref, world: World): readonly Ref[] {
  const makers: Ref[] = [];
  for (let at = makerIn(on, world); at && makers.length < STEPS; at = makerIn(at, world))
    makers.push(at);
  return makers;
}

function makerIn(on: Ref, world: World): Ref | undefined {
  const fact = world.get(on);
  return fact.is === 'known' ? makerOf(fact.value) : undefined;
}

import type { Ref } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isCustom } from './is-custom.ts';
import { ownersAbove } from './relatives.ts';

/** The custom object whose operator made an object and keeps it as it is: a change of it would be undone. */
export function makerOf(object: Resource): Ref | undefined {
  const { ownerReferences = [] } = object.metadata ?? {};
  const owners = ownersAbove(object);
  return owners.find(({ kind }, at) => ownerReferences[at]?.controller && isCustom(kind));
}

import type { World } from '../domain/model.ts';
import type { Resource } from '../domain/resource.ts';
import { ownerOf, type GitOwner } from '../gitops/owner.ts';

/**
 * Who would undo a change of an object's spec. A label alone counts unless all Applications of the cluster were
 * read and none has that name.
 */
export function gitOwnerOf(object: Resource, world: World): GitOwner | undefined {
  const owner = ownerOf(object);
  if (!owner?.weak) return owner;

  const applications = world.list('argoproj.io/Application', { all: true });
  if (applications.gap) return owner;
  return applications.items.some(({ metadata }) => metadata?.name === owner.name)
    ? owner
    : undefined;
}

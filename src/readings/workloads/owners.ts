import { kindOf, refTo } from '../../domain/keys.ts';
import type { Link, Ref } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';

/** The reference of an object to its controller, if that is of one of these kinds. */
export function* controllerLink(
  kind: string,
  object: Resource,
  controllers: readonly string[],
): Iterable<Link> {
  const { ownerReferences = [] } = object.metadata ?? {};
  for (const [index, owner] of ownerReferences.entries()) {
    if (!owner.controller || !controllers.includes(kindOf(owner))) continue;
    const from = refTo(kind, object);
    const { name, uid } = owner;
    const to: Ref = {
      kind: kindOf(owner),
      name,
      uid,
      ...(from.namespace && { namespace: from.namespace }),
    };
    yield { from, to, path: `/metadata/ownerReferences/${index}/name` };
  }
}

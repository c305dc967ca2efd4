import { isSame, kindOf, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';

/** The objects of a kind that name an object of their namespace as an owner of theirs. */
export function ownedBy<K extends string>(of: Ref, kind: K, world: World): readonly Ref<K>[] {
  const { namespace = '' } = of;
  return world
    .list(kind, { namespace })
    .items.filter(({ metadata }) =>
      metadata?.ownerReferences?.some(
        (owner) => kindOf(owner) === of.kind && owner.name === of.name && isSame(of, owner),
      ),
    )
    .map((object) => refTo(kind, object));
}

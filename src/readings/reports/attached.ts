import { refKey, refTo } from '../../domain/keys.ts';
import type { Ref, World } from '../../domain/model.ts';
import { familyOf } from './families.ts';
import { fieldsAt, textIn } from './fields.ts';

/** Policies that are attached to these objects (GEP-713), of the kinds by which an object of that kind goes. */
export function attachedTo(refs: readonly Ref[], { kind }: Ref, world: World): readonly Ref[] {
  const targets = new Set(refs.map(refKey));
  const spaces = new Set(refs.flatMap(({ namespace }) => namespace ?? []));
  return (familyOf(kind).obeys ?? []).flatMap((policy) =>
    [...spaces]
      .flatMap((namespace) => world.list(policy, { namespace }).items)
      .filter((object) =>
        fieldsAt(object, 'spec.targetRefs[]').some(({ value }) => {
          const [of, group, name] = ['kind', 'group', 'name'].map((key) => textIn(value, key));
          const namespace = object.metadata?.namespace ?? '';
          return (
            of &&
            name &&
            targets.has(refKey({ kind: group ? `${group}/${of}` : of, namespace, name }))
          );
        }),
      )
      .map((object) => refTo(policy, object)),
  );
}

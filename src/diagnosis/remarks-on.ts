import type { Ref, World } from '../domain/model.ts';
import type { Remark } from '../domain/verdict.ts';
import type { Call } from './guarded-call.ts';
import type { Rules } from './rules.ts';

/** What is to be said of objects that are well or start, and of those of which nobody can say how they are. */
export function remarksOn(
  objects: readonly Ref[],
  world: World,
  { remarkers }: Rules,
  call: Call,
): readonly Remark[] {
  return objects.flatMap((at) => {
    const object = world.get(at);
    const own = remarkers.filter(({ of }) => of.includes(at.kind));
    return own.flatMap((remarker) => {
      const { id } = remarker;
      const { made, complete } = call(id, at, () =>
        object.is === 'known' ? remarker.remark(object.value, world) : [],
      );
      return complete ? made.map((params) => ({ id, on: at, params })) : [];
    });
  });
}

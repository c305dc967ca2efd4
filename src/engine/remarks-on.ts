import type { Ref, World } from '../domain/model.ts';
import type { Rules } from '../domain/rules.ts';
import type { Remark } from '../domain/verdict.ts';
import type { Call } from './guarded-call.ts';
import { ofKind } from './of-kind.ts';

/**
 * The remarks on objects that are healthy, starting or unsure, and on the target if it is gone.
 */
export function remarksOn(
  objects: readonly Ref[],
  world: World,
  { remarkers }: Rules,
  call: Call,
  asked: Ref | undefined,
): readonly Remark[] {
  return objects.flatMap((at) => {
    const object = world.get(at);
    const isGone = object.is === 'absent' && at === asked;
    const own = isGone ? remarkers : ofKind(at.kind, remarkers);
    return own.flatMap((remarker) => {
      const { id } = remarker;
      const { made, complete } = call(id, at, () =>
        isGone
          ? (remarker.remarkGone?.(at, world) ?? [])
          : object.is === 'known'
            ? (remarker.remark?.(object.value, world) ?? [])
            : [],
      );
      return complete ? made.map((params) => ({ id, on: at, params })) : [];
    });
  });
}

import type { ChecklistItem, Found, Line, Mark } from '../domain/checklist.ts';
import { kindOf, refTo } from '../domain/keys.ts';
import type { World } from '../domain/model.ts';
import type { Call } from '../engine/guarded-call.ts';
import { type Looked, listedFor } from './listed-for.ts';

/** Where an item looks, and what it is called with. */
export type Looking = Looked & Readonly<{ world: World; found: Found; call: Call }>;

/**
 * What an item says of each object of its kinds. A pass that rests on something unread is none; a kind that could not be listed is a
 * line of its own, so that silence never stands for it.
 */
export function linesOf(item: ChecklistItem, { world, found, call, ...where }: Looking) {
  return item.of.flatMap((kind): readonly Line[] => {
    const { objects, unread } = listedFor(kind, where, world);
    const lines = objects.flatMap((object): readonly Line[] => {
      const on = refTo(kindOf(object) || kind, object);
      const { made, gaps } = call(item.id, on, () => item.look(object, world, found));
      const [first] = gaps;
      return made.map((mark) => ({
        item: item.id,
        on,
        ...(first && mark.is === 'pass' ? { mark: UNREAD, unread: first } : { mark }),
      }));
    });
    return unread ? [...lines, { item: item.id, mark: UNREAD, unread }] : lines;
  });
}

/** Its words are those of the gap. */
const UNREAD: Mark = { is: 'not-checked', says: { en: '', ko: '' } };

import { checklists } from '../checklists/lists.ts';
import type { Checklist } from '../domain/checklist.ts';
import { nearestWord } from '../text/nearest-word.ts';

/** The lists that were asked for by name, in their own order; all where none was. */
export type ListsNamed = Readonly<
  { lists: readonly Checklist[] } | { unknown: string; nearest?: string }
>;

/** Finds checklists by their names or by what else people call them, among those that there are. */
export function listsNamed(
  asked: readonly string[],
  all: readonly Checklist[] = checklists,
): ListsNamed {
  const meant = asked.map((one) => one.toLowerCase());
  const isCalled = ({ id, names }: Checklist, name: string) => id === name || names.includes(name);
  const unknown = meant.find((name) => !all.some((list) => isCalled(list, name)));
  if (unknown !== undefined) {
    const nearest = nearestWord(
      unknown,
      all.flatMap(({ id, names }) => [id, ...names]),
    );
    return { unknown, ...(nearest && { nearest }) };
  }
  if (meant.length === 0) return { lists: all };
  return { lists: all.filter((list) => meant.some((name) => isCalled(list, name))) };
}

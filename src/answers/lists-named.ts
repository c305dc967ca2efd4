import { checklists } from '../checklists/lists.ts';
import type { Checklist } from '../domain/checklist.ts';
import { nearestWord } from '../text/nearest-word.ts';

/** The lists that were asked for by name, in their own order; all where none was. `about`: words behind them, which name objects. */
export type ListsNamed = Readonly<
  { lists: readonly Checklist[]; about: readonly string[] } | { unknown: string; nearest?: string }
>;

/** A shorter word is a letter away from too much. */
const SHORTEST = 4;

/** Finds checklists by their names or by what else people call them, among those that there are. */
export function listsNamed(
  asked: readonly string[],
  all: readonly Checklist[] = checklists,
): ListsNamed {
  const isCalled = ({ id, names }: Checklist, name: string) =>
    id === name.toLowerCase() || names.includes(name.toLowerCase());
  const others = asked.filter((name) => !all.some((list) => isCalled(list, name)));
  const [first] = asked;
  const known = all.flatMap(({ id, names }) => [id, ...names]);
  for (const unknown of others) {
    const nearest = nearestWord(unknown.toLowerCase(), known);
    const isMisspelt = nearest !== undefined && unknown.length >= SHORTEST;
    if (isMisspelt || unknown === first) return { unknown, ...(nearest && { nearest }) };
  }
  if (asked.length === 0) return { lists: all, about: [] };
  const lists = all.filter((list) => asked.some((name) => isCalled(list, name)));
  return { lists, about: others };
}

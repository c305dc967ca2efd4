import { checklists } from '../checklists/lists.ts';
import type { Checklist } from '../domain/checklist.ts';

/** What kubewhy.yaml says of checklists: lists of items under a name of one's own, and items that are left out everywhere. */
export type ChecksSettings = Readonly<{
  lists: Readonly<Record<string, readonly string[]>>;
  without: readonly string[];
}>;

/** The checklists that there are, with those that kubewhy.yaml adds and without what it leaves out. */
export function configuredLists(settings?: ChecksSettings): readonly Checklist[] {
  if (!settings) return checklists;
  const isLeft = ({ id }: Readonly<{ id: string }>) => !isNamed(id, settings.without);
  const known = checklists.map((list) => ({ ...list, items: list.items.filter(isLeft) }));
  const own = Object.entries(settings.lists).map(([id, ids]): Checklist => ({
    id,
    names: [],
    title: { en: id, ko: id },
    items: known.flatMap(({ items }) => items.filter((item) => isNamed(item.id, ids))),
  }));
  const isOwn = ({ id }: Checklist) => own.some((one) => one.id === id);
  return [...own, ...known.filter((list) => !isOwn(list))];
}

/** An item by its id, or by all of its list: "backups/*". */
function isNamed(id: string, ids: readonly string[]): boolean {
  const [list = ''] = id.split('/');
  return ids.includes(id) || ids.includes(`${list}/*`);
}

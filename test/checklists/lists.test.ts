import { expect, it } from '@jest/globals';

import { checklists } from '#src/checklists/lists.ts';

const items = checklists.flatMap((list) => list.items.map((item) => ({ list: list.id, ...item })));

it('gives each item an id of its list, and no two the same', () => {
  const ids = items.map(({ id }) => id);

  expect(items.filter(({ id, list }) => !id.startsWith(`${list}/`))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('calls no two lists by one name', () => {
  const names = checklists.flatMap(({ id, names: others }) => [id, ...others]);

  expect(new Set(names).size).toBe(names.length);
});

it('has words in both languages for each list and item', () => {
  const titles = [...checklists, ...items].map(({ title }) => title);

  expect(
    titles.every(({ en, ko }) => en.length > 0 && (/[가-힣]/.test(ko) || ko === 'GitOps')),
  ).toBe(true);
});

import { expect, it } from '@jest/globals';

import { listsNamed } from '#src/answers/lists-named.ts';
import { checklists } from '#src/checklists/lists.ts';

const idsOf = (...asked: readonly string[]) => {
  const found = listsNamed(asked);
  return 'lists' in found ? found.lists.map(({ id }) => id) : found;
};

it('finds lists by their names or what people call them, in their own order', () => {
  expect(idsOf('backup', 'ha')).toEqual(['rollouts', 'backups']);
  expect(idsOf('Longhorn')).toEqual(['storage']);
});

it('takes all where none is named', () => {
  expect(idsOf()).toEqual(checklists.map(({ id }) => id));
});

it('names the nearest to one that does not exist', () => {
  expect(idsOf('nodes', 'backps')).toEqual({ unknown: 'backps', nearest: 'backups' });
});

it('takes further words for what the lists are about, unless one is a list that was misspelt', () => {
  expect(listsNamed(['ingress-502', 'shop.example.com'])).toMatchObject({
    about: ['shop.example.com'],
  });
  expect(idsOf('shop')).toEqual({ unknown: 'shop' });
});

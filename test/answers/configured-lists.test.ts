import { expect, it } from '@jest/globals';

import { configuredLists } from '#src/answers/configured-lists.ts';
import { checklists } from '#src/checklists/lists.ts';

it('is what there is where nothing is set', () => {
  expect(configuredLists()).toBe(checklists);
});

it('adds lists of items, in the order of their own lists, and leaves out what is to be left out', () => {
  const lists = configuredLists({
    lists: { morning: ['nodes/well', 'backups/*'] },
    without: ['backups/size', 'images/*'],
  });
  const itemsOf = (name: string) => lists.find(({ id }) => id === name)?.items.map(({ id }) => id);

  expect(itemsOf('morning')).toEqual([
    'backups/switched-on',
    'backups/last-success',
    'backups/newest-run',
    'backups/failures-kept',
    'backups/scheduled',
    'nodes/well',
  ]);
  expect(itemsOf('images')).toEqual([]);
  expect(itemsOf('backups')).not.toContain('backups/size');
});

it('puts a list of the same name in the place of one that there is', () => {
  const lists = configuredLists({ lists: { nodes: ['nodes/well'] }, without: [] });

  expect(lists.filter(({ id }) => id === 'nodes')).toHaveLength(1);
});

import { expect, it } from '@jest/globals';

import { filterWords } from '#src/knowledge/placement/filter-words.ts';
import { filters } from '#src/simulator/filters/index.ts';

it('there are words for each filter of the simulator, and for nothing else', () => {
  const ids = filters.map(({ id }) => id);

  expect(Object.keys(filterWords).toSorted()).toEqual(ids.toSorted());
});

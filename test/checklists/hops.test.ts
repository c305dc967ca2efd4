import { expect, it } from '@jest/globals';

import { hops } from '#src/checklists/hops.ts';
import { causes } from '#src/knowledge/causes/index.ts';

it('begins outside and ends at the program, which takes all that no hop before it is about', () => {
  expect(hops.map(({ id }) => id)).toEqual([
    'route',
    'controller',
    'service',
    'endpoints',
    'port',
    'protocol',
    'mesh',
    'policy',
    'program',
  ]);
});

it('has a cause for each hop, and but one that two hops before the last are about', () => {
  const before = hops.slice(0, -1);
  const ofHop = before.map((hop) => causes.filter(({ id }) => hop.causes.test(id)));

  expect(ofHop.map((all) => all.length > 0)).toEqual(before.map(() => true));
  const shared = ofHop.flat().filter((one, at, all) => all.indexOf(one) !== at);
  expect(shared.map(({ id }) => id)).toEqual(['reference/missing']); // of which the subject decides
});

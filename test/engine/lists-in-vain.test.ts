import { expect, it } from '@jest/globals';

import { listsInVain } from '#src/engine/lists-in-vain.ts';

it('are those that were refused or failed, and no reads of one object', () => {
  const scope = { namespace: 'shop' };

  expect(
    listsInVain([
      { read: { list: 'Pod', scope }, why: 'forbidden' },
      { read: { list: 'Service', scope }, why: 'unavailable' },
      { read: { list: 'Event', scope }, why: 'not-captured' },
      { read: { get: { kind: 'Node', name: 'w1' } }, why: 'forbidden' },
    ]),
  ).toEqual([
    { kind: 'Pod', why: 'forbidden' },
    { kind: 'Service', why: 'unavailable' },
  ]);
});

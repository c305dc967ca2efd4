import { expect, it } from '@jest/globals';

import { read } from '#test/support/explaining.ts';

it('goes on to both ends of a flow that hubble prints', () => {
  const flow =
    'Nov 27 10:12:03.120: shop/web-7f9c6:44312 (ID:4821) <> data/db-0:5432 (ID:9810) Policy denied DROPPED (TCP Flags: SYN)';

  expect(read(flow).named).toEqual([
    { text: 'web-7f9c6', namespace: 'shop' },
    { text: 'db-0', namespace: 'data' },
  ]);
});

it('takes no address outside for a pod', () => {
  const flow =
    'shop/web-7f9c6:44312 (ID:4821) <> 10.96.0.10:53 (world) Stale or unroutable IP DROPPED (UDP)';

  expect(read(flow).named).toEqual([{ text: 'web-7f9c6', namespace: 'shop' }]);
});

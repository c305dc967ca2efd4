import { expect, test } from '@jest/globals';

import { seenByController } from '#test/integration/support/seen-by-controller.ts';

test('a change that the Rollouts controller has missed is seen once the object is touched', async () => {
  const { touches, api } = controlled(({ touched }) => touched > 1);

  await seenByController(api, '/web', { touchMs: 0 });

  expect(touches).toEqual(Array(2).fill(['/web', 'merge', expect.anything()]));
});

test('a change that the Rollouts controller is about to see is left alone', async () => {
  const { touches, api } = controlled(({ looked }) => looked > 2);

  await seenByController(api, '/web');

  expect(touches).toEqual([]);
});

/** The API server, with a Rollout that was changed once and a controller that sees it in time. */
function controlled(hasSeen: (so: Readonly<{ looked: number; touched: number }>) => boolean) {
  const touches: unknown[][] = [];
  let looked = 0;
  const api = {
    async get<T>() {
      looked += 1;
      const isSeen = hasSeen({ looked, touched: touches.length });
      return {
        metadata: { generation: 2 },
        status: { observedGeneration: isSeen ? '2' : '1' },
      } as T;
    },
    async patch<T>(...args: unknown[]) {
      touches.push(args);
      return {} as T;
    },
  };
  return { touches, api };
}

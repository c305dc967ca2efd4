import { expect, it } from '@jest/globals';

import { cutMessages } from '#src/cluster/cut-messages.ts';
import type { Resource } from '#src/domain/resource.ts';

const LONG = 'x'.repeat(100_000);

it('cuts the message of an event, and every one within a status', () => {
  const pod = {
    metadata: { name: 'web-1' },
    status: { conditions: [{ type: 'Ready', message: LONG }], phase: 'Running' },
    message: LONG,
  };

  const cut = cutMessages(pod as Resource);

  expect(cut).toMatchObject({ metadata: pod.metadata, status: { phase: 'Running' } });
  expect(JSON.stringify(cut).length).toBeLessThan(10_000);
});

it('leaves what is not a message as it is: a change is guarded by its old value', () => {
  const pod = { metadata: { name: 'web-1' }, spec: { containers: [{ name: 'a', args: [LONG] }] } };

  expect(cutMessages(pod as Resource)).toBe(pod);
});

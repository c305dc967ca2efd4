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

it('copies no more than what it cuts', () => {
  const status = { conditions: [{ message: LONG }], podIPs: [{ ip: '10.0.0.1' }], phase: null };
  const metadata = { name: 'web-1' };

  const cut = cutMessages({ metadata, status } as unknown as Resource);
  const { status: cutStatus } = cut as unknown as { status: typeof status };

  expect(cut).not.toHaveProperty('message');
  expect(cut.metadata).toBe(metadata);
  expect(cutStatus.podIPs).toBe(status.podIPs);
  expect(cutStatus.phase).toBeNull();
  expect(Array.isArray(cutStatus.conditions)).toBe(true);
});

it('cuts a message alone, and a status alone', () => {
  const said = cutMessages({ message: LONG } as unknown as Resource);
  const stated = cutMessages({
    status: { message: LONG },
    message: 'short',
  } as unknown as Resource);

  expect(said).not.toHaveProperty('status');
  expect(JSON.stringify(said).length).toBeLessThan(5000);
  expect(stated).toMatchObject({ message: 'short' });
  expect(JSON.stringify(stated).length).toBeLessThan(5000);
});

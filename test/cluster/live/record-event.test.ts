import { describe, expect, it } from '@jest/globals';

import { recordEvent } from '#src/cluster/live/record-event.ts';
import type { Recorded } from '#src/domain/ports.ts';
import { apiServer, failure, json } from '#test/support/api-server.ts';

const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web', uid: 'u1' };
const message = 'More memory (resources/memory-limit): approved by mina (U1) in incident q-1';
const event: Recorded = { id: 'click-1', on, reason: 'KubewhyApplied', message };
const path = '/api/v1/namespaces/shop/events';
const NOW = new Date('2026-01-01T12:00:00.123Z');

describe('the Event that is left on an object', () => {
  it('is one that kubectl describe shows with it', async () => {
    const { api, asked } = apiServer({ [path]: json({}, 201) });

    await recordEvent(api, event, NOW);

    expect(asked.at(-1)).toMatchObject({
      method: 'POST',
      path,
      body: {
        involvedObject: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web', uid: 'u1' },
        type: 'Normal',
        reason: 'KubewhyApplied',
        message,
        source: { component: 'kubewhy' },
        firstTimestamp: '2026-01-01T12:00:00Z',
      },
    });
  });

  it('has the name of its approval, and is there already when that is repeated', async () => {
    const { api, asked } = apiServer({ [path]: failure(409, 'already exists') });

    await recordEvent(api, event, NOW);
    await recordEvent(api, event, new Date());
    await recordEvent(api, { ...event, id: 'click-2' }, NOW);

    const names = asked
      .filter((one) => one.path === path)
      .map(({ body }) => (body as { metadata: { name: string } }).metadata.name);
    expect(names[0]).toMatch(/^kubewhy\.[0-9a-f]{20}$/);
    expect(new Set(names).size).toBe(2);
  });

  it('is that of the object that was just made', async () => {
    const { uid: _, ...made } = on;
    const { api, asked } = apiServer({
      [path]: json({}, 201),
      '/apis/apps/v1/namespaces/shop/deployments/web': json({
        metadata: { name: 'web', uid: 'u9' },
      }),
    });

    await recordEvent(api, { ...event, on: made }, NOW);

    expect(asked.at(-1)).toMatchObject({ body: { involvedObject: { uid: 'u9' } } });
  });

  it('is not taken for left where it may not be', async () => {
    const { api } = apiServer({ [path]: failure(403, 'events is forbidden') });

    await expect(recordEvent(api, event, NOW)).rejects.toThrow('events is forbidden');
  });
});

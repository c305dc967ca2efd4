import { describe, expect, it } from '@jest/globals';

import { withPromisedLists } from '#src/cluster/with-promised-lists.ts';
import type { Resource } from '#src/domain/resource.ts';

const csiNode = (spec: object) =>
  ({ kind: 'CSINode', metadata: { name: 'node-1' }, ...spec }) as unknown as Resource;

describe('lists that the API server sends as null', () => {
  it.each([
    ['the drivers of a node without one', csiNode({ spec: {} })],
    ['the drivers of a node without a spec', csiNode({})],
  ])('are empty: %s', (_, object) => {
    expect(withPromisedLists(object)).toMatchObject({ spec: { drivers: [] } });
  });

  it('are empty for a Service without endpoints', () => {
    const slice = { kind: 'EndpointSlice', metadata: { name: 'web-1' } } as unknown as Resource;

    expect(withPromisedLists(slice)).toMatchObject({ endpoints: [] });
  });

  it('stay where something was sent', () => {
    const drivers = [{ name: 'ebs', nodeID: 'i-1' }];

    expect(withPromisedLists(csiNode({ spec: { drivers } }))).toMatchObject({ spec: { drivers } });
  });

  it.each(['Pod', 'constructor'])('are none of a %s', (kind) => {
    const object = { kind, metadata: { name: 'web' } } as unknown as Resource;

    expect(withPromisedLists(object)).toBe(object);
  });
});

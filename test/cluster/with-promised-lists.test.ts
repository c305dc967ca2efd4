import { describe, expect, it } from '@jest/globals';

import { withPromisedLists } from '#src/cluster/with-promised-lists.ts';
import type { Resource } from '#src/domain/resource.ts';

const csiNode = (spec: object) =>
  ({ kind: 'CSINode', metadata: { name: 'node-1' }, ...spec }) as unknown as Resource;

describe('lists that the API server sends as null', () => {
  it('are empty for a node without a driver', () => {
    expect(withPromisedLists(csiNode({ spec: {} }))).toMatchObject({ spec: { drivers: [] } });
  });

  it('are empty for a Service without endpoints', () => {
    const slice = { kind: 'EndpointSlice', metadata: { name: 'web-1' } } as unknown as Resource;

    expect(withPromisedLists(slice)).toMatchObject({ endpoints: [] });
  });

  it('stay where something was sent', () => {
    const drivers = [{ name: 'ebs', nodeID: 'i-1' }];

    expect(withPromisedLists(csiNode({ spec: { drivers } }))).toMatchObject({ spec: { drivers } });
  });

  it('are empty in each item of a list', () => {
    const rules = [{ resources: ['pods'] }, { resources: ['nodes'], verbs: ['get'] }];
    const role = { kind: 'Role', metadata: { name: 'reader' }, rules } as unknown as Resource;

    expect(withPromisedLists(role)).toMatchObject({ rules: [{ verbs: [] }, { verbs: ['get'] }] });
  });

  it('are empty in a template, and bring none where there is none', () => {
    const deployment = (spec: object) =>
      ({ kind: 'Deployment', metadata: { name: 'web' }, spec }) as unknown as Resource;
    const without = deployment({ replicas: 1 });

    const filled = withPromisedLists(deployment({ template: { spec: {} } }));

    expect(filled).toMatchObject({ spec: { template: { spec: { containers: [] } } } });
    expect(withPromisedLists(without)).toBe(without);
  });

  it('leave an object that has them as it is', () => {
    const spec = { containers: [{ name: 'app' }] };
    const pod = { kind: 'Pod', metadata: { name: 'web' }, spec } as unknown as Resource;

    expect(withPromisedLists(pod)).toBe(pod);
  });

  it.each(['Secret', 'constructor'])('are none of a %s', (kind) => {
    const object = { kind, metadata: { name: 'web' } } as unknown as Resource;

    expect(withPromisedLists(object)).toBe(object);
  });
});

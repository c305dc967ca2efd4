import { describe, expect, it } from '@jest/globals';

import { patched } from '#src/cluster/patched.ts';
import type { Resource } from '#src/domain/resource.ts';

const web: Resource = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', resourceVersion: '7', generation: 2 },
  spec: { replicas: 1 },
} as Resource;
const scaled = [{ op: 'replace', path: '/spec/replicas', value: 3 }] as const;

describe('a JSON Patch of a recorded object', () => {
  it('counts up its version and the generation of its spec', () => {
    expect(patched(web, scaled)).toEqual({
      is: 'done',
      object: {
        ...web,
        metadata: { name: 'web', resourceVersion: '8', generation: 3 },
        spec: { replicas: 3 },
      },
    });
    expect(web).toMatchObject({ metadata: { resourceVersion: '7' }, spec: { replicas: 1 } });
  });

  it.each(['status', 'scale'] as const)('leaves the generation to the API server of %s', (sub) => {
    expect(patched(web, scaled, sub)).toMatchObject({
      object: { metadata: { resourceVersion: '8', generation: 2 } },
    });
  });

  it('gives no generation to what has none', () => {
    const config = { ...web, metadata: { name: 'web', resourceVersion: '7' } };

    const after = patched(config, scaled);

    expect(after).toMatchObject({ object: { metadata: { resourceVersion: '8' } } });
    expect(JSON.stringify(after)).not.toContain('generation');
  });

  it('fails as a whole with the operation that does not fit', () => {
    const test = { op: 'test', path: '/spec/replicas', value: 7 } as const;

    const after = patched(web, [...scaled, test]);

    expect(after).toMatchObject({
      is: 'conflict',
      message: expect.stringMatching(/^test \/spec\/replicas: \S/),
    });
  });
});

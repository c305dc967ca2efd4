import { expect, it } from '@jest/globals';

import { offeredFor } from '#test/support/words-only.ts';

const SET = { kind: 'apps/StatefulSet', namespace: 'shop', name: 'web' };
const POD = { kind: 'Pod', namespace: 'shop', name: 'web-1' };

it('has a person delete the pod that is stuck, and never by force', () => {
  const evidence = [{ source: 'field', on: POD, path: '/metadata/name', quote: 'web-1' }] as const;

  const [offer] = offeredFor('workload/stuck-on-old-revision', SET, evidence);

  expect(offer).toMatchObject({
    id: 'workload/replace-pod',
    proposal: { kind: 'manual', command: 'kubectl -n shop delete pods web-1' },
  });
  expect(offer?.text).toContain('without --force');
});

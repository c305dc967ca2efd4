import { expect, it } from '@jest/globals';

import { withoutNulls } from '#src/cluster/without-nulls.ts';

it('takes a null for a field that is not set, as the API server does', () => {
  const pod = {
    metadata: { name: 'a', labels: null },
    spec: { containers: [{ env: null }, null] },
  };

  expect(withoutNulls(pod)).toEqual({
    metadata: { name: 'a' },
    spec: { containers: [{}, null] },
  });
});

it('copies nothing that has none', () => {
  const pod = { metadata: { name: 'a' }, status: { phase: null }, spec: { containers: [{}] } };

  expect(withoutNulls(pod).spec).toBe(pod.spec);
});

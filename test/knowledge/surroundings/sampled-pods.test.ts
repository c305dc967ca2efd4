import { expect, it } from '@jest/globals';

import { sampledPods } from '#src/knowledge/surroundings/sampled-pods.ts';
import { service, servingPod } from '#test/support/services.ts';
import { foundBy } from '#test/support/surroundings.ts';

it('finds two of the pods of the target', () => {
  const pods = ['web-1', 'web-2', 'web-3'].map((name) => servingPod(name));

  expect(foundBy(sampledPods, [service('web')], ...pods)).toEqual(['Pod web-1', 'Pod web-2']);
});

import { describe, expect, it } from '@jest/globals';

import { deployment, preflight } from '#test/support/manifests.ts';
import { node } from '#test/support/scheduling.ts';

const GPU = 'nvidia.com/gpu';
const container = { resources: { limits: { [GPU]: '1' } } };

describe('fewer replicas', () => {
  it.each([
    ['the most that fit', 5, '3', 3],
    ['one fewer where that is enough', 4, '3', 3],
    ['no more than are played through', 40, '30', 20],
  ])('are %s', (_, replicas, has, most) => {
    const small = node('w1', { allocatable: { [GPU]: has, pods: '99' } });

    const { tried } = preflight(deployment({ container, replicas }), [small]);

    expect(tried).toContainEqual({
      change: 'fewer-replicas',
      replicas: most,
      course: { is: 'fits' },
    });
  });

  it('are not said where not even one fits', () => {
    const { tried } = preflight(deployment({ container, replicas: 2 }), [node('w1')]);

    expect(tried.map(({ change }) => change)).toEqual(['surge-0', 'recreate']);
  });
});

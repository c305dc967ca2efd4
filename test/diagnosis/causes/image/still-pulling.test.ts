import { describe, expect, it } from '@jest/globals';

import { stillPulling } from '#src/diagnosis/causes/image/still-pulling.ts';
import type { Resource } from '#src/domain/resource.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event, pod } from '#test/support/objects.ts';

const creating = pod({ waiting: { reason: 'ContainerCreating' } });
const pulling = (minutes: number) => event('Pulling', 'Pulling image "shop/web:2"', ago(minutes));

function about(events: readonly Resource[], one = creating, forbidden: string[] = []) {
  return claimsAbout(one, stillPulling, cluster([one, ...events], forbidden));
}

describe('still-pulling', () => {
  it('calls it normal for five minutes', () => {
    expect(about([pulling(2)])).toMatchObject([
      { params: { image: 'shop/web:2', seconds: 120 }, strength: 'entails', passesBy: ago(-3) },
    ]);
  });

  it.each([
    ['a pull of six minutes', [pulling(6)]],
    ['an image that is there', [pulling(2), event('Pulled', 'Successfully pulled image', ago(1))]],
    ['a pull that failed', [pulling(2), event('Failed', 'Failed to pull image', ago(1))]],
    [
      'a volume that is not mounted',
      [pulling(2), event('FailedMount', 'MountVolume.SetUp failed', ago(1))],
    ],
    ['nothing that was said', []],
  ])('stays silent for %s', (_, events) => {
    expect(about(events)).toEqual([]);
  });

  it('stays silent for a container that waits for another reason', () => {
    expect(about([pulling(2)], pod({ waiting: { reason: 'ErrImagePull' } }))).toEqual([]);
  });
});

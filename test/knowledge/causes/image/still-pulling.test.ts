import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { stillPulling } from '#src/knowledge/causes/image/still-pulling.ts';
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

  it('says that there is no Warning only where it saw all events and none is one', () => {
    const old = { ...event('FailedMount', 'MountVolume.SetUp failed', ago(3)), type: 'Warning' };
    const isQuiet = (claims: ReturnType<typeof about>) =>
      claims.map(({ params }) => 'isQuiet' in params && params.isQuiet);

    expect(isQuiet(about([pulling(2)]))).toEqual([true]);
    expect(isQuiet(about([old, pulling(2)]))).toEqual([false]);
    expect(isQuiet(about([pulling(2)], creating, ['events']))).toEqual([false]);
  });

  it.each([
    ['a pull of six minutes', [pulling(6)]],
    ['an image that is there', [pulling(2), event('Pulled', 'Successfully pulled image', ago(1))]],
    ['a pull that failed', [pulling(2), event('Failed', 'Failed to pull image', ago(1))]],
    [
      'a pull that failed before and is tried again',
      [event('Failed', 'Failed to pull image "shop/web:2": i/o timeout', ago(3)), pulling(2)],
    ],
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

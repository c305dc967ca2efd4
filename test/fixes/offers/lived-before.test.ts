import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { livedBefore } from '#src/fixes/offers/lived-before.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, pod } from '#test/support/objects.ts';
import { finding } from '#test/support/verdicts.ts';

const on = { kind: 'Pod', namespace: 'shop', name: 'web' };

describe('how long the run lasted that failed', () => {
  it('is told in seconds', () => {
    expect(lived([ran('app', 137, 5, 4)])).toBe(60);
  });

  it('is that of the container in question, if one is', () => {
    const both = [ran('proxy', 1, 90, 30), ran('app', 1, 5, 4.5)];

    expect(lived(both, { container: 'app' })).toBe(30);
    expect(lived(both)).toBe(3600);
  });

  it.each([
    ['none ended', []],
    ['it ended well', [ran('app', 0, 5, 4)]],
    ['its times are not known', [{ name: 'app', lastState: { terminated: { exitCode: 1 } } }]],
  ])('is not known if %s', (_, containers) => {
    expect(lived(containers)).toBeUndefined();
  });

  it('is not asked of what has no pods', () => {
    const subject = { kind: 'Service', namespace: 'shop', name: 'web' };
    const { world, unread } = openWorld(cluster([]));

    expect(livedBefore(finding({ subject }), world)).toBeUndefined();
    expect([...unread]).toEqual([]);
  });
});

function lived(containerStatuses: readonly object[], params: object = {}): number | undefined {
  const web = pod();
  const object = { ...web, status: { ...web.status, containerStatuses } } as Resource;
  return livedBefore(finding({ subject: on, params }), openWorld(cluster([object])).world);
}

function ran(name: string, exitCode: number, from: number, to: number) {
  const terminated = { exitCode, startedAt: ago(from), finishedAt: ago(to) };
  return { name, restartCount: 1, state: { running: {} }, lastState: { terminated } };
}

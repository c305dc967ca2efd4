import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { resolveTarget } from '#src/engine/resolve-target.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago, event, named } from '#test/support/objects.ts';

const objects = [named('apps/Deployment', 'web'), named('Namespace', 'shop', '')];
const scaled = {
  ...event('ScalingReplicaSet', 'Scaled up replica set old-1', ago(1), 'old'),
  involvedObject: { apiVersion: 'apps/v1', kind: 'Deployment', namespace: 'shop', name: 'old' },
} as Resource;

describe('what is no more', () => {
  it('is found by its events, a pod by how its name begins', async () => {
    const source = cluster([
      ...objects,
      event('Killing', 'Stopping container app', ago(1), 'old-0'),
    ]);

    expect(
      await resolveTarget({ text: 'old', namespace: 'shop' }, lazily(source), rules),
    ).toMatchObject({
      is: 'found',
      ref: { kind: 'Pod', name: 'old-0' },
    });
  });

  it('is found by the whole of its name where its kind was named', async () => {
    const source = cluster([...objects, scaled]);
    const asked = (text: string) =>
      resolveTarget({ text, namespace: 'shop' }, lazily(source), rules);

    expect(await asked('deploy/old')).toEqual({
      is: 'found',
      ref: { kind: 'apps/Deployment', namespace: 'shop', name: 'old' },
    });
    expect(await asked('deploy/ol')).toMatchObject({ is: 'no-such-target' });
    expect(await asked('statefulset/old')).toMatchObject({ is: 'no-such-target' });
  });

  it.each([
    ['web', []],
    ['deploy/old', ['deploy/old']],
    ['old', ['pod of that name']],
    ['fleet/old', []],
  ])('looks for events of %s only where no object is called so: %j', async (text, found) => {
    const kinds = ['a', 'b'].map((group) => named(`${group}.example.org/Fleet`, 'any'));
    const traces = [event('Killing', 'Stopping', ago(1), 'old-0'), scaled];
    const loader = lazily(cluster([...objects, ...kinds, ...traces]));

    const { is } = await resolveTarget({ text, namespace: 'shop' }, loader, rules);

    const rounds = loader.rounds.map((reads) =>
      reads.some((read) => 'list' in read && read.list === 'Event'),
    );
    expect(is).toBe(text === 'fleet/old' ? 'no-such-target' : 'found');
    expect(rounds.filter(Boolean)).toHaveLength(found.length);
    expect(rounds[0]).toBe(false);
  });
});

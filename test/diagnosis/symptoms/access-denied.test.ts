import { describe, expect, it } from '@jest/globals';

import { accessDenied } from '#src/diagnosis/symptoms/access-denied.ts';
import { openWorld } from '#src/world/open-world.ts';
import { agent, bindingOf, podOf, refusal, roleFor } from '#test/support/access.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf } from '#test/support/objects.ts';

const web = podOf('agent');
const log = logOf([refusal, refusal].join('\n'));
const granted = [roleFor('r', 'list'), bindingOf('b', 'r', agent)];

describe('access-denied', () => {
  it('is a pod that may not do what it asks for again and again', () => {
    const { world } = openWorld(cluster([web], [], [log]));

    expect([...accessDenied.find(web, world)]).toMatchObject([
      { kind: 'access-denied', part: 'app', evidence: { source: 'log', quote: refusal } },
    ]);
  });

  it('does without the bindings where the log needs none', () => {
    const rbac = ['rolebindings', 'clusterrolebindings'].map(
      (one) => `${one}.rbac.authorization.k8s.io`,
    );
    const { world, unread } = openWorld(cluster([web], rbac, [logOf('ready')]));

    expect([...accessDenied.find(web, world)]).toEqual([]);
    expect(unread).toEqual([]);
  });

  it.each([
    ['may by now', web, granted, log],
    ['asked once', web, [], logOf(refusal)],
    ['has no account of its own', podOf('default'), [], log],
    ['writes of other things', web, [], logOf('started\nready')],
  ])('is not a pod that %s', (_, on, objects, written) => {
    const { world } = openWorld(cluster([on, ...objects], [], [written]));

    expect([...accessDenied.find(on, world)]).toEqual([]);
  });
});

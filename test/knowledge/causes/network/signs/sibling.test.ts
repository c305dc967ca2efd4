import { describe, expect, it } from '@jest/globals';

import { cannotReach } from '#src/knowledge/causes/network/cannot-reach.ts';
import { siblingAt } from '#src/knowledge/causes/network/signs/sibling.ts';
import { openWorld } from '#src/world/open-world.ts';
import { crashing } from '#test/support/callers.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { logOf } from '#test/support/objects.ts';
import { servingPod } from '#test/support/services.ts';

describe('a sibling', () => {
  it.each([
    ['declares the port', { ports: [{ containerPort: 5432 }] }],
    ['is told of the port', { args: ['--port=5432', 'shop:eu:db'] }],
  ])('quotes another container of the pod that %s and is not well', (_, parts) => {
    const { caller, logs } = crashing(
      'connect ECONNREFUSED 127.0.0.1:5432',
      'postgres://localhost:5432',
    );
    const [first] = caller.spec?.containers ?? [];
    const [status] = caller.status?.containerStatuses ?? [];
    const pod = {
      ...caller,
      spec: { containers: [...(first ? [first] : []), { name: 'proxy', ...parts }] },
      status: {
        ...caller.status,
        containerStatuses: status ? [status, { ...status, name: 'proxy' }] : [],
      },
    };
    const said = 'FATAL: could not find default credentials';
    const own = { ...logOf(said), container: 'proxy' };
    const told = (more: typeof logs) =>
      claimsAbout(pod, cannotReach, cluster([pod], [], [...logs, ...more])).find(
        ({ params }) => params.sibling === 'proxy',
      );

    expect(told([own])).toMatchObject({
      params: { is: 'itself', says: said },
      evidence: expect.arrayContaining([expect.objectContaining({ quote: said })]),
    });
    expect(told([])?.params).not.toHaveProperty('says');
  });

  it('that is well has nothing to tell, and no other than the asking one is a sibling', () => {
    const pod = servingPod('web-1');
    const logs = [logOf('error: once', 'current', 'web-1')];
    const { world } = openWorld(cluster([pod], [], logs));

    expect(siblingAt(8080, 'caller', pod, world)).toEqual({ container: 'app' });
    expect(siblingAt(8080, 'app', pod, world)).toBeUndefined();
    expect(siblingAt(9090, 'caller', pod, world)).toBeUndefined();
  });
});

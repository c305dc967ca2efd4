import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { serviceSelectsOthers } from '#src/knowledge/causes/network/service-selects-others.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { labelled, owned } from '#test/support/objects.ts';
import { service, servingPod } from '#test/support/services.ts';

const front = service('web', {
  selector: { tier: 'front' },
  ports: [{ port: 80, targetPort: 8080 }],
});
/** A pod of that StatefulSet behind the Service, whose container declares a port. */
const podOf = (set: string, containerPort?: number, state: 'ready' | 'not-ready' = 'ready') => {
  const ports = containerPort ? [{ containerPort }] : [];
  const pod = labelled(servingPod(`${set}-0`, state, { ports }), { app: set, tier: 'front' });
  return owned(pod, { kind: 'apps/StatefulSet', name: set });
};
const about = (one: Resource, pods: readonly Resource[], forbidden: readonly string[] = []) =>
  claimsAbout(one, serviceSelectsOthers, cluster([one, ...pods], forbidden));

describe('network/service-selects-others', () => {
  it('names the pod of another workload, and the label that leaves it out', () => {
    const [claim, ...more] = about(front, [podOf('web', 8080), podOf('admin', 9090)]);

    expect(claim).toMatchObject({
      subject: { name: 'web' },
      params: {
        pod: 'admin-0',
        other: 'admin',
        own: 'web',
        targets: [8080],
        declared: [9090],
        apart: { key: 'app', value: 'web' },
      },
      strength: 'fits',
    });
    expect(more).toEqual([]);
    expect(claim && adviceOn(serviceSelectsOthers, claim)).toMatchObject({
      command: expect.stringContaining('{"selector":{"app":"web"}}'),
    });
  });

  it('names no label that would leave out others that it is for, too', () => {
    const canary = podOf('canary', 8080);
    const [claim] = about(front, [podOf('web', 8080), canary, podOf('admin', 9090)]);
    const track = <T extends Resource>(one: T) =>
      labelled(one, { ...one.metadata?.labels, serves: 'front' });
    const [told] = about(front, [track(podOf('web', 8080)), track(canary), podOf('admin', 9090)]);

    expect(claim?.params).not.toHaveProperty('apart');
    expect(claim && adviceOn(serviceSelectsOthers, claim)).toBeUndefined();
    expect(told).toMatchObject({ params: { apart: { key: 'serves', value: 'front' } } });
  });

  const overUdp = { ...front, spec: { ...front.spec, ports: [{ port: 53, protocol: 'UDP' }] } };
  const both = [podOf('web', 8080), podOf('admin', 9090)];
  const headless = { ...front, spec: { ...front.spec, clusterIP: 'None' } };
  const older = { ...podOf('web', 9090), metadata: { ...podOf('web').metadata, name: 'web-1' } };
  it.each<[string, Resource, readonly Resource[], readonly string[]]>([
    ['both declare its port', front, [podOf('web', 8080), podOf('admin', 8080)], []],
    ['the other declares none', front, [podOf('web', 8080), podOf('admin')], []],
    ['the other is not Ready', front, [podOf('web', 8080), podOf('admin', 9090, 'not-ready')], []],
    ['none declares its port', front, [podOf('web', 9000), podOf('admin', 9090)], []],
    ['one workload declares both', front, [podOf('web', 8080), older], []],
    ['its callers bring the port', headless, both, []],
    ['it is not for TCP', overUdp, [podOf('web', 53), podOf('admin', 9090)], []],
    ['pods cannot be read', front, both, ['pods']],
  ])('stays silent where %s', (_, one, pods, forbidden) => {
    expect(about(one, pods, forbidden)).toEqual([]);
  });
});

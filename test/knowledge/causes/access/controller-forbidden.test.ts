import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { controllerForbidden } from '#src/knowledge/causes/access/controller-forbidden.ts';
import { agent, bindingOf, refusal, roleFor } from '#test/support/access.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, logOf, owned } from '#test/support/objects.ts';
import { runner } from '#test/support/runners.ts';
import { podOn } from '#test/support/scheduling.ts';
import { claim, claimEvent, storageClass } from '#test/support/storage.ts';

const atOnce = storageClass('standard', { volumeBindingMode: 'Immediate' });
const data = claim('data', {
  metadata: { namespace: 'shop', name: 'data', creationTimestamp: ago(30) },
});
const driver = (available = 1) =>
  runner('example-driver', {
    kind: 'apps/StatefulSet',
    namespace: 'shop',
    images: ['registry.example/csi-provisioner:v5'],
    args: ['csi.example.com'],
    available,
  });
const its = owned(
  podOn('w1', 'driver-0', {
    container: { name: 'csi-provisioner' },
    labels: { app: 'example-driver' },
  }),
  { kind: 'apps/StatefulSet', name: 'example-driver' },
);
const log = (text: string) => ({
  ...logOf(text, 'current', 'driver-0'),
  container: 'csi-provisioner',
});
const about = (others: readonly Resource[], text = refusal) =>
  claimsAbout(data, controllerForbidden, cluster([data, atOnce, its, ...others], [], [log(text)]));

describe('controller-forbidden', () => {
  it('finds what the controller may not do that a silent claim waits for', () => {
    expect(about([driver()])).toMatchObject([
      {
        subject: { kind: 'ServiceAccount', name: 'agent' },
        params: {
          why: 'unbound',
          verb: 'list',
          resource: 'pods',
          awaited: { controller: expect.stringContaining('example-driver') },
        },
        strength: 'fits',
      },
    ]);
  });

  it.each([
    ['the controller says nothing of it', [driver()], 'I0101 ready'],
    ['it is allowed by now', [driver(), roleFor('r', 'list'), bindingOf('b', 'r', agent)], refusal],
    ['the controller is down, which is told otherwise', [driver(0)], refusal],
    ['there is no controller', [], refusal],
    [
      'the provisioner has answered',
      [driver(), claimEvent('ProvisioningFailed', 'rpc error: quota exceeded')],
      refusal,
    ],
  ])('stays silent where %s', (_, others, text) => {
    expect(about(others, text)).toEqual([]);
  });

  it('says who waits for whom, and that its manifests bring the roles', () => {
    const on = { kind: 'ServiceAccount', namespace: 'shop', name: 'agent' };
    const params = {
      why: 'unbound',
      account: 'shop/agent',
      verb: 'get',
      resource: 'leases',
      awaited: { by: 'PersistentVolumeClaim shop/data', controller: 'Deployment ops/driver' },
    } as const;

    expect(controllerForbidden.text.en(on, params).so).toContain(
      'Deployment ops/driver should act on PersistentVolumeClaim shop/data',
    );
    expect(controllerForbidden.text.ko(on, params).so).toContain('권한이 없어');
  });
});

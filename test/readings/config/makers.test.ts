import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { failingMakerOf } from '#src/readings/config/makers.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { condition, custom, saying } from '#test/support/custom.ts';

const FAILED = saying(condition('Ready=False SecretSyncedError: could not get secret data'));
const secret = { kind: 'Secret', namespace: 'shop', name: 'db' };
const makerOf = (...objects: readonly Resource[]) =>
  failingMakerOf(secret, openWorld(cluster(objects)).world);

it.each([
  [
    'of another name',
    custom('external-secrets.io/ExternalSecret', 'creds', {
      spec: { target: { name: 'db' } },
      status: FAILED,
    }),
  ],
  ['of the same name', custom('external-secrets.io/ExternalSecret', 'db', { status: FAILED })],
  [
    'a certificate',
    custom('cert-manager.io/Certificate', 'web', { spec: { secretName: 'db' }, status: FAILED }),
  ],
])('finds who is to make a Secret and fails: %s', (_, maker) => {
  expect(makerOf(maker)).toMatchObject({ on: { name: maker.metadata?.name } });
});

it.each([
  [
    'one that is well',
    custom('external-secrets.io/ExternalSecret', 'db', { status: saying(condition('Ready=True')) }),
  ],
  [
    'one that makes another',
    custom('external-secrets.io/ExternalSecret', 'cache', { status: FAILED }),
  ],
])('finds nobody where there is only %s', (_, maker) => {
  expect(makerOf(maker)).toBeUndefined();
});

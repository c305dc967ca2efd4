import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { helmLocked } from '#src/knowledge/causes/reports/helm-locked.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { condition, custom, saying } from '#test/support/custom.ts';

const LOCKED =
  'Ready=False UpgradeFailed: Helm upgrade failed: another operation (install/upgrade/rollback) is in progress';
const release = (said = LOCKED, spec: object = {}) => {
  const { conditions } = saying(condition(said));
  const status = { conditions, lastReleaseRevision: 7 };
  return custom('helm.toolkit.fluxcd.io/HelmRelease', 'cache', { spec, status });
};
const record = (status: string, name = 'sh.helm.release.v1.cache.v8'): Resource<'Secret'> => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { namespace: 'shop', name, labels: { status, owner: 'helm' } },
});
const claim = (object: Resource, ...more: readonly Resource[]) =>
  claimsAbout(object, helmLocked, cluster([object, ...more]))[0];

describe('helm-locked', () => {
  it('names the revision that still says that an operation is in progress', () => {
    const found = claim(release(), record('pending-upgrade'));

    expect(found).toMatchObject({
      params: {
        release: 'cache',
        namespace: 'shop',
        pending: { record: 'sh.helm.release.v1.cache.v8', revision: 8, state: 'pending-upgrade' },
      },
      strength: 'fits',
    });
    expect(found && adviceOn(helmLocked, found)?.text).toContain('sh.helm.release.v1.cache.v8');
  });

  it('says what to look for where the revision is not pending or may not be read', () => {
    const found = claim(release(), record('deployed'));

    expect(found?.params).not.toHaveProperty('pending');
    expect(found && adviceOn(helmLocked, found)?.text).toContain('helm history cache -n shop');
    expect(found && helmLocked.text.ko(found.subject, found.params).sentence).toContain(
      'pending-upgrade',
    );
  });

  it('knows the release by its other name and place', () => {
    const found = claim(release(LOCKED, { targetNamespace: 'web', storageNamespace: 'store' }));

    expect(found?.params).toMatchObject({ release: 'web-cache', namespace: 'store' });
  });

  it('stays silent for a release that failed for another reason', () => {
    expect(
      claim(release('Ready=False UpgradeFailed: timed out waiting for the condition')),
    ).toBeUndefined();
  });
});

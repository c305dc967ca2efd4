import { describe, expect, it } from '@jest/globals';

import { resolveTarget } from '#src/engine/resolve-target.ts';
import { rules } from '#src/knowledge/rules.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { named, specified } from '#test/support/objects.ts';

const objects = [
  named('argoproj.io/Rollout', 'web'),
  named('apps/Deployment', 'api'),
  named('Namespace', 'shop', ''),
  named('cert-manager.io/Certificate', 'web-tls'),
  named('cert-manager.io/ClusterIssuer', 'letsencrypt', ''),
  named('example.org/Database', 'orders'),
  named('ServiceAccount', 'builder'),
  specified(
    'apiextensions.k8s.io/CustomResourceDefinition',
    'databases.example.org',
    {
      group: 'example.org',
      scope: 'Namespaced',
      names: { kind: 'Database', plural: 'databases', singular: 'database', shortNames: ['dbx'] },
      versions: [{ name: 'v1', served: true, storage: true }],
    },
    '',
  ),
];

describe('the kinds that can be asked about', () => {
  it.each([
    ['certificate/web-tls', 'cert-manager.io/Certificate'],
    ['certificates/web-tls', 'cert-manager.io/Certificate'],
    ['cert/web-tls', 'cert-manager.io/Certificate'],
    ['certificates.cert-manager.io/web-tls', 'cert-manager.io/Certificate'],
    ['certificates.v1.cert-manager.io/web-tls', 'cert-manager.io/Certificate'],
    ['Certificate.cert-manager.io/web-tls', 'cert-manager.io/Certificate'],
    ['cert-manager.io/Certificate/web-tls', 'cert-manager.io/Certificate'],
    ['certificate/shop/web-tls', 'cert-manager.io/Certificate'],
    ['web-tls', 'cert-manager.io/Certificate'],
    ['databases.example.org/orders', 'example.org/Database'],
    ['dbx/orders', 'example.org/Database'],
    ['clusterissuer/letsencrypt', 'cert-manager.io/ClusterIssuer'],
    ['deployments.apps/api', 'apps/Deployment'],
    ['sa/builder', 'ServiceAccount'],
  ])('finds "%s" among all kinds that the cluster has', async (text, kind) => {
    const loader = lazily(cluster([...objects]));

    expect(await resolveTarget({ text, namespace: 'shop' }, loader, rules)).toMatchObject({
      is: 'found',
      ref: { kind },
    });
  });

  it('names the nearest of all kinds', async () => {
    const loader = lazily(cluster([...objects]));

    await expect(
      resolveTarget({ text: 'certificat/web-tls', namespace: 'shop' }, loader, rules),
    ).rejects.toMatchObject({ name: 'UnknownKind', nearest: ['certificate'] });
  });

  it('asks what kinds there are only about a kind that it does not know', async () => {
    const loader = lazily(cluster([...objects]));
    await resolveTarget({ text: 'rollout/web', namespace: 'shop' }, loader, rules);

    expect(JSON.stringify(loader.rounds)).not.toContain('APIResourceDiscovery');
  });
});

import { expect, it } from '@jest/globals';

import { rules } from '#src/diagnosis/rules.ts';
import { scan } from '#src/diagnosis/scan/scan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { named } from '#test/support/objects.ts';

const space = named('Namespace', 'shop', '');
const broken = custom('cert-manager.io/Certificate', 'web', {
  status: saying('Ready=False Failed: the issuer refuses'),
});

async function scanned(...objects: readonly Resource[]) {
  const loader = lazily(cluster([space, ...objects]));
  const { troubles } = await scan('shop', loader, rules);
  const lists = loader.rounds.flat().flatMap((read) => ('list' in read ? [read.list] : []));
  return { troubles, custom: lists.filter((kind) => kind.split('/')[0]?.includes('.')) };
}

it('begins at the custom kinds of the table that the cluster has', async () => {
  const { troubles, custom: listed } = await scanned(broken, custom('example.org/Database', 'db'));

  expect(troubles).toMatchObject([{ target: { name: 'web' } }]);
  expect(listed).toContain('cert-manager.io/Certificate');
  expect(listed).not.toContain('example.org/Database');
});

it('asks for no custom kind that the cluster does not have', async () => {
  const { custom: listed } = await scanned();

  expect(listed.filter((kind) => kind.startsWith('cert-manager.io'))).toEqual([]);
});

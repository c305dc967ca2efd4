import { expect, it } from '@jest/globals';

import type { SymptomFinder } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { everythingIn } from '#src/engine/everything-in.ts';
import { scan } from '#src/engine/scan/scan.ts';
import { rules } from '#src/knowledge/rules.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { named } from '#test/support/objects.ts';
import { rulesWith } from '#test/support/rules.ts';

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

it('begins at the custom kinds that the cluster has, in the table or not', async () => {
  const failed = custom('example.org/Database', 'db', { status: { phase: 'Failed' } });

  const { troubles, custom: listed } = await scanned(broken, failed);

  expect(troubles.map(({ target }) => target.name).toSorted()).toEqual(['db', 'web']);
  expect(listed).toContain('cert-manager.io/Certificate');
});

it('reports of a kind that is not in the table nothing where that may not be read', async () => {
  const database = custom('example.org/Database', 'db', { status: { phase: 'Failed' } });
  const refused = cluster([space, database], ['databases.example.org']);

  const { notChecked } = await scan('shop', lazily(refused), rules);

  expect(notChecked).toEqual([]);
});

it('asks for no custom kind that the cluster does not have', async () => {
  const { custom: listed } = await scanned();

  expect(listed.filter((kind) => kind.startsWith('cert-manager.io'))).toEqual([]);
});

it('begins at each object of the kinds of a symptom, once, and at what is cluster-scoped', () => {
  const objects = [
    named('Secret', 'key'),
    named('Pod', 'web'),
    named('Pod', 'far', 'bank'),
    named('Node', 'w1', ''),
    named('ConfigMap', 'settings'),
    broken,
  ];
  const finders = [
    of('Pod', 'Node'),
    of('Pod', '*'),
    { ...of('Secret'), asked: 'unless-outage' as const },
  ];
  const { world } = openWorld(cluster(objects));
  const at = everythingIn(
    { namespace: 'shop' },
    {
      ...rulesWith(),
      kinds: rules.kinds,
      symptomFinders: finders,
    },
  );

  expect(at(world, () => []).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'Node w1',
    'Pod web',
    'cert-manager.io/Certificate web',
  ]);
});

function of(...kinds: readonly string[]): SymptomFinder {
  return { kind: 'sick', of: kinds, find: () => [] };
}

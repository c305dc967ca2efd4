import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ownState } from '#src/knowledge/remarks/own-state.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';

const on = { kind: 'argoproj.io/Application', namespace: 'argocd', name: 'shop' };
const remarks = (object: Resource) => [
  ...(ownState.remark?.(object, openWorld(cluster([object])).world) ?? []),
];
const automated = { syncPolicy: { automated: {} } };
const application = (status: object, spec: object = automated) =>
  custom(on.kind, on.name, { spec, status });

it('quotes what an object says of itself that shows neither well nor ill', () => {
  const outOfSync = { health: { status: 'Healthy' }, sync: { status: 'OutOfSync' } };
  const [remark] = remarks(application(outOfSync));

  expect(remark).toEqual({ says: ['sync.status OutOfSync'] });
  expect(remark && ownState.text.en(on, remark)).toContain('says of itself: sync.status OutOfSync');
  expect(remark && ownState.text.ko(on, remark)).toContain('밝히는 상태: sync.status OutOfSync');
});

it('quotes what has been under way for long, with its words', () => {
  const status = { phase: 'Provisioning', message: 'waits for a zone' };

  expect(remarks(custom('example.org/Database', 'db', { status }))).toEqual([
    { says: ['phase Provisioning: “waits for a zone”'] },
  ]);
});

it.each<[string, Resource]>([
  ['well', application({ health: { status: 'Healthy' }, sync: { status: 'Synced' } })],
  ['ill', application({ health: { status: 'Degraded' }, sync: { status: 'OutOfSync' } })],
  [
    'waiting to be synced by hand, as a finding tells',
    application({ health: { status: 'Healthy' }, sync: { status: 'OutOfSync' } }, {}),
  ],
  ['silent', custom('example.org/Database', 'db', { status: saying('Reviewed=True') })],
])('says nothing of one that is %s', (_, object) => {
  expect(remarks(object)).toEqual([]);
});

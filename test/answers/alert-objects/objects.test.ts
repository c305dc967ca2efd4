import { describe, expect, it } from '@jest/globals';

import { families } from '#src/answers/alert-objects/families/index.ts';
import { familyOf } from '#src/answers/alert-objects/family-of.ts';
import { targetOfAlert } from '#src/answers/alert-target.ts';
import type { Ref } from '#src/domain/model.ts';
import { resolveTarget } from '#src/engine/resolve-target.ts';
import { rules } from '#src/knowledge/rules.ts';
import { rows } from '#test/answers/alert-objects/support/rows.ts';
import { firing } from '#test/support/alerts.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { named } from '#test/support/objects.ts';

/** All objects of all rows in one cluster, so that each alert has to tell its own from the others. */
const world = cluster([
  ...[...new Set(rows.map(({ object }) => object))].flatMap((object) =>
    object ? [existing(object)] : [],
  ),
  custom('networking.k8s.io/Ingress', 'front', {
    spec: { rules: [{ host: 'shop.example.com', http: { paths: [{ path: '/' }] } }] },
  }),
  custom('cert-manager.io/Certificate', 'front-tls', { spec: { dnsNames: ['shop.example.com'] } }),
]);

describe('the object of an alert', () => {
  it.each(rows.map((row) => [row.alert, row.object ?? 'none', row] as const))(
    '%s is about %s',
    async (_, object, { alert, labels }) => {
      const query = targetOfAlert(firing(alert, labels));

      const resolved = query ? await resolveTarget(query, lazily(world), rules) : { is: 'none' };
      const found = 'ref' in resolved ? nameOf(resolved.ref) : 'none';
      expect({ ...resolved, object: found }).toMatchObject({ object });
    },
  );

  it('is tried for every family', () => {
    const tried = new Set(rows.map(({ alert }) => familyOf(alert)?.name));

    expect(families.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });
});

function existing(object: string) {
  const [kind = '', path = ''] = object.split(' ');
  const [name = '', namespace = ''] = path.split('/').toReversed();
  if (kind !== 'Node') return named(kind, name, namespace);
  const status = { addresses: [{ type: 'InternalIP', address: '10.0.0.11' }] };
  return { ...named(kind, name, ''), ...(name === 'wk-1' && { status }) };
}

function nameOf({ kind, namespace, name }: Ref): string {
  return `${kind} ${namespace ? `${namespace}/` : ''}${name}`;
}

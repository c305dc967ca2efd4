import { describe, expect, it } from '@jest/globals';

import { scan } from '#src/diagnosis/scan/scan.ts';
import type { Resource } from '#src/domain/resource.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago, named } from '#test/support/objects.ts';
import { cause, healthy, rulesWith, sick, thing } from '#test/support/rules.ts';

/** "a-1" and "a-2" are ill as "db" is; "b" is ill by itself. */
const leads = cause('test/leads', (name) =>
  name.startsWith('a') ? { because: { at: thing('db'), edge: 'needs' } } : undefined,
);
const roots = cause('test/root', (name) => (/^(db|b)$/.test(name) ? {} : undefined));
const objects = [sick('a-1'), sick('a-2'), sick('b'), sick('db'), healthy('c')];

describe('a scan', () => {
  it('is one trouble per root, that which hurts most objects first', async () => {
    const { troubles, looked } = await found(objects);

    expect(looked).toBe(5);
    expect(troubles.map(({ target, affected }) => [target.name, namesOf(affected)])).toEqual([
      ['db', ['a-1', 'a-2', 'db']],
      ['b', ['b']],
    ]);
    expect(troubles[0]).toMatchObject({
      state: 'explained',
      findings: [{ id: 'test/root' }, { id: 'test/leads' }, { id: 'test/leads' }],
    });
  });

  it('lists what nobody explains with the object that it happens to', async () => {
    const { troubles } = await found([sick('x'), sick('b'), healthy('c')]);

    expect(troubles.map(({ target, state }) => [target.name, state])).toEqual([
      ['b', 'explained'],
      ['x', 'unexplained'],
    ]);
  });

  it('puts a chain whose end is not explained together with that end', async () => {
    const { troubles } = await scan(undefined, lazily(cluster(objects)), rulesWith(leads));

    const [first] = troubles;
    expect(first).toMatchObject({ state: 'unexplained', target: { name: 'db' } });
    expect(namesOf(first?.affected ?? [])).toEqual(['a-1', 'a-2', 'db']);
  });

  it('is silent about what is well, and about what passes by itself', async () => {
    const passing = cause('test/passes', () => ({ passesBy: ago(-1) }));

    const { troubles } = await scan(
      'shop',
      lazily(cluster([healthy('c'), sick('d')])),
      rulesWith(passing),
    );

    expect(troubles).toEqual([]);
  });

  it('looks only into the namespace that it is asked about', async () => {
    const { troubles } = await scan(
      'shop',
      lazily(cluster([sick('b'), elsewhere(sick('b'))])),
      rulesWith(roots),
    );

    expect(troubles.map(({ target }) => target.namespace)).toEqual(['shop']);
  });

  it.each([
    ['one that is nearly so', ['shop', 'a', 'b', 'c', 'd', 'e'], ['shop']],
    ['all where there are few', ['bank', 'tools'], ['bank', 'tools']],
    ['none where there are many', ['a', 'b', 'c', 'd', 'e', 'f'], []],
  ])('of a namespace that does not exist is refused, naming %s', async (_, there, nearest) => {
    const namespaces = there.map((name) => named('Namespace', name, ''));

    const asked = scan('shpo', lazily(cluster(namespaces)), rulesWith(roots));

    await expect(asked).rejects.toMatchObject({ name: 'UnknownNamespace', nearest });
  });

  it('of an empty namespace finds nothing', async () => {
    const empty = cluster([named('Namespace', 'shop', '')]);

    expect((await scan('shop', lazily(empty), rulesWith(roots))).troubles).toEqual([]);
  });

  it('says what could not be read', async () => {
    const { notChecked } = await scan(
      undefined,
      lazily(cluster(objects, ['things'])),
      rulesWith(roots),
    );

    expect(notChecked).toEqual([
      { read: { list: 'Thing', scope: { all: true } }, why: 'forbidden' },
    ]);
  });

  it('asks for many objects of a kind at once', async () => {
    const reader = cause('test/reader', (name, world) => {
      world.get({ kind: 'Other', namespace: 'shop', name });
      return {};
    });
    const loader = lazily(cluster(objects));

    await scan('shop', loader, rulesWith(reader));

    expect(loader.rounds[1]).toEqual([{ list: 'Other', scope: { namespace: 'shop' } }]);
  });
});

function found(all: readonly Resource[]) {
  return scan(undefined, lazily(cluster(all)), rulesWith(leads, roots));
}

function namesOf(refs: readonly Readonly<{ name: string }>[]): readonly string[] {
  return refs.map(({ name }) => name);
}

function elsewhere(object: Resource): Resource {
  return { ...object, metadata: { ...object.metadata, namespace: 'other' } };
}

import { describe, expect, it } from '@jest/globals';

import type { SymptomFinder } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { scan } from '#src/engine/scan/scan.ts';
import { rules } from '#src/knowledge/rules.ts';
import { crashing } from '#test/support/callers.ts';
import { cluster, lazily } from '#test/support/clusters.ts';
import { ago, named, specified } from '#test/support/objects.ts';
import { cause, healthy, rulesWith, sick, thing } from '#test/support/rules.ts';
import { service, slice } from '#test/support/services.ts';

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
      ['db', ['db', 'a-1', 'a-2']],
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
    expect(namesOf(first?.affected ?? [])).toEqual(['db', 'a-1', 'a-2']);
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

  it('follows trouble to what somebody meant, and lists that for nothing else', async () => {
    const { caller, logs } = crashing('ConnectionRefusedError: [Errno 111] Connection refused');
    const spec = {
      replicas: 0,
      selector: {},
      template: { metadata: { labels: { app: 'db' } }, spec: { containers: [] } },
    };
    const db = service('db', { ports: [{ port: 5432 }] });
    const asleep = [specified('apps/Deployment', 'db', spec), db, slice('db')];

    const quiet = await scan(undefined, lazily(cluster(asleep)), rules);
    const { troubles } = await scan(
      undefined,
      lazily(cluster([caller, ...asleep], [], logs)),
      rules,
    );

    expect(quiet.troubles).toEqual([]);
    expect(troubles[0]).toMatchObject({
      state: 'explained',
      target: { kind: 'apps/Deployment', name: 'db' },
      findings: [
        { id: 'workload/scaled-to-zero', role: 'root' },
        { id: 'network/peer-without-backends', role: 'effect' },
      ],
    });
  });

  it('looks only into the namespace that it is asked about', async () => {
    const { troubles } = await scan(
      'shop',
      lazily(cluster([sick('b'), elsewhere(sick('b'))])),
      rulesWith(roots),
    );

    expect(troubles.map(({ target }) => target.namespace)).toEqual(['shop']);
  });

  it('looks at the namespace itself as well', async () => {
    const old = named('Namespace', 'old', '');
    const going = {
      ...old,
      metadata: { ...old.metadata, deletionTimestamp: ago(60) },
      status: {
        phase: 'Terminating',
        conditions: [
          {
            type: 'NamespaceContentRemaining',
            status: 'True',
            reason: 'SomeResourcesRemain',
            message: 'Some resources are remaining: widgets.example.com has 1 resource instances',
            lastTransitionTime: ago(60),
          },
        ],
      },
    };
    const troublesIn = async (namespace: string) =>
      (await scan(namespace, lazily(cluster([going, named('Namespace', 'shop', '')])), rules))
        .troubles;

    expect(await troublesIn('old')).toMatchObject([{ affected: [{ name: 'old' }] }]);
    expect(await troublesIn('shop')).toEqual([]);
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

  it.each([
    ['all', [], objects],
    ['part', ['others'], objects],
    ['nothing', ['things'], []],
    ['nothing', ['pods'], objects],
  ] as const)('says that it could read %s where %j is refused', async (read, refused, there) => {
    const lists: SymptomFinder<'Pod' | 'Other'> = {
      kind: 'never',
      of: ['Pod', 'Other'] as const,
      find: () => [],
    };
    const { symptomFinders, ...rest } = rulesWith(roots);
    const finders = [...symptomFinders, lists];

    const found = await scan(undefined, lazily(cluster(there, refused)), {
      ...rest,
      symptomFinders: finders,
    });

    expect(found.read).toBe(read);
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

import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { selectsNothing } from '#src/knowledge/causes/reference/selects-nothing.ts';
import type { Selection } from '#src/knowledge/references/selection.ts';
import { selections } from '#src/knowledge/references/selections.ts';
import { resourceOf } from '#src/world/coverage.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, labelled, named, specified } from '#test/support/objects.ts';
import { holdingAt } from '#test/support/references.ts';

const rows = selections.map((selection) => ({
  selection,
  row: `${selection.from}${selection.at}`,
}));
const WANTED = { app: 'web', tier: 'api' };

/** An object that selects by these labels where a row says. */
function selecting({ from, at, isPlain, ofHost }: Selection, labels: object = WANTED): Resource {
  const object = holdingAt(from, at, isPlain ? labels : { matchLabels: labels });
  return ofHost ? holdingAt(from, ofHost, 'web', object) : object;
}

/** Something that may be selected. */
function other({ picks }: Selection, labels: Record<string, string>): Resource {
  return labelled(named(picks, 'web-1', picks === 'Namespace' ? '' : 'shop'), labels);
}

describe('a selector of any row', () => {
  const near = rows.filter(({ selection }) => !selection.isEverywhere);
  it.each(near)('is found where nothing has its labels: $row', ({ selection }) => {
    const object = selecting(selection);
    const source = cluster([object, other(selection, { app: 'web', tier: 'web' })]);

    expect(claimsAbout(object, selectsNothing, source)).toMatchObject([
      {
        subject: { name: 'asker' },
        params: {
          selector: 'app=web,tier=api',
          key: 'tier',
          wants: 'api',
          has: 'web',
          nearest: 'web-1',
        },
        evidence: [{ quote: 'api' }, { path: '/metadata/labels/tier', quote: 'web' }],
        strength: 'entails',
      },
    ]);
  });

  it.each(rows)('is silent where something has them: $row', ({ selection }) => {
    const object = selecting(selection);

    expect(
      claimsAbout(object, selectsNothing, cluster([object, other(selection, WANTED)])),
    ).toEqual([]);
  });

  it.each(rows)('is silent where that cannot be read: $row', ({ selection }) => {
    const object = selecting(selection);
    const source = cluster([object], [resourceOf(selection.picks)]);

    expect(claimsAbout(object, selectsNothing, source)).toEqual([]);
  });

  it.each(rows)('is silent where it selects all: $row', ({ selection }) => {
    const object = selecting(selection, {});

    expect(claimsAbout(object, selectsNothing, cluster([object]))).toEqual([]);
  });
});

describe('reference/selects-nothing', () => {
  const budget = (selector: object, metadata: object = {}): Resource => {
    const object = specified('policy/PodDisruptionBudget', 'web', { selector });
    return { ...object, metadata: { ...object.metadata, ...metadata } };
  };
  const policy = (from: object) =>
    specified('networking.k8s.io/NetworkPolicy', 'web', {
      podSelector: {},
      ingress: [{ from: [from] }],
    });
  const web = labelled(named('Pod', 'web-1'), { app: 'web' });
  const front = labelled(named('Namespace', 'front', ''), { team: 'front' });

  it('tells a label that nothing has, where the others are there', () => {
    const object = budget({ matchLabels: WANTED });
    const [found] = claimsAbout(object, selectsNothing, cluster([object, web]));

    expect(found).toMatchObject({ params: { key: 'tier', wants: 'api', nearest: 'web-1' } });
    expect(found?.params).not.toHaveProperty('has');
    expect(found && selectsNothing.text.en(found.subject, found.params).sentence).toContain(
      '`web-1` has the other labels, but no label `tier`',
    );
  });

  it('writes expressions as kubectl does', () => {
    const matchExpressions = [
      { key: 'tier', operator: 'In', values: ['a', 'b'] },
      { key: 'app', operator: 'Exists' },
      { key: 'old', operator: 'DoesNotExist' },
    ];
    const object = budget({ matchExpressions });

    expect(claimsAbout(object, selectsNothing, cluster([object, web]))).toMatchObject([
      { params: { selector: 'tier in (a,b),app,!old' }, evidence: [{ quote: 'tier' }] },
    ]);
  });

  it('counts the pods that a workload without pods would make', () => {
    const object = budget({ matchLabels: { app: 'web' } });
    const template = { metadata: { labels: { app: 'web' } } };
    const deployment = specified('apps/Deployment', 'web', { replicas: 0, template });

    expect(claimsAbout(object, selectsNothing, cluster([object, deployment]))).toEqual([]);
  });

  it.each([
    ['is there', [labelled(named('Pod', 'ui', 'front'), { app: 'ui' })], []],
    ['is not there', [labelled(named('Pod', 'ui', 'shop'), { app: 'ui' })], [{}]],
  ])('looks for a peer in the namespaces beside it: one that %s', (_, pods, expected) => {
    const peer = {
      podSelector: { matchLabels: { app: 'ui' } },
      namespaceSelector: { matchLabels: { team: 'front' } },
    };
    const object = policy(peer);

    expect(claimsAbout(object, selectsNothing, cluster([object, front, ...pods]))).toMatchObject(
      expected,
    );
  });

  it.each([
    ['applied just now', budget({ matchLabels: WANTED }, { creationTimestamp: ago(0.2) })],
    ['being deleted', budget({ matchLabels: WANTED }, { deletionTimestamp: ago(1) })],
    ['that capture has hidden', budget({ matchLabels: { app: '‹3·0f3a9c11›' } })],
    ['by labels that only Cilium knows', budget({ matchLabels: { 'k8s:app': 'web' } })],
  ])('is silent about a selector %s', (_, object) => {
    expect(claimsAbout(object, selectsNothing, cluster([object]))).toEqual([]);
  });

  it('looks in the whole cluster for the pods of a Gateway of Istio', () => {
    const gateway = specified('networking.istio.io/Gateway', 'web', { selector: WANTED });
    const [proxy, other] = [WANTED, { ...WANTED, tier: 'web' }].map((labels) =>
      labelled(named('Pod', 'proxy-1', 'istio-system'), labels),
    );

    expect(
      claimsAbout(gateway, selectsNothing, cluster([gateway, ...(other ? [other] : [])])),
    ).toMatchObject([
      { params: { selector: 'app=web,tier=api', field: '/spec/selector', stops: 'routing' } },
    ]);
    expect(
      claimsAbout(gateway, selectsNothing, cluster([gateway, ...(proxy ? [proxy] : [])])),
    ).toEqual([]);
  });

  it('advises the value that is there', () => {
    const object = budget({ matchLabels: WANTED });
    const near = labelled(named('Pod', 'web-1'), { app: 'web', tier: 'web' });
    const [found] = claimsAbout(object, selectsNothing, cluster([object, near]));

    expect(found && adviceOn(selectsNothing, found)?.text).toContain(
      '(`tier`: `web` instead of `api`)',
    );
  });
});

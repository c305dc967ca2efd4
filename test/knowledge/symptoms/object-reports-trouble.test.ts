import { describe, expect, it } from '@jest/globals';

import { condition, custom, saying } from '#test/support/custom.ts';
import { ago, named } from '#test/support/objects.ts';
import { symptomsOf } from '#test/support/pending.ts';

const broken = saying('Ready=False BuildFailed: no such path');

describe('an object that reports trouble', () => {
  it('says what, since when and where that stands', () => {
    const object = custom('kustomize.toolkit.fluxcd.io/Kustomization', 'web', { status: broken });

    expect(symptomsOf(object)).toMatchObject([
      {
        kind: 'object-reports-trouble',
        reason: 'Ready=False (BuildFailed)',
        since: ago(60),
        hurts: 'progress',
        evidence: { path: '/status/conditions/0/message', quote: 'no such path' },
      },
    ]);
  });

  it('hurts whom its kind serves', () => {
    const route = custom('gateway.networking.k8s.io/HTTPRoute', 'web', {
      status: { parents: [{ conditions: [condition('Accepted=False NoMatchingParent')] }] },
    });

    expect(symptomsOf(route)).toMatchObject([{ hurts: 'users' }]);
  });

  it('is one that nobody has looked at', () => {
    expect(symptomsOf(custom('cert-manager.io/Certificate', 'web'))).toMatchObject([
      { reason: 'NotObserved', since: ago(120) },
    ]);
  });

  it.each([
    ['says nothing', custom('example.org/Database', 'web')],
    ['has a kind that is known better', { ...named('Service', 'web'), status: broken }],
  ])('is not one that %s', (_, object) => {
    const reports = symptomsOf(object).filter(({ kind }) => kind === 'object-reports-trouble');

    expect(reports).toEqual([]);
  });
});

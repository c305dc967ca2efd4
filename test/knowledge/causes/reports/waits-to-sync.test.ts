import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { waitsToSync } from '#src/knowledge/causes/reports/waits-to-sync.ts';
import { adviceOn } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

const AT_NOON = { schedule: '0 10 * * *', duration: '4h', applications: ['*'] };
const AT_NIGHT = { schedule: '0 1 * * *', duration: '1h', applications: ['*'] };

function application(spec: object, status: object = {}): Resource {
  return custom('argoproj.io/Application', 'shop', {
    namespace: 'argocd',
    spec: { project: 'prod', ...spec },
    status: { sync: { status: 'OutOfSync' }, ...status },
  });
}

const automated = application({ syncPolicy: { automated: {} } });

function about(app: Resource, ...syncWindows: readonly object[]) {
  const project = custom('argoproj.io/AppProject', 'prod', {
    namespace: 'argocd',
    spec: { syncWindows },
  });
  return claimsAbout(app, waitsToSync, cluster([app, project]));
}

it.each<[string, object, object, string, string]>([
  [
    'denies',
    { kind: 'deny', ...AT_NOON },
    { why: 'denied' },
    'entails',
    'to change its syncWindows',
  ],
  [
    'denies it to itself only',
    { kind: 'deny', ...AT_NOON, manualSync: true },
    { why: 'denied', byHand: true },
    'entails',
    'lets people sync by hand',
  ],
  ['allows at night', { kind: 'allow', ...AT_NIGHT }, { why: 'not-yet' }, 'fits', 'by itself then'],
])('tells of a window that %s', (_, window, params, strength, advice) => {
  const [claim, ...others] = about(automated, { kind: 'deny', ...AT_NIGHT }, window);

  expect(others).toEqual([]);
  expect(claim).toMatchObject({
    params: { ...params, project: 'prod' },
    evidence: [{ quote: 'OutOfSync' }, { path: '/spec/syncWindows/1/schedule' }],
    strength,
  });
  expect(claim && adviceOn(waitsToSync, claim)?.text).toContain(advice);
});

it.each([
  ['nothing', {}],
  ['a policy that is switched off', { syncPolicy: { automated: { enabled: false } } }],
])('says that people sync it where it has %s', (_, spec) => {
  expect(about(application(spec))).toMatchObject([{ params: { why: 'by-hand' } }]);
});

it.each<[string, Resource, object[]]>([
  ['is as Git has it', application({}, { sync: { status: 'Synced' } }), []],
  ['is being synced', application({}, { operationState: { phase: 'Running' } }), []],
  ['may be synced at this time', automated, [{ kind: 'allow', ...AT_NOON }]],
  ['has no windows', automated, []],
  ['has one that is about others', automated, [{ kind: 'deny', ...AT_NOON, applications: ['x'] }]],
])('stays silent for one that %s', (_, app, windows) => {
  expect(about(app, ...windows)).toEqual([]);
});

it('stays silent where the project may not be read', () => {
  const source = cluster([automated], ['appprojects.argoproj.io']);

  expect(claimsAbout(automated, waitsToSync, source)).toEqual([]);
});

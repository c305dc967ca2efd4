import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { remedies } from '#src/fixes/catalogue/index.ts';
import type { MissingKey } from '#src/knowledge/causes/config/missing-key.words.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { finding } from '#test/support/verdicts.ts';

const settings = { kind: 'ConfigMap', namespace: 'shop', name: 'settings' };
const key = (name: string) => ({ configMapKeyRef: { name: 'settings', key: name } });
const web: Resource<'apps/Deployment'> = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { namespace: 'shop', name: 'web', uid: 'd-1' },
  spec: {
    selector: {},
    template: {
      spec: {
        containers: [
          {
            name: 'app',
            env: [
              { name: 'PORT', valueFrom: key('PORT') },
              { name: 'HOST', valueFrom: key('HOST') },
            ],
          },
        ],
      },
    },
  },
};

const OF_VOLUME: MissingKey = { key: 'HOST', is: 'missing', near: 'HOSTNAME', close: true };
const KEY: MissingKey = { ...OF_VOLUME, container: 'app' };

function missing(params: MissingKey, confidence: Finding['confidence'] = 'proven') {
  const on = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
  const seen = [{ kind: 'replicas-missing', on }];
  return {
    ...finding({ id: 'config/missing-key', subject: settings, seen, confidence }),
    params,
  };
}
const proposed = (one: Finding<MissingKey>, remedy = 'config/nearest-key', on = web) => [
  ...(remedies.find(({ id }) => id === remedy)?.propose(one, openWorld(cluster([on])).world) ?? []),
];

const items = [
  { key: 'PORT', path: 'port' },
  { key: 'HOST', path: 'host' },
];
const files: Resource<'apps/Deployment'> = {
  ...web,
  spec: {
    selector: {},
    template: {
      spec: {
        containers: [{ name: 'app' }],
        volumes: [
          { name: 'data', emptyDir: {} },
          { name: 'conf', configMap: { name: 'settings', items } },
          { name: 'keys', secret: { secretName: 'settings', items } },
          {
            name: 'all',
            projected: {
              sources: [
                { configMap: { name: 'others', items } },
                { configMap: { name: 'settings', items } },
                { secret: { name: 'settings', items } },
              ],
            },
          },
          { name: 'spare', configMap: { name: 'settings', optional: true, items } },
        ],
      },
    },
  },
};

describe('nearest-key', () => {
  it('names the key that is there, guarded by the one that is named now', () => {
    const path = '/spec/template/spec/containers/0/env/1/valueFrom/configMapKeyRef';

    expect(proposed(missing(KEY))).toMatchObject([
      {
        kind: 'patch',
        change: {
          guard: [
            { op: 'test', path: `${path}/name`, value: 'settings' },
            { op: 'test', path: `${path}/key`, value: 'HOST' },
          ],
          ops: [{ op: 'replace', path: `${path}/key`, value: 'HOSTNAME' }],
        },
      },
    ]);
  });

  it.each([
    ['one that is only a guess', missing({ ...KEY, close: false })],
    ['a finding that is not proven', missing(KEY, 'likely')],
    ['a key that the template does not name any more', missing({ ...KEY, key: 'OTHER' })],
  ])('proposes nothing for %s', (_, one) => {
    expect(proposed(one)).toEqual([]);
  });
});

describe('a key of a file that is mounted', () => {
  const VOLUMES = '/spec/template/spec/volumes';
  const ofSecret = (one: Finding<MissingKey>) => ({
    ...one,
    subject: { ...one.subject, kind: 'Secret' },
  });

  it('is named as it is there in each volume that demands it, guarded by the object that it is of', () => {
    const [proposal] = proposed(missing(OF_VOLUME), 'config/nearest-key', files);

    expect(proposal?.change?.ops).toEqual([
      { op: 'replace', path: `${VOLUMES}/1/configMap/items/1/key`, value: 'HOSTNAME' },
      {
        op: 'replace',
        path: `${VOLUMES}/3/projected/sources/1/configMap/items/1/key`,
        value: 'HOSTNAME',
      },
    ]);
    expect(proposal?.change?.guard.slice(0, 2)).toEqual([
      { op: 'test', path: `${VOLUMES}/1/configMap/name`, value: 'settings' },
      { op: 'test', path: `${VOLUMES}/3/projected/sources/1/configMap/name`, value: 'settings' },
    ]);
  });

  it('is asked for where a Secret has it, which nobody here may read', () => {
    const about = ofSecret(missing({ key: 'HOST', is: 'unread' }));
    const of = remedies.find(({ id }) => id === 'config/secret-key');
    const { world } = openWorld(cluster([files]));

    const [proposal] = of?.propose(about, world, { key: 'host' }) ?? [];

    expect(proposal?.change?.ops).toEqual([
      { op: 'replace', path: `${VOLUMES}/2/secret/items/1/key`, value: 'host' },
      {
        op: 'replace',
        path: `${VOLUMES}/3/projected/sources/2/secret/items/1/key`,
        value: 'host',
      },
    ]);
    expect(proposal?.change?.guard[0]).toEqual({
      op: 'test',
      path: `${VOLUMES}/2/secret/secretName`,
      value: 'settings',
    });
  });

  it.each([
    [missing(OF_VOLUME), ['1/configMap', '3/projected/sources/1/configMap']],
    [ofSecret(missing(OF_VOLUME)), ['2/secret', '3/projected/sources/2/secret']],
    [missing({ ...OF_VOLUME, key: 'OTHER' }), []],
  ])('is done without in each volume that demands it', (about, places) => {
    const ops = proposed(about, 'config/optional', files).flatMap(({ change }) => change?.ops);

    expect(ops).toEqual(
      places.map((place) => ({ op: 'add', path: `${VOLUMES}/${place}/optional`, value: true })),
    );
  });
});

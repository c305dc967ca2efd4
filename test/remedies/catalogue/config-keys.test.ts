import { describe, expect, it } from '@jest/globals';

import type { MissingKey } from '#src/diagnosis/causes/config/missing-key.words.ts';
import type { Resource } from '#src/domain/resource.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { remedies } from '#src/remedies/catalogue/index.ts';
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
const proposed = (one: Finding<MissingKey>) => [
  ...(remedies
    .find(({ id }) => id === 'config/nearest-key')
    ?.propose(one, openWorld(cluster([web])).world) ?? []),
];

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
    ['a volume', missing(OF_VOLUME)],
  ])('proposes nothing for %s', (_, one) => {
    expect(proposed(one)).toEqual([]);
  });
});

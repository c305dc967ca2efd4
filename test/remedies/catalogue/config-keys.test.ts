import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import type { Finding } from '#src/domain/verdict.ts';
import { nearestKey } from '#src/remedies/catalogue/config/nearest-key.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { finding } from '#test/support/verdicts.ts';
import { offeredFor } from '#test/support/words-only.ts';

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

function missing(params: object, parts: Partial<Finding> = {}): Finding {
  const own = { key: 'HOST', is: 'missing', container: 'app', near: 'HOSTNAME', close: true };
  return finding({
    id: 'config/missing-key',
    subject: settings,
    params: { ...own, ...params },
    explains: ['replicas-missing|apps/Deployment|shop/web|'],
    seen: [
      {
        kind: 'replicas-missing',
        on: { kind: 'apps/Deployment', namespace: 'shop', name: 'web' },
      },
    ],
    ...parts,
  });
}
const proposed = (one: Finding) => [...nearestKey.propose(one, openWorld(cluster([web])).world)];

describe('nearest-key', () => {
  it('names the key that is there, guarded by the one that is named now', () => {
    const path = '/spec/template/spec/containers/0/env/1/valueFrom/configMapKeyRef';

    expect(proposed(missing({}))).toMatchObject([
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
    ['one that is only a guess', missing({ close: false })],
    ['a finding that is not proven', missing({}, { confidence: 'likely' })],
    ['a key that the template does not name any more', missing({ key: 'OTHER' })],
    ['a volume', missing({ container: undefined })],
  ])('proposes nothing for %s', (_, one) => {
    expect(proposed(one)).toEqual([]);
  });
});

it.each([
  ['config/missing-config', 'empty object only moves'],
  ['config/missing-key', 'optional: true'],
])('%s is answered in words', (cause, words) => {
  const offer = offeredFor(cause, settings).find(({ id }) => id === 'config/provide');

  expect(offer?.text).toContain('settings');
  expect(offer?.text).toContain(words);
});

import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { crashOf, suggestedFor, template, writtenFor } from '#test/fixes/support/crashes.ts';
import { specified } from '#test/support/objects.ts';

const key = (name: string, of = 'login', optional?: true) => ({
  name: name.toUpperCase(),
  valueFrom: { secretKeyRef: { name: of, key: name, ...(optional && { optional }) } },
});
const running = (name: string, env: readonly object[], status = 'True'): Resource =>
  ({
    ...specified('Pod', name, { containers: [{ name: 'app', env }] }),
    status: { phase: 'Running', conditions: [{ type: 'Ready', status }] },
  }) as Resource;
const about = (kind = 'Secret') => ({
  ...crashOf('config/missing-key', { key: 'pasword' }),
  subject: { kind, namespace: 'shop', name: 'login' },
  seen: [{ kind: 'container-waiting', on: crashOf('', {}).subject }],
});
const web = template({ env: [key('other', 'else'), key('user'), key('pasword')] });

it('a key of a Secret gives way to those with which others are Ready, the likest first', () => {
  const pods = [
    running('a', [key('user'), key('password'), key('token', 'else'), key('extra', 'login', true)]),
    running('b', [key('password'), key('pasword')]),
    running('c', [key('secret')], 'False'),
  ];

  expect(suggestedFor('config/secret-key', about(), web, ...pods)).toEqual([
    { value: 'password', why: 'elsewhere' },
    { value: 'user', why: 'elsewhere' },
  ]);
  expect(writtenFor('config/secret-key', about(), web, ...pods)[0]).toEqual({
    'containers/0/env/2/valueFrom/secretKeyRef/key': 'password',
  });
  expect(writtenFor('config/secret-key', about('ConfigMap'), web, ...pods)).toEqual([]);
});

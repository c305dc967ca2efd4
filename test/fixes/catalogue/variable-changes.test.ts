import { describe, expect, it } from '@jest/globals';

import type { Finding } from '#src/domain/verdict.ts';
import { crashOf, suggestedFor, template, writtenFor } from '#test/fixes/support/crashes.ts';
import { specified } from '#test/support/objects.ts';

describe('a port that a Service does not serve', () => {
  const about = (params: object): Finding => ({
    ...crashOf('network/port-not-served', { port: 80, ports: [8080], ...params }),
    subject: { kind: 'Service', namespace: 'shop', name: 'db' },
    seen: [{ kind: 'container-restarting', on: crashOf('', {}).subject }],
  });
  const env = [
    { name: 'OTHER', value: 'http://db:80' },
    { name: 'URL', value: 'http://db:80/items?at=80' },
  ];
  const written = (params: object) =>
    writtenFor('network/served-port', about(params), template({ env }));

  it('gives way to one that it serves, in the variable that was read', () => {
    expect(written({ setting: 'URL' })).toEqual([
      { 'containers/0/env/1/value': 'http://db:8080/items?at=80' },
    ]);
  });

  it.each([
    ['nobody knows where it was read', {}],
    ['the variable names another', { setting: 'URL', port: 81 }],
    ['the Service serves no other', { setting: 'URL', ports: [80] }],
  ])('stays where %s', (_, params) => {
    expect(written(params).filter((fields) => Object.keys(fields).length > 0)).toEqual([]);
  });
});

describe('the directory to which a program writes', () => {
  const env = (value?: string) => [{ name: 'PLAIN' }, { name: 'CACHE', ...(value && { value }) }];
  const written = (value: string | undefined, params: object = {}, container: object = {}) =>
    writtenFor(
      'storage/own-directory',
      crashOf('storage/read-only-volume', { mount: '/data', by: 'mount', ...params }),
      template({ env: env(value), ...container }),
    );
  const securityContext = { readOnlyRootFilesystem: true };
  const at = (mount: object) => ({ volumeMounts: [{ name: 'v', mountPath: '/tmp', ...mount }] });

  it.each(['/data', '/data/cache'])('is its own in place of %s', (value) => {
    expect(written(value)).toEqual([{ 'containers/0/env/1/value': '/tmp' }]);
  });

  it.each([
    ['no variable leads to the volume', '/database', {}],
    ['the variable has no value', undefined, {}],
    ['a broken disk can only be read', '/data', { by: 'disk' }],
    ['the container is gone', '/data', { container: 'gone' }],
    ['the whole image can only be read', '/data', {}, { securityContext }],
    ['/tmp is a volume that can only be read', '/data', {}, at({ readOnly: true })],
  ])('stays where %s', (_, value, params, container: object = {}) => {
    expect(written(value, params, container)).toEqual([]);
  });

  it('is a volume at /tmp where the image can only be read', () => {
    expect(written('/data', {}, { securityContext, ...at({}) })).toHaveLength(1);
  });
});

describe('a variable that a program demands', () => {
  const about = (params: object = {}) =>
    crashOf('config/missing-variable', { variable: 'TOKEN', ...params });
  const from = (valueFrom: object) => ({ name: 'TOKEN', valueFrom });
  const has = (name: string, ...env: readonly object[]) =>
    specified('Pod', name, { containers: [{ name: 'app', env }] });
  const ofConfig = from({ configMapKeyRef: { name: 'settings', key: 'token' } });
  const ofSecret = from({ secretKeyRef: { name: 'login', key: 'token' } });
  const own = { name: 'PLAIN', value: 'a' };

  it('is suggested from each place where others of the namespace have it, once', () => {
    const pods = [
      has('a', own, ofConfig),
      has('b', ofSecret, ofConfig),
      has('c', { name: 'TOKEN', value: 'on' }),
      has('d', { name: 'TOKEN', value: '' }, from({ fieldRef: { fieldPath: 'spec.nodeName' } })),
    ];

    expect(suggestedFor('config/set-elsewhere', about(), template({}), ...pods)).toEqual(
      ['ConfigMap settings/token', 'Secret login/token', 'on'].map((value) => ({
        value,
        why: 'elsewhere',
      })),
    );
  });

  it('stands after those that the container has', () => {
    const written = (env: readonly { name: string; value: string }[], params: object = {}) =>
      writtenFor(
        'config/set-elsewhere',
        about(params),
        template({ env: [...env] }),
        has('a', ofSecret),
      );

    expect(written([own])).toEqual([{ 'containers/0/env': [own, ofSecret] }]);
    expect(written([{ name: 'TOKEN', value: 'b' }])).toEqual([]);
    expect(written([own], { container: 'gone' })).toEqual([]);
  });
});

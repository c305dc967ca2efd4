import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { redactedObject } from '#src/text/redaction/redacted-object.ts';

const cover = {
  secret: () => '<secret>',
  setting: () => '<setting>',
  unlisted: () => '<unlisted>',
};
const redacted = (object: object) => redactedObject(object as Resource, cover);
const DATABASE = { apiVersion: 'example.org/v1', kind: 'Database' };

describe('an object', () => {
  it('shows names, references, choices and labels', () => {
    const pod = {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'web', labels: { tier: 'front' }, uid: 'u1' },
      spec: {
        containers: [{ name: 'app', image: 'web:1', resources: { requests: { cpu: '100m' } } }],
        tolerations: [{ key: 'dedicated', operator: 'Equal', value: 'web' }],
        volumes: [{ name: 'db', secret: { secretName: 'db' } }],
      },
      status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
    };

    expect(redacted(pod)).toEqual(pod);
  });

  it('has settings, and texts of which nothing is known', () => {
    const template = {
      metadata: { annotations: { note: 'x' } },
      spec: {
        containers: [{ args: ['serve'], command: ['sh'], env: [{ name: 'A', value: 'x' }] }],
      },
    };

    expect(
      redacted({ apiVersion: 'apps/v1', kind: 'Deployment', spec: { template } }),
    ).toMatchObject({
      spec: {
        template: {
          metadata: { annotations: { note: '<unlisted>' } },
          spec: {
            containers: [
              {
                args: ['<setting>'],
                command: ['<setting>'],
                env: [{ name: 'A', value: '<setting>' }],
              },
            ],
          },
        },
      },
    });
  });

  it.each([
    ['a field', { password: 'x' }, { password: '<secret>' }],
    ['a list', { tokens: ['x', 'y'] }, { tokens: ['<secret>', '<secret>'] }],
    ['name and value', { name: 'DB_PASS', value: 'x' }, { name: 'DB_PASS', value: '<secret>' }],
    ['key and value', { key: 'api-token', value: 'x' }, { key: 'api-token', value: '<secret>' }],
    ['an option', { args: ['--token', 'x'] }, { args: ['<setting>', '<secret>'] }],
    ['a parameter', { note: 'x', port: 80 }, { note: 'x', port: 80 }],
    ['another field', { flavour: 'x' }, { flavour: '<unlisted>' }],
  ])('is read by the names within it: %s', (_, spec, shown) => {
    expect(redacted({ ...DATABASE, spec })).toEqual({ ...DATABASE, spec: shown });
  });

  it.each([
    ['a command', { command: ['redis-cli', '-a', 'hunter2'] }, ['redis-cli', '-a', '<secret>']],
    ['a part', { command: ['mysqladmin', '-phunter2'] }, ['mysqladmin', '-p[hidden]']],
    ['a list of its own', { probe: ['curl', '-u', 'app:hunter2'] }, ['curl', '-u', 'app:[hidden]']],
  ])('has secrets by their place in a command: %s', (_, spec, shown) => {
    const plain = { ...cover, setting: (text: string) => text, unlisted: (text: string) => text };

    const found = redactedObject({ ...DATABASE, spec } as Resource, plain);

    expect(Object.values((found as { spec?: object }).spec ?? {})).toEqual([shown]);
  });

  it('has arguments that go on with the command beside them', () => {
    const spec = { command: ['mongosh'], args: ['-p', 'hunter2'] };

    expect(redacted({ ...DATABASE, spec })).toMatchObject({
      spec: { args: ['<setting>', '<secret>'] },
    });
  });

  it('is redacted in sentences and in addresses', () => {
    const spec = { source: { repoURL: 'https://app:hunter2@git.example.org/shop' } };
    const status = { message: 'refused with DB_PASS=hunter2' };

    expect(redacted({ ...DATABASE, spec, status })).toMatchObject({
      spec: { source: { repoURL: 'https://app:[hidden]@git.example.org/shop' } },
      status: { message: 'refused with DB_PASS=[hidden]' },
    });
  });

  it('that is a Secret keeps its keys', () => {
    const data = { password: 'aHVudGVyMg==' };

    expect(
      redacted({ apiVersion: 'v1', kind: 'Secret', data, stringData: { a: 'hunter2' } }),
    ).toEqual({
      apiVersion: 'v1',
      kind: 'Secret',
      data: { password: '' },
      stringData: { a: '' },
    });
  });

  it('that is a ConfigMap has settings as data', () => {
    const data = { 'app.yaml': 'a: b', password: 'x' };

    expect(redacted({ apiVersion: 'v1', kind: 'ConfigMap', data })).toMatchObject({
      data: { 'app.yaml': '<setting>', password: '<secret>' },
    });
  });

  it('does not say again what was applied last', () => {
    const annotations = { 'kubectl.kubernetes.io/last-applied-configuration': '{"a":1}' };

    expect(redacted({ ...DATABASE, metadata: { name: 'x', annotations } }).metadata).toEqual({
      name: 'x',
      annotations: {},
    });
  });
});

import { describe, expect, it } from '@jest/globals';

import { withoutSecrets } from '#src/cluster/without-secrets.ts';
import type { Resource } from '#src/domain/resource.ts';

const hide = () => '‹hidden›';
const cover = { secret: hide, setting: hide, unlisted: hide };
const shown = (object: object) => withoutSecrets(object as Resource, cover);

const TEMPLATE = {
  metadata: { annotations: { checksum: 'secret' } },
  spec: {
    containers: [
      {
        name: 'app',
        image: 'app:1',
        command: ['sh', '-c', 'mysql -psecret'],
        args: ['--password=secret'],
        env: [
          { name: 'PASSWORD', value: 'secret' },
          { name: 'URL', valueFrom: { secretKeyRef: { name: 'db', key: 'url' } } },
        ],
        livenessProbe: { exec: { command: ['check', 'secret'] } },
      },
    ],
    tolerations: [{ key: 'dedicated', value: 'web' }],
  },
};

const TEMPLATE_URL = TEMPLATE.spec.containers[0]?.env[1];

describe('an object without secrets', () => {
  it('shows how a pod is made and not with which values', () => {
    const pod = shown({ apiVersion: 'apps/v1', kind: 'Deployment', spec: { template: TEMPLATE } });

    expect(JSON.stringify(pod)).not.toContain('secret"');
    expect(pod).toMatchObject({
      spec: {
        template: {
          spec: {
            containers: [
              { name: 'app', image: 'app:1', env: [{ name: 'PASSWORD' }, TEMPLATE_URL] },
            ],
            tolerations: [{ key: 'dedicated', value: 'web' }],
          },
        },
      },
    });
  });

  it('names the keys of a Secret and of a ConfigMap', () => {
    const secret = shown({
      apiVersion: 'v1',
      kind: 'Secret',
      data: { k: 'c2VjcmV0' },
      stringData: { k: 'secret' },
    });
    const config = shown({ apiVersion: 'v1', kind: 'ConfigMap', data: { k: 'secret' } });

    expect(secret).toMatchObject({ data: { k: '' }, stringData: { k: '' } });
    expect(config).toMatchObject({ data: { k: '‹hidden›' } });
  });

  it('drops who managed which field and what was applied last', () => {
    const annotations = {
      'kubectl.kubernetes.io/last-applied-configuration': '{"secret":1}',
      'deployment.kubernetes.io/revision': '1',
    };
    const metadata = { name: 'x', managedFields: [{}], annotations };

    expect(shown({ apiVersion: 'v1', kind: 'Pod', metadata }).metadata).toEqual({
      name: 'x',
      annotations: { 'deployment.kubernetes.io/revision': '‹hidden›' },
    });
  });

  it('hides the values that a chart is given', () => {
    const source = {
      helm: { values: 'password: secret', parameters: [{ name: 'a', value: 'secret' }] },
    };

    const app = shown({
      apiVersion: 'argoproj.io/v1alpha1',
      kind: 'Application',
      spec: { source },
    });

    expect(JSON.stringify(app)).not.toContain('secret');
  });
});

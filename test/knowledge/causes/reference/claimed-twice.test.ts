import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { claimedTwice } from '#src/knowledge/causes/reference/claimed-twice.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';

const DEFAULT = 'storageclass.kubernetes.io/is-default-class';
const PATHS = { service: 'web', path: '/', host: 'shop.example.com', ip: '203.0.113.7' };

describe('reference/claimed-twice', () => {
  it('is found of two default classes of storage', () => {
    const [fast, slow] = [storage('fast', 'true'), storage('slow', 'true')];

    expect(told(fast, slow, storage('cold', 'false'))).toMatchObject([
      {
        subject: { name: 'fast' },
        params: { what: 'default', others: ['slow'] },
        evidence: [{ quote: 'true' }],
        strength: 'entails',
      },
    ]);
    expect(told(fast, storage('slow', 'false'))).toEqual([]);
    expect(told(storage('slow', 'false'), fast)).toEqual([]);
  });

  it.each([
    ['one namespace', 'shop', 'old'],
    ['another namespace', 'legacy', 'legacy/old'],
  ])('is found of two Ingresses with one host and path, the other in %s', (_, namespace, name) => {
    const other = ingress('old', { service: 'old' }, namespace);

    expect(told(ingress('web'), other)).toMatchObject([
      {
        params: { what: 'shop.example.com/', others: [name] },
        evidence: [{ path: '/spec/rules/0/http/paths/0/path', quote: '/' }],
      },
    ]);
  });

  it.each([
    ['has another path', { service: 'old', path: '/cart' }],
    ['has another host', { service: 'old', host: 'www.example.com' }],
    ['is behind another load balancer', { service: 'old', ip: '203.0.113.8' }],
    ['has the same backend', {}],
    ['is its canary', { service: 'new', canary: 'true' }],
  ])('is not where the other Ingress %s', (_, parts) => {
    const other = ingress('old', parts);

    expect(told(ingress('web'), other)).toEqual([]);
    expect(told(other, ingress('web'))).toEqual([]);
  });
});

function told(object: Resource, ...others: readonly Resource[]) {
  return claimsAbout(object, claimedTwice, cluster([object, ...others]));
}

function storage(name: string, isDefault: string) {
  const metadata = { name, uid: name, annotations: { [DEFAULT]: isDefault } };
  return custom('storage.k8s.io/StorageClass', name, { metadata, namespace: '' });
}

function ingress(
  name: string,
  parts: Partial<typeof PATHS & { canary: string }> = {},
  namespace = 'shop',
) {
  const { service, path, host, ip } = { ...PATHS, ...parts };
  const { canary } = parts;
  const backend = { service: { name: service, port: { number: 80 } } };
  return custom('networking.k8s.io/Ingress', name, {
    namespace,
    metadata: {
      name,
      namespace,
      uid: `${namespace}-${name}`,
      ...(canary && { annotations: { 'nginx.ingress.kubernetes.io/canary': canary } }),
    },
    spec: { rules: [{ host, http: { paths: [{ path, pathType: 'Prefix', backend }] } }] },
    status: { loadBalancer: { ingress: [{ ip }] } },
  });
}

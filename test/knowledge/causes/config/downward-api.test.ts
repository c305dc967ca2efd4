import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { downwardApi } from '#src/knowledge/causes/config/downward-api.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { pod } from '#test/support/objects.ts';

const asking = (containerName: string) => ({
  resourceFieldRef: { containerName, resource: 'limits.cpu' },
});

/** A pod that waits for this reason, whose volume and first container ask for these containers. */
function waiting(reason: string, mounted: string, inEnvironment: string): Resource<'Pod'> {
  const made = pod({ waiting: { reason } });
  const [first, ...others] = made.spec?.containers ?? [];
  const env = [{ name: 'CPU', valueFrom: asking(inEnvironment) }];
  const downwardAPI = { items: [{ path: 'cpu', ...asking(mounted) }] };
  return {
    ...made,
    spec: {
      containers: [{ ...first, name: first?.name ?? '', env }, ...others],
      volumes: [{ name: 'info', downwardAPI }],
    },
  } as Resource<'Pod'>;
}

const own = pod().spec?.containers[0]?.name ?? '';

describe('config/downward-api', () => {
  it.each([
    ['a volume', 'ContainerCreating', 'webapp', own, 'spec.volumes[0].downwardAPI'],
    ['the environment', 'CreateContainerConfigError', own, 'webapp', 'spec.containers[0].env[0]'],
  ])('finds a container that is not there in %s', (_, reason, mounted, inEnvironment, field) => {
    const on = waiting(reason, mounted, inEnvironment);

    expect(claimsAbout(on, downwardApi, cluster([on]))).toMatchObject([
      {
        params: { named: 'webapp', containers: [own], field: expect.stringContaining(field) },
        strength: 'entails',
      },
    ]);
  });

  it.each([
    ['a volume that waits for something else', 'ContainerCreating', own, 'webapp'],
    ['an environment that waits for something else', 'CreateContainerConfigError', 'webapp', own],
    ['an image that is not there', 'ErrImagePull', 'webapp', 'webapp'],
  ])('stays silent for %s', (_, reason, mounted, inEnvironment) => {
    const on = waiting(reason, mounted, inEnvironment);

    expect(claimsAbout(on, downwardApi, cluster([on]))).toEqual([]);
  });
});

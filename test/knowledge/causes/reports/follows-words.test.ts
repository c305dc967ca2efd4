import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { follows } from '#src/knowledge/causes/reports/follows.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom, saying } from '#test/support/custom.ts';
import { service } from '#test/support/services.ts';
import { workload } from '#test/support/states.ts';

const web = (available: number) => workload('apps/Deployment', 1, { availableReplicas: available });

function led(object: Resource, ...others: readonly Resource[]) {
  const claims = claimsAbout(object, follows, cluster([object, ...others]));
  return claims.map(({ because }) => because && [because.edge, because.at.kind, because.at.name]);
}

describe('follows, by the words of a controller', () => {
  it.each<[string, string, readonly Resource[], string]>([
    [
      'the Service whose address it waits for',
      'waiting for Service resource front in namespace shop to be addressable',
      [service('front', { type: 'LoadBalancer' })],
      'Service front',
    ],
    [
      'the workload that it names',
      'deployment.apps/web is not available',
      [web(0)],
      'apps/Deployment web',
    ],
  ])('leads by its words to %s', (_, words, others, to) => {
    const one = custom('example.org/Queue', 'q', {
      status: saying(`Ready=False Timeout: ${words}`),
    });
    const [kind, name] = to.split(' ');

    expect(led(one, ...others)).toEqual([['names', kind, name]]);
  });

  it('does not lead by its words to what is well', () => {
    const status = saying('Ready=False Timeout: deployment.apps/web is not available');

    expect(led(custom('example.org/Queue', 'q', { status }), web(1))).toEqual([]);
  });
});

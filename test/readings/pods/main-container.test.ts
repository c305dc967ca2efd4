import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { ownContainers } from '#src/readings/pods/main-container.ts';

describe('the containers that a pod may be there for', () => {
  const pod = (names: readonly string[], annotations = {}): Resource<'Pod'> => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'web', annotations },
    spec: { containers: names.map((name) => ({ name })) },
  });

  it('are the one that it names, or those that are no proxies', () => {
    const named = { 'kubectl.kubernetes.io/default-container': 'b' };

    expect(ownContainers(pod(['a', 'b'], named))).toEqual(['b']);
    expect(ownContainers(pod(['istio-proxy', 'a', 'b']))).toEqual(['a', 'b']);
    expect(ownContainers(pod(['istio-proxy']))).toEqual([]);
  });
});

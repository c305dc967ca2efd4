import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { mainContainer } from '#src/readings/pods/main-container.ts';

describe('the container that a pod is there for', () => {
  const pod = (names: readonly string[], annotations = {}): Resource<'Pod'> => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: 'web', annotations },
    spec: { containers: names.map((name) => ({ name })) },
  });

  it('is the one that it names, or the first that is no proxy', () => {
    const named = { 'kubectl.kubernetes.io/default-container': 'b' };

    expect(mainContainer(pod(['a', 'b'], named))).toBe('b');
    expect(mainContainer(pod(['istio-proxy', 'a', 'b']))).toBe('a');
    expect(mainContainer(pod(['istio-proxy']))).toBeUndefined();
  });
});

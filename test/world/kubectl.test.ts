import { expect, it } from '@jest/globals';

import { kubectl } from '#src/world/kubectl.ts';

it('leaves names bare that need no quotes', () => {
  const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };

  expect(kubectl('scale', web, '--replicas=2')).toBe(
    'kubectl -n shop scale deployments.apps web --replicas=2',
  );
});

it('quotes every word that a shell would take for more than a word', () => {
  const odd = { kind: 'Pod', namespace: '$(id)', name: "it's" };

  expect(kubectl('patch', odd, '-p', '{"a":1}')).toBe(
    String.raw`kubectl -n '$(id)' patch pods 'it'\''s' -p '{"a":1}'`,
  );
});

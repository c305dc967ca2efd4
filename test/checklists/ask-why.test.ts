import { expect, it } from '@jest/globals';

import { askWhy } from '#src/checklists/ask-why.ts';

it('names the object as a shell takes it', () => {
  expect(askWhy({ kind: 'apps/Deployment', namespace: 'shop', name: 'web' })).toBe(
    'kubewhy why deployment/web -n shop',
  );
  expect(askWhy({ kind: 'Node', name: 'a' })).toBe('kubewhy why node/a');
});

it('tells a kind from that of Kubernetes with the same name', () => {
  const on = { kind: 'longhorn.io/Node', namespace: 'longhorn-system', name: 'a' };

  expect(askWhy(on)).toBe('kubewhy why node.longhorn.io/a -n longhorn-system');
});

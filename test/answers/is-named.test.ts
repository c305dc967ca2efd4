import { expect, it } from '@jest/globals';

import { isNamed } from '#src/answers/is-named.ts';

const web = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };
const tls = { kind: 'cert-manager.io/Certificate', namespace: 'shop', name: 'tls' };

it.each([
  [{ text: 'deployment/web', namespace: 'shop' }, web, true],
  [{ text: 'deployment/web', namespace: 'bank' }, web, false],
  [{ text: 'x', leads: [{ kind: 'deployment', name: 'web', namespace: 'shop' }] }, web, true],
  [{ text: 'x', leads: [{ kind: 'deployment', name: 'web' }] }, web, true],
  [{ text: 'x', leads: [{ kind: 'certificate.cert-manager.io', name: 'tls' }] }, tls, true],
  [{ text: 'x', leads: [{ kind: 'pod', name: 'web' }] }, web, false],
  [{ text: 'deployment/web', leads: [{ workload: 'web' }] }, web, false],
])('%j names %j: %s', (query, object, is) => {
  expect(isNamed(query, object)).toBe(is);
});

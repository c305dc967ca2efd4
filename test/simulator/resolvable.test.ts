import { expect, it } from '@jest/globals';

import { isResolvable } from '#src/simulator/resolvable.ts';
import { newPod, node } from '#test/support/scheduling.ts';

const asking = (cpu: string) => newPod({ container: { resources: { requests: { cpu } } } });

it.each([
  ['insufficient/cpu', '2', true],
  ['insufficient/cpu', '3', false], // more than the node has at all
  ['insufficient/memory', '3', true],
  ['too-many-pods', '1', true],
  ['host-ports', '1', true],
  ['taint', '1', false],
  ['unheard-of', '1', false],
])('the end of other pods helps against %s of a pod that asks for %s cpus: %s', (code, cpu, is) => {
  expect(isResolvable({ filter: 'any', codes: [code] }, asking(cpu), node('w1'))).toBe(is);
});

it('the end of other pods helps only against all that blocks', () => {
  const codes = ['spread', 'spread-label'];

  expect(isResolvable({ filter: 'topology-spread', codes }, newPod(), node('w1'))).toBe(false);
});

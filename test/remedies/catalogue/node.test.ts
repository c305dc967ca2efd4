import { expect, it } from '@jest/globals';

import { examineNode } from '#src/remedies/catalogue/node/examine-node.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { finding } from '#test/support/verdicts.ts';
import { offeredFor } from '#test/support/words-only.ts';

const ON = { kind: 'Node', name: 'w1' };

it.each([
  ['node/unreachable', 'Do not force-delete pods'],
  ['node/not-ready', 'container runtime'],
  ['node/pod-network', 'network plugin'],
  ['node/troubled', 'memory'],
  ['pod/evicted-by-node', 'may be deleted'],
])('%s is answered in words only, naming what it is about', (cause, words) => {
  const [offer] = offeredFor(cause, ON);

  expect(offer).toMatchObject({ id: 'node/repair', proposal: { kind: 'manual', risk: 'none' } });
  expect(offer?.proposal.change).toBeUndefined();
  expect(offer?.text).toContain('w1');
  expect(offer?.text).toContain(words);
});

it('keeps new pods off a node before it is examined, and changes nothing by itself', () => {
  const found = finding({ id: 'node/one-node-only', subject: { kind: 'Node', name: 'node-b' } });

  const [proposal] = [...examineNode.propose(found, openWorld(cluster([])).world)];

  expect(proposal).toMatchObject({ kind: 'manual', command: 'kubectl cordon node-b' });
  expect(proposal?.change).toBeUndefined();
});

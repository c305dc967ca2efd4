import { expect, it } from '@jest/globals';

import { examineNode } from '#src/remedies/catalogue/node/examine-node.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { finding } from '#test/support/verdicts.ts';

it('keeps new pods off a node before it is examined, and changes nothing by itself', () => {
  const found = finding({ id: 'node/one-node-only', subject: { kind: 'Node', name: 'node-b' } });

  const [proposal] = [...examineNode.propose(found, openWorld(cluster([])).world)];

  expect(proposal).toMatchObject({ kind: 'manual', command: 'kubectl cordon node-b' });
  expect(proposal?.change).toBeUndefined();
});

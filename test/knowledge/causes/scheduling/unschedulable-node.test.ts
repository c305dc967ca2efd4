import { describe, expect, it } from '@jest/globals';

import { unschedulableNode } from '#src/knowledge/causes/scheduling/unschedulable-node.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { CONTROL_PLANE, node } from '#test/support/scheduling.ts';

const cp = node('cp', { taints: [CONTROL_PLANE] });
const closed = node('w1', { unschedulable: true });

describe('unschedulable-node', () => {
  it('finds the node that is closed', () => {
    expect(claimsAboutPending(unschedulableNode, {}, [cp, closed])).toMatchObject([
      { params: { node: 'w1', others: 0 }, strength: 'entails' },
    ]);
  });

  it.each([
    ['there is an open one', [closed, node('w2')], {}],
    ['the pod does not select it', [closed], { nodeSelector: { pool: 'x' } }],
  ])('stays silent where %s', (_, nodes, spec) => {
    expect(claimsAboutPending(unschedulableNode, { spec }, nodes)).toEqual([]);
  });
});

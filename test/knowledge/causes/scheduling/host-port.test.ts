import { describe, expect, it } from '@jest/globals';

import { hostPort } from '#src/knowledge/causes/scheduling/host-port.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { node, podOn } from '#test/support/scheduling.ts';

const edge = { container: { ports: [{ containerPort: 80, hostPort: 8443 }] } };

describe('host-port', () => {
  it('finds a port that is taken on every node', () => {
    expect(
      claimsAboutPending(hostPort, edge, [node('w1')], [podOn('w1', 'a', edge)]),
    ).toMatchObject([{ params: { ports: [8443], nodes: 1 }, strength: 'entails' }]);
  });

  it('stays silent where a node has it free', () => {
    const nodes = [node('w1'), node('w2')];

    expect(claimsAboutPending(hostPort, edge, nodes, [podOn('w1', 'a', edge)])).toEqual([]);
  });
});

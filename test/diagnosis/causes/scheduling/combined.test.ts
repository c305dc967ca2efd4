import { describe, expect, it } from '@jest/globals';

import { combined } from '#src/diagnosis/causes/scheduling/combined.ts';
import { claimsAboutPending } from '#test/support/pending.ts';
import { node, podOn } from '#test/support/scheduling.ts';

const edge = {
  container: {
    ports: [{ containerPort: 80, hostPort: 8443 }],
    resources: { requests: { cpu: '1500m' } },
  },
};

describe('combined', () => {
  it('finds a set of which no part alone would help', () => {
    expect(
      claimsAboutPending(combined, edge, [node('w1')], [podOn('w1', 'a', edge)]),
    ).toMatchObject([{ params: { filters: ['host-ports', 'resources'] }, strength: 'entails' }]);
  });

  it('stays silent where one part alone would help', () => {
    const port = { container: { ports: edge.container.ports } };

    expect(claimsAboutPending(combined, port, [node('w1')], [podOn('w1', 'a', port)])).toEqual([]);
  });
});

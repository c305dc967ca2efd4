import { describe, expect, it } from '@jest/globals';

import { combined } from '#src/knowledge/causes/scheduling/combined.ts';
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

  it('says what its nearest node would need at once, and whose end alone gives it', () => {
    const [claim] = claimsAboutPending(combined, edge, [node('w1')], [podOn('w1', 'a', edge)]);

    expect(claim?.params.needs).toMatchObject({
      node: 'w1',
      amounts: ['1 cpu'],
      ports: [8443],
      taints: [],
      holder: { about: { kind: 'Pod', namespace: 'shop', name: 'a' } },
    });
    expect(claim && combined.text.en(claim.subject, claim.params).so).toBe(
      'On `w1` it needs at once: 1 cpu more, and host port 8443 free. The end of `shop/a` alone would give it all of that.',
    );
  });

  it('names nobody where several pods would have to end', () => {
    const port = { container: { ports: edge.container.ports } };
    const cpu = { container: { resources: edge.container.resources } };
    const others = [podOn('w1', 'a', port), podOn('w1', 'b', cpu)];
    const [claim] = claimsAboutPending(combined, edge, [node('w1')], others);

    expect(claim?.params.needs).not.toHaveProperty('holder');
  });

  it('stays silent where one part alone would help', () => {
    const port = { container: { ports: edge.container.ports } };

    expect(claimsAboutPending(combined, port, [node('w1')], [podOn('w1', 'a', port)])).toEqual([]);
  });
});

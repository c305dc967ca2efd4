import { describe, expect, it } from '@jest/globals';

import { asSaid } from '#src/diagnosis/causes/scheduling/as-said.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { newPod, node } from '#test/support/scheduling.ts';

const SELECTED =
  "0/7 nodes are available: 1 node(s) had untolerated taint {a: }, 1 node(s) had untolerated taint {b: }, 5 node(s) didn't match Pod's node affinity/selector.";

describe('as-said', () => {
  it('counts what the scheduler says where the nodes may not be read', () => {
    expect(claims(SELECTED, ['nodes'])).toMatchObject([
      {
        params: {
          total: 7,
          clauses: [
            { count: 5, filter: 'node-affinity' },
            { count: 2, filter: 'taints' },
          ],
        },
        strength: 'fits',
      },
    ]);
  });

  it.each([
    ['before it tries a node', 'request gpu: device class gpu.example.com does not exist'],
    ['for a plugin that is not simulated', '1 cannot allocate all claims'],
  ])('quotes it where it stops %s', (_, words) => {
    const [claim] = claims(`0/1 nodes are available: ${words}.`);

    expect(claim).toMatchObject({ params: { clauses: [] }, strength: 'fits' });
    expect(claim?.params.words).toContain(words);
  });

  it('leaves it to the simulation where the nodes were read', () => {
    expect(claims(SELECTED)).toEqual([]);
  });

  it.each([
    ['the scheduler has said nothing', undefined],
    ['a gate holds the pod back', 'Scheduling is blocked due to non-empty scheduling gates'],
    ['it says something that nobody knows', 'out of cheese'],
  ])('is silent where %s', (_, said) => {
    expect(claims(said, ['nodes'])).toEqual([]);
  });
});

function claims(said: string | undefined, forbidden: readonly string[] = []) {
  const pod = newPod({}, said);
  const nodes = forbidden.includes('nodes') ? [] : [node('w1')];
  return claimsAbout(pod, asSaid, cluster([...nodes, pod], forbidden));
}

import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { asSaid } from '#src/knowledge/causes/scheduling/as-said.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { named } from '#test/support/objects.ts';
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

  it('quotes what it says of the nodes, and not of what preemption would do', () => {
    const [claim] = claims(
      '0/1 nodes are available: 1 cannot allocate all claims. still not schedulable, preemption: 0/1 nodes are available: 1 Preemption is not helpful for scheduling.',
    );

    expect(claim?.params.words).toBe('0/1 nodes are available: 1 cannot allocate all claims');
  });

  it('says that no driver offers a device, where claims lack some and that can be read', () => {
    const lacking = '0/1 nodes are available: 1 cannot allocate all claims.';
    const slice = named('resource.k8s.io/ResourceSlice', 'w1-gpu', '');

    expect(claims(lacking)).toMatchObject([{ params: { noDevices: true } }]);
    for (const [claim] of [
      claims(lacking, [], [slice]),
      claims(lacking, ['resourceslices.resource.k8s.io']),
      claims('0/1 nodes are available: 1 out of cheese.'),
    ])
      expect(claim?.params).not.toHaveProperty('noDevices');
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

describe('what it says', () => {
  const taints = { count: 2, filter: 'taints', code: 'taint' };
  const affinity = { count: 5, filter: 'node-affinity', code: 'node-affinity' };
  const said = (params: object) => {
    const whole = { pod: 'new', words: 'no luck', clauses: [], ...params };
    return { en: asSaid.text.en(WEB, whole), ko: asSaid.text.ko(WEB, whole) };
  };

  it.each([
    [7, 'of 7 nodes ', '노드 7개 중 '],
    [1, 'of 1 node ', '노드 1개 중 '],
  ])('is on how many of %i nodes there is which reason', (total, en, ko) => {
    const words = said({ total, clauses: [taints] });

    expect(words.en.sentence).toContain(en);
    expect(words.ko.sentence).toContain(ko);
    expect(words.en.sentence).not.toContain('no luck');
    expect([words.en.so, words.ko.so]).toEqual([undefined, undefined]);
  });

  it('is that of several reasons nobody knows which to mend', () => {
    const { en, ko } = said({ total: 7, clauses: [taints, affinity] });

    expect([en.so, ko.so]).toEqual([
      expect.stringContaining('nobody can say which'),
      expect.stringContaining('무엇을 고쳐야'),
    ]);
  });

  it.each([
    ['it names no reason that is known', { total: 7 }],
    ['it counts no nodes', { clauses: [taints] }],
  ])('are its own words where %s', (_, params) => {
    const { en, ko } = said(params);

    expect([en.sentence, ko.sentence]).toEqual([
      expect.stringContaining(': “no luck”.'),
      expect.stringContaining(': “no luck”.'),
    ]);
  });
});

const WEB = { kind: 'apps/Deployment', namespace: 'shop', name: 'web' };

function claims(
  said: string | undefined,
  forbidden: readonly string[] = [],
  others: readonly Resource[] = [],
) {
  const pod = newPod({}, said);
  const nodes = forbidden.includes('nodes') ? [] : [node('w1')];
  return claimsAbout(pod, asSaid, cluster([...nodes, pod, ...others], forbidden));
}

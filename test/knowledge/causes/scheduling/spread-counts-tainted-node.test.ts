import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { spreadCountsTaintedNode } from '#src/knowledge/causes/scheduling/spread-counts-tainted-node.ts';
import type { Constraint } from '#src/simulator/spread.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { CONTROL_PLANE, newPod, node, podOn } from '#test/support/scheduling.ts';

const MESSAGE =
  "0/3 nodes are available: 1 node(s) had untolerated taint(s), 2 node(s) didn't match pod topology spread constraints.";
const rule: Constraint = {
  maxSkew: 1,
  topologyKey: 'kubernetes.io/hostname',
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: { matchLabels: { app: 'web' } },
};
const cp = node('cp', { taints: [CONTROL_PLANE] });
const workers = [node('w1'), node('w2')];
const running = [podOn('w1', 'a'), podOn('w2', 'b')];
const all = [cp, ...workers, ...running];

function pending(change: Partial<Constraint> = {}, message = MESSAGE) {
  return newPod({ spec: { topologySpreadConstraints: [{ ...rule, ...change }] } }, message);
}

function claims(
  objects: readonly Resource[] = all,
  pod = pending(),
  forbidden: readonly string[] = [],
) {
  return claimsAbout(pod, spreadCountsTaintedNode, cluster([...objects, pod], forbidden));
}

describe('spread-counts-tainted-node', () => {
  it('tells the sum, the node that holds the minimum, and how many pods can run', () => {
    expect(claims()).toMatchObject([
      {
        subject: { kind: 'Pod', name: 'new' },
        strength: 'entails',
        params: {
          count: 1,
          self: 1,
          min: 0,
          skew: 2,
          maxSkew: 1,
          atMost: 2,
          selector: 'app=web',
          tainted: { node: 'cp', taint: 'node-role.kubernetes.io/control-plane:NoSchedule' },
          rows: [
            { name: 'cp', count: 0, why: ['taint'] },
            { name: 'w1', count: 1, why: ['skew 2 > max 1'] },
            { name: 'w2', count: 1, why: ['skew 2 > max 1'] },
          ],
        },
      },
    ]);
  });

  it('finds a cordoned node that is counted', () => {
    const taints = [{ key: 'node.kubernetes.io/unschedulable', effect: 'NoSchedule' }];
    const closed = node('closed', { unschedulable: true, taints });
    const message = MESSAGE.replace('had untolerated taint(s)', 'were unschedulable');

    expect(claims([closed, ...workers, ...running], pending({}, message))).toMatchObject([
      { params: { tainted: { node: 'closed' } }, strength: 'entails' },
    ]);
  });

  it('expects a node to come back whose taint tells of its state', () => {
    const lost = node('lost', {
      taints: [{ key: 'node.kubernetes.io/unreachable', effect: 'NoSchedule' }],
    });
    const [state] = claims([lost, ...workers, ...running]);
    const [use] = claims();

    expect(state?.params.tainted).toMatchObject({ node: 'lost', of: 'state' });
    expect(said(state)).toMatch(/Until node `lost` takes pods again, at most 2 pods/);
    expect(said(state)).not.toMatch(/ever|does not help/);
    expect(use?.params.tainted).toMatchObject({ node: 'cp', of: 'use' });
    expect(said(use)).toMatch(/It will not resolve by itself: at most 2 pods with `app=web` fit/);
  });

  it('blames a node that stays closed rather than one that comes back', () => {
    const lost = node('a-lost', {
      taints: [{ key: 'node.kubernetes.io/not-ready', effect: 'NoExecute' }],
    });

    expect(claims([lost, ...all])).toMatchObject([
      { params: { tainted: { node: 'cp', of: 'use' }, atMost: 3 } },
    ]);
  });

  describe('beside a second hard rule', () => {
    const zoned = [
      node('cp', { taints: [CONTROL_PLANE], labels: { zone: 'a' } }),
      node('w1', { labels: { zone: 'b' } }),
      node('w2', { labels: { zone: 'c' } }),
    ];
    const two = (zone: Partial<Constraint>) =>
      newPod(
        { spec: { topologySpreadConstraints: [{ ...rule, topologyKey: 'zone', ...zone }, rule] } },
        MESSAGE,
      );

    it('names both where both count the node, as mending one alone would not help', () => {
      const [claim, ...more] = claims([...zoned, ...running], two({}));

      expect(more).toEqual([]);
      expect(claim).toMatchObject({
        params: {
          constraint: 0,
          topologyKey: 'zone',
          together: [{ constraint: 1, topologyKey: 'kubernetes.io/hostname' }],
        },
      });
      expect(claim?.evidence.map(({ path }) => path)).toEqual(
        expect.arrayContaining([
          '/spec/topologySpreadConstraints/0/nodeTaintsPolicy',
          '/spec/topologySpreadConstraints/1/nodeTaintsPolicy',
        ]),
      );
    });

    it('names the one that counts the node where the other leaves it out', () => {
      expect(claims([...zoned, ...running], two({ nodeTaintsPolicy: 'Honor' }))).toMatchObject([
        { params: { constraint: 1, together: [] } },
      ]);
    });

    it('stays silent where the other would not give way', () => {
      const full = [...running, podOn('w1', 'c'), podOn('w1', 'd'), podOn('w2', 'e')];
      const pinned = two({ nodeTaintsPolicy: 'Honor', minDomains: 3 });

      expect(claims([...zoned, ...full], pinned)).toEqual([]);
    });
  });

  it('never offers to tolerate the taint', () => {
    const words = claims().flatMap(({ subject, params }) => [
      spreadCountsTaintedNode.text.en(subject, params),
      spreadCountsTaintedNode.text.ko(subject, params),
    ]);

    expect(words).toHaveLength(2);
    expect(JSON.stringify(words)).not.toMatch(/tolerat|톨러/i);
  });

  it.each([
    [
      'the scheduler names another reason',
      all,
      pending({}, '0/3 nodes are available: 3 Insufficient cpu.'),
      [],
    ],
    [
      'the scheduler knew other nodes',
      [...all, node('w3', { unschedulable: true })],
      pending(),
      [],
    ],
    ['the nodes could not be read', all, pending(), ['nodes']],
    ['the pods could not be read', all, pending(), ['pods']],
    ['a volume is not decided', all, withClaim(), []],
  ] as const)('is not certain where %s', (_, objects, pod, forbidden) => {
    const found = claims(objects, pod, forbidden);

    expect(found.filter(({ strength }) => strength === 'entails')).toEqual([]);
  });

  it('stays silent where the pods that the sum needs could not be read', () => {
    expect(claims([cp, ...workers], pending(), ['pods'])).toEqual([]);
  });

  it.each([
    ['a node without the label (a)', pending({ topologyKey: 'zone' }), all],
    ['no tainted node (b)', pending({ minDomains: 3 }), [...workers, ...running]],
    ['a rule without a selector (c)', pending({ labelSelector: undefined as never }), all],
    ['a rule that honours taints', pending({ nodeTaintsPolicy: 'Honor', minDomains: 3 }), all],
    ['a soft rule', pending({ whenUnsatisfiable: 'ScheduleAnyway' }), all],
    ['a rule whose sum does not fail', pending(), [cp, ...workers]],
    ['a pod that is placed', podOn('w1', 'new', { spec: pending().spec ?? {} }), all],
  ])('stays silent for %s', (_, pod, objects) => {
    expect(claims(objects, pod)).toEqual([]);
  });
});

function said(claim: ReturnType<typeof claims>[number] | undefined) {
  return claim && spreadCountsTaintedNode.text.en(claim.subject, claim.params).so;
}

function withClaim() {
  const volumes = [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }];
  return newPod({ spec: { topologySpreadConstraints: [rule], volumes } }, MESSAGE);
}

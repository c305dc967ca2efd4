import { expect, it } from '@jest/globals';

import { LANGS } from '#src/domain/lang.ts';
import { nodeUnreachable } from '#src/knowledge/causes/node/unreachable.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { lease } from '#test/support/leases.ts';
import { ago } from '#test/support/objects.ts';
import { node, nodeSaying } from '#test/support/scheduling.ts';

const UNKNOWN = {
  type: 'Ready',
  status: 'Unknown',
  reason: 'NodeStatusUnknown',
  message: 'Kubelet stopped posting node status.',
  lastHeartbeatTime: ago(5),
};
const silent = nodeSaying(UNKNOWN);

const renewed = (at: string) => lease('kube-node-lease', 'w1', at);
const ready = {
  ...node('w2'),
  status: { conditions: [{ type: 'Ready', status: 'True' }] },
};

it('says since when the kubelet is silent, and that the other nodes are not', () => {
  const [claim] = claimsAbout(silent, nodeUnreachable, cluster([silent, ready]));

  expect(claim).toMatchObject({
    params: { has: 'stopped', since: ago(5), others: 0, ready: 1 },
    strength: 'entails',
  });
});

it('quotes the Lease that is not renewed any more', () => {
  const [claim] = claimsAbout(silent, nodeUnreachable, cluster([silent, renewed(ago(5))]));

  expect(claim?.evidence.at(-1)).toMatchObject({ path: '/spec/renewTime', quote: ago(5) });
});

it('is not sure of a kubelet that still renews its Lease', () => {
  const [claim] = claimsAbout(silent, nodeUnreachable, cluster([silent, renewed(ago(0.2))]));

  expect(claim).toMatchObject({ params: { has: 'renews-its-lease' }, strength: 'fits' });
});

it('tells a kubelet that was never heard of', () => {
  const newcomer = nodeSaying({ ...UNKNOWN, reason: 'NodeStatusNeverUpdated' });

  const [claim] = claimsAbout(newcomer, nodeUnreachable, cluster([newcomer]));

  expect(claim?.params).toEqual({ has: 'never-reported', others: 0, ready: 0 });
});

it('counts no other nodes where they could not be listed', () => {
  const source = cluster([silent]);
  const alone = {
    ...source,
    list: () => ({ items: [], gap: 'forbidden' as const }),
  };

  const [claim] = claimsAbout(silent, nodeUnreachable, alone);

  expect(claim?.params).toEqual({ has: 'stopped', since: ago(5) });
});

it.each([
  ['says itself that it is not Ready', nodeSaying({ type: 'Ready', status: 'False' })],
  ['is Ready', nodeSaying({ type: 'Ready', status: 'True' })],
])('claims nothing of a node that %s', (_, other) => {
  expect(claimsAbout(other, nodeUnreachable, cluster([other]))).toEqual([]);
});

it('warns against deleting pods by force', () => {
  const said = advised(nodeUnreachable, claimsAbout(silent, nodeUnreachable, cluster([silent])));

  expect(said).toContain('Do not force-delete pods');
});

it.each(LANGS)('says in %s which of its pods nobody replaces', (lang) => {
  const on = { kind: 'Node', name: 'w1' };

  const { so } = nodeUnreachable.text[lang](on, { has: 'stopped' });

  expect(so).toContain('StatefulSet');
  expect(so).toContain('podReplacementPolicy: Failed');
});

import { expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { daemonSetNowhere } from '#src/knowledge/causes/scheduling/daemon-set-nowhere.ts';
import { openWorld } from '#src/world/open-world.ts';
import { advised } from '#test/support/advised.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { CONTROL_PLANE, node } from '#test/support/scheduling.ts';

type DaemonSet = Resource<'apps/DaemonSet'>;
type PodSpec = NonNullable<NonNullable<DaemonSet['spec']>['template']['spec']>;

const daemonSet = (spec: Partial<PodSpec>, status: object = {}): DaemonSet => ({
  apiVersion: 'apps/v1',
  kind: 'DaemonSet',
  metadata: { namespace: 'shop', name: 'agent', uid: 'agent', generation: 2 },
  spec: { selector: {}, template: { spec: { containers: [], ...spec } } },
  status: {
    observedGeneration: 2,
    currentNumberScheduled: 0,
    desiredNumberScheduled: 0,
    numberMisscheduled: 0,
    numberReady: 0,
    ...status,
  },
});
const selecting = (nodeSelector: Record<string, string>) => daemonSet({ nodeSelector });
const affine = (...matchExpressions: { key: string; operator: string; values?: string[] }[]) =>
  daemonSet({
    affinity: {
      nodeAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: {
          nodeSelectorTerms: [{ matchExpressions }],
        },
      },
    },
  });
const NODES = [
  node('w1', { labels: { pool: 'web', 'corp.example/uplink': 'yes' } }),
  node('w2', { labels: { pool: 'batch', zone: 'a' } }),
];
const tainted = (name: string) => node(name, { labels: { pool: 'ci' }, taints: [CONTROL_PLANE] });
const harmOf = (set: DaemonSet, nodes = NODES) =>
  [...(daemonSetNowhere.symptom?.find(set, openWorld(cluster([set, ...nodes])).world) ?? [])].map(
    ({ hurts }) => hurts,
  );

it.each([
  ['a label that none has', selecting({ rack: 'r7' }), { is: 'unlabelled', key: 'rack' }, 'fits'],
  [
    'another value',
    selecting({ pool: 'webs' }),
    { is: 'other-value', near: ['pool=batch', 'pool=web'] },
    'entails',
  ],
  [
    'another prefix',
    selecting({ 'example.corp/uplink': 'yes' }),
    { is: 'other-key', near: ['corp.example/uplink=yes'] },
    'entails',
  ],
  [
    'separators in its name',
    selecting({ 'corp.example/up-link': 'yes' }),
    { is: 'other-key', near: ['corp.example/uplink=yes'] },
    'entails',
  ],
  [
    'two labels that no node has together',
    selecting({ pool: 'web', zone: 'a' }),
    { is: 'apart', demands: ['pool=web', 'zone=a'] },
    'entails',
  ],
  [
    'an affinity',
    affine({ key: 'pool', operator: 'In', values: ['gpu', 'tpu'] }),
    { is: 'other-value', demands: ['pool In gpu tpu'] },
    'entails',
  ],
])('says what the nodes have in place of %s', (_, set, params, strength) => {
  const claims = claimsAbout(set, daemonSetNowhere, cluster([set, ...NODES]));

  expect(claims).toMatchObject([{ params: { ...params, nodes: 2 }, strength }]);
  expect(harmOf(set)).toEqual(['progress']);
});

it('names the taint that keeps it off all nodes that it selects, and a toleration that nearly fits', () => {
  const tolerations = [{ key: CONTROL_PLANE.key, value: 'yes' }];
  const set = daemonSet({ nodeSelector: { pool: 'ci' }, tolerations });

  const claims = claimsAbout(set, daemonSetNowhere, cluster([set, tainted('cp1'), ...NODES]));

  expect(claims).toMatchObject([
    {
      params: {
        is: 'tainted',
        taint: 'node-role.kubernetes.io/control-plane:NoSchedule',
        toleration: 'node-role.kubernetes.io/control-plane=yes',
        near: ['cp1'],
      },
      strength: 'entails',
    },
  ]);
  expect(advised(daemonSetNowhere, claims)).toContain('add a toleration');
});

it.each([
  ['a GPU', { 'nvidia.com/gpu.present': 'true' }],
  ['a processor', { 'kubernetes.io/arch': 'arm64' }],
  ['a cloud’s accelerator', { 'cloud.google.com/gke-accelerator': 'l4' }],
  ['a found feature', { 'feature.node.kubernetes.io/pci-10de.present': 'true' }],
])('hurts nobody where no node has %s', (_, nodeSelector) => {
  const nodes = [node('w1', { labels: { 'kubernetes.io/arch': 'amd64' } })];

  expect(harmOf(selecting(nodeSelector as Record<string, string>), nodes)).toEqual(['nobody']);
});

it('is no more than likely where the nodes could not be read', () => {
  const set = selecting({ pool: 'webs' });
  const source = cluster([set], ['nodes']);

  expect(claimsAbout(set, daemonSetNowhere, source)).toMatchObject([
    { params: { is: 'unread' }, strength: 'fits' },
  ]);
});

it.each([
  ['wants pods', daemonSet({ nodeSelector: { rack: 'r7' } }, { desiredNumberScheduled: 1 })],
  ['was just changed', daemonSet({ nodeSelector: { rack: 'r7' } }, { observedGeneration: 1 })],
  ['selects a node that would take it', selecting({ pool: 'web' })],
  ['selects all nodes', daemonSet({})],
])('is silent of one that %s', (_, set) => {
  expect(harmOf(set)).toEqual([]);
  expect(claimsAbout(set, daemonSetNowhere, cluster([set, ...NODES]))).toEqual([]);
});

it('is silent where a node bears only the taint of its state', () => {
  const taints = [{ key: 'node.kubernetes.io/unreachable', effect: 'NoSchedule' }];
  const set = selecting({ pool: 'web' });

  expect(harmOf(set, [node('w1', { labels: { pool: 'web' }, taints })])).toEqual([]);
});

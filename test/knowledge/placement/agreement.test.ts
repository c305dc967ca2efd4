import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { unplaced } from '#src/knowledge/placement/unplaced.ts';
import type { Node, Pod } from '#src/simulator/cluster.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { ago, event } from '#test/support/objects.ts';
import { CONTROL_PLANE, newPod, node, podOn } from '#test/support/scheduling.ts';
import { claim, mounting } from '#test/support/storage.ts';

const large = { container: { resources: { requests: { cpu: '2' } } } };
const said = (total: number, ...clauses: readonly string[]) =>
  `0/${total} nodes are available: ${clauses.join(', ')}.`;

/** newPod was told so five minutes ago. */
function agrees(message: string, others: readonly Resource[], pod = newPod(large, message)) {
  return unplaced(pod, openWorld(cluster([...others, pod])).world).agrees;
}

function born<T extends Node | Pod>(at: string, object: T): T {
  return { ...object, metadata: { ...object.metadata, creationTimestamp: at } };
}

const cp = node('cp', { taints: [CONTROL_PLANE] });
const hog = (on: string) => podOn(on, `hog-${on}`, large);
const full = (name: string) => [
  node(name, { allocatable: { pods: '1' } }),
  podOn(name, `only-${name}`),
];
const TAINT = '1 node(s) had untolerated taint(s)';

describe('the simulation agrees with the scheduler', () => {
  it('by the same codes for as many nodes', () => {
    expect(agrees(said(2, '1 Insufficient cpu', TAINT), [cp, node('w1'), hog('w1')])).toBe(true);
  });

  it.each([
    ['another code', said(2, '1 Too many pods', TAINT)],
    ['one code more', said(2, '1 Insufficient cpu', '1 Insufficient memory', TAINT)],
    ['other counts', said(2, '2 Insufficient cpu', TAINT)],
    ['fewer nodes', said(3, '2 Insufficient cpu', TAINT)],
    ['a code that is not known', said(2, '1 Insufficient cpu', '1 no licence left')],
    ['an end that was cut off', `${said(2, '1 Insufficient cpu', TAINT).slice(0, -1)} ...`],
  ])('but not with %s', (_, message) => {
    expect(agrees(message, [cp, node('w1'), hog('w1')])).toBe(false);
  });

  it('but not about a pod that fits', () => {
    expect(agrees(said(2, '1 Insufficient cpu', TAINT), [cp, node('w1')])).toBe(false);
  });

  it.each([
    ['after', 1, true],
    ['before', 9, false],
  ])('about other counts where a node came %s it spoke', (_, minutes, result) => {
    const message = said(2, '1 Insufficient cpu', TAINT);
    const others = [cp, node('w1'), hog('w1'), born(ago(minutes), node('w2')), hog('w2')];

    expect(agrees(message, others)).toBe(result);
  });

  it.each([
    ['after', 1, true],
    ['before', 9, false],
  ])('about other counts where a pod took the node %s it spoke', (_, minutes, result) => {
    const message = said(3, '1 Insufficient cpu', '1 Too many pods', TAINT);
    const tiny = node('tiny', { allocatable: { pods: '1' } });
    const full = [tiny, podOn('tiny', 'only')];
    const others = [cp, node('w1'), hog('w1'), node('w2'), born(ago(minutes), hog('w2')), ...full];

    expect(agrees(message, [...others])).toBe(false);
    expect(agrees(said(4, '2 Insufficient cpu', '1 Too many pods', TAINT), others)).toBe(true);
    expect(agrees(said(4, '1 Insufficient cpu', '2 Too many pods', TAINT), others)).toBe(result);
  });

  it.each([
    ['a node is gone since', said(3, '2 Insufficient cpu', TAINT), [cp, node('w1'), hog('w1')]],
    [
      'a node was cordoned since',
      said(3, '2 Insufficient cpu', TAINT),
      [cp, node('w1'), hog('w1'), node('w2', { unschedulable: true }), hog('w2')],
    ],
    [
      'a node lost its taint since',
      said(2, '1 Insufficient cpu', TAINT),
      [node('cp'), hog('cp'), node('w1'), hog('w1')],
    ],
    [
      'a pod has ended since, and another node came',
      said(2, '1 Insufficient cpu', TAINT),
      [cp, node('w1'), born(ago(1), node('w2')), hog('w2')],
    ],
    [
      'a pod of elsewhere came, and the counts of others differ',
      said(3, '2 Insufficient cpu', '1 Too many pods'),
      [node('w1'), hog('w1'), ...full('w2'), ...full('w3'), born(ago(1), podOn('w1', 'late'))],
    ],
  ])('but not where %s', (_, message, others) => {
    expect(agrees(message, others)).toBe(false);
  });

  it('counts from when it last said the same', () => {
    const message = said(2, '1 Insufficient cpu', TAINT);
    const pod = newPod(large, message);
    const late = [cp, node('w1'), hog('w1'), born(ago(3), node('w2')), hog('w2')];
    const repeated = event('FailedScheduling', message, ago(2), 'new');
    const { world } = openWorld(cluster([...late, pod, repeated]));

    expect(agrees(message, late)).toBe(true);
    expect(unplaced(pod, world).agrees).toBe(false);
  });

  it.each([
    ['the claim that is not there', 'persistentvolumeclaim "data" not found', [], true],
    ['another claim', 'persistentvolumeclaim "cache" not found', [], false],
    ['one that is there now', 'persistentvolumeclaim "data" not found', [claim('data')], false],
    [
      'a claim of no class',
      'pod has unbound immediate PersistentVolumeClaims',
      [unclassed()],
      true,
    ],
  ])('about what stops it before it looks at nodes: %s', (_, because, claims, result) => {
    const message = said(1, because);
    const { status = {} } = newPod({}, message);

    expect(agrees(message, [node('w1'), ...claims], { ...mounting(['data']), status })).toBe(
      result,
    );
  });

  it.each([
    [
      'by their own plugin, as 1.32 does',
      "1 Insufficient cpu, 1 node(s) didn't satisfy plugin(s) [NodeAffinity]",
    ],
    ['not at all, as 1.31 does', '1 Insufficient cpu'],
  ])('about the nodes that a pod of a DaemonSet is not for: %s', (_, clauses) => {
    const matchFields = [{ key: 'metadata.name', operator: 'In', values: ['w1'] }];
    const required = { nodeSelectorTerms: [{ matchFields }] };
    const nodeAffinity = { requiredDuringSchedulingIgnoredDuringExecution: required };
    const message = said(2, clauses);
    const pod = newPod({ ...large, spec: { affinity: { nodeAffinity } } }, message);

    expect(agrees(message, [cp, node('w1'), hog('w1')], pod)).toBe(true);
  });

  it('that there are no nodes', () => {
    expect(agrees('no nodes available to schedule pods', [])).toBe(true);
    expect(agrees('no nodes available to schedule pods', [node('w1')])).toBe(false);
  });
});

function unclassed() {
  return claim('data', { class: '' });
}

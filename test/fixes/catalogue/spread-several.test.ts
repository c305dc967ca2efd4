import { describe, expect, it } from '@jest/globals';

import type { Offer } from '#src/fixes/offers/plans.ts';
import { changed } from '#src/world/changed.ts';
import { offersFor } from '#test/fixes/support/stuck.ts';
import { CONTROL_PLANE, node } from '#test/support/scheduling.ts';

const ZONE = 'topology.kubernetes.io/zone';
const HOST = 'kubernetes.io/hostname';
const rule = (topologyKey: string) => ({
  maxSkew: 1,
  topologyKey,
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: { matchLabels: { app: 'web' } },
});
const nodes = [
  node('cp', { taints: [CONTROL_PLANE], labels: { [ZONE]: 'z-cp' } }),
  node('w1', { labels: { [ZONE]: 'a' } }),
  node('w2', { labels: { [ZONE]: 'b' } }),
];

describe('two rules that count a tainted node', () => {
  const stuck = {
    nodes,
    on: ['w1', 'w2'],
    spec: { topologySpreadConstraints: [rule(HOST), rule(ZONE)] },
  };

  it('are mended in one change', async () => {
    const first = await offer('spread/honor-taints-per-revision', stuck);

    expect(first?.proposal.change?.ops.map(({ path }) => path)).toEqual(
      [0, 1].flatMap((index) =>
        ['nodeTaintsPolicy', 'matchLabelKeys'].map(
          (field) => `/spec/template/spec/topologySpreadConstraints/${index}/${field}`,
        ),
      ),
    );
    expect(first?.proof).toMatchObject({ placement: { is: 'holds' }, rules: { is: 'holds' } });
  });

  it('can be taken back together', async () => {
    const found = await offer('spread/honor-taints', stuck);
    const { ops = [], undo = [] } = found?.proposal.change ?? {};
    const object = { spec: { template: { spec: stuck.spec } } } as never;
    if ('none' in undo) throw new Error('It can be undone.');

    expect(changed(changed(object, ops), undo)).toEqual(object);
  });
});

describe('a rule of a StatefulSet', () => {
  const stuck = {
    kind: 'StatefulSet',
    nodes,
    on: ['w1', 'w2'],
    spec: { topologySpreadConstraints: [rule(HOST)] },
  } as const;

  it('is mended in words: the pod that was never Ready has to go as well', async () => {
    const found = await offer('spread/honor-taints', stuck);

    expect(found?.plan).toBeUndefined();
    expect(found?.proposal).toMatchObject({ kind: 'manual', params: { stuck: 'new' } });
    expect(found?.proposal.command).toMatch(/statefulsets\.apps web .* && .* delete pod new$/);
  });

  it('needs no deletion where its pods are made in parallel', async () => {
    const found = await offer('spread/honor-taints', {
      ...stuck,
      workload: { podManagementPolicy: 'Parallel' },
    });

    expect(found?.proposal.command).not.toContain('delete');
  });

  it('is left alone where one of the later pods would find no node then', async () => {
    const larger = (replicas: number) =>
      offer('spread/larger-skew', { ...stuck, workload: { replicas } });

    expect(await larger(4)).toBeDefined();
    expect(await larger(9)).toBeUndefined();
  });

  it('has no label of a revision, whose pods replace each other', async () => {
    expect(await offer('spread/per-revision', stuck)).toBeUndefined();
  });
});

describe('a larger skew', () => {
  it('is the smallest that places the pods', async () => {
    const stuck = { nodes, on: ['w1', 'w2'], spec: { topologySpreadConstraints: [rule(HOST)] } };

    const found = await offer('spread/larger-skew', stuck);

    expect(found?.proposal.change?.ops).toMatchObject([{ op: 'replace', value: 2 }]);
  });
});

async function offer(
  id: string,
  stuck: Parameters<typeof offersFor>[0],
): Promise<Offer | undefined> {
  return (await offersFor(stuck)).find(({ remedy }) => remedy.id === id);
}

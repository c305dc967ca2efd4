import { describe, expect, it } from '@jest/globals';

import type { Offer } from '#src/fixes/offers/plans.ts';
import { offersFor, type Stuck } from '#test/fixes/support/stuck.ts';
import { CONTROL_PLANE, node, podOn } from '#test/support/scheduling.ts';

const BATCH = { key: 'dedicated', value: 'batch', effect: 'NoSchedule' };
const cp = node('cp', { taints: [CONTROL_PLANE] });
const requesting = (requests: Readonly<Record<string, string>>) => ({ resources: { requests } });

describe('a toleration', () => {
  const nodes = [node('batch-1', { taints: [BATCH] }), cp];

  it('is corrected where one names the key', async () => {
    const almost = { key: 'dedicated', operator: 'Equal', value: 'batches', effect: 'NoSchedule' };

    const shown = await shownFor({ nodes, spec: { tolerations: [almost] } });

    expect(ids(shown)).toEqual(['placement/correct-toleration']);
    expect(shown[0]?.proposal.change?.ops).toMatchObject([
      { op: 'replace', path: '/spec/template/spec/tolerations', value: [{ value: 'batch' }] },
    ]);
    expect(shown[0]?.proof).toMatchObject({
      placement: { is: 'holds', note: 'batch-1' },
      rules: { is: 'holds' },
    });
  });

  it('is added for a taint that keeps a node for others', async () => {
    const shown = await shownFor({ nodes });

    expect(ids(shown)).toEqual(['placement/tolerate-taint']);
    expect(shown[0]?.proposal.change?.ops).toMatchObject([
      { op: 'add', value: [{ ...BATCH, operator: 'Equal' }] },
    ]);
  });

  it('is added for each taint of a node, unless one of them is almost tolerated', async () => {
    const gpu = { key: 'gpu', value: 'yes', effect: 'NoSchedule' };
    const both = { nodes: [node('batch-1', { taints: [BATCH, gpu] })] };
    const almost = { key: 'gpu', operator: 'Equal', value: 'no', effect: 'NoSchedule' };
    const added = async (stuck: Stuck) => {
      const shown = await shownFor(stuck);
      return of('placement/tolerate-taint', shown)?.proposal.params;
    };

    expect(await added(both)).toMatchObject({
      taint: 'dedicated=batch:NoSchedule, gpu=yes:NoSchedule',
      node: 'batch-1',
    });
    expect(await added({ ...both, spec: { tolerations: [almost] } })).toBeUndefined();
  });

  it.each([
    ['of the control plane', CONTROL_PLANE],
    ['of a condition', { key: 'node.kubernetes.io/disk-pressure', effect: 'NoSchedule' }],
    ['of a cordon', { key: 'node.kubernetes.io/unschedulable', effect: 'NoSchedule' }],
  ])('is never proposed for the taint %s, nor for another beside it', async (_, taint) => {
    for (const taints of [[taint], [BATCH, taint], [taint, BATCH]]) {
      const shown = await shownFor({ nodes: [node('w1', { taints })] });

      expect(shown.flatMap(({ proposal }) => proposal.change ?? [])).toEqual([]);
    }
  });
});

describe('a node selection', () => {
  const labelled = (name: string, value: string) => node(name, { labels: { disktype: value } });

  it('takes the value that is nearest to what is asked for', async () => {
    const nodes = [labelled('a', 'hdd'), labelled('b', 'ssd')];

    const [first] = await shownFor({ nodes, spec: { nodeSelector: { disktype: 'ssdd' } } });

    expect(first?.proposal.params).toMatchObject({ was: 'disktype=ssdd', is: 'disktype=ssd' });
    expect(first?.proof?.placement).toEqual({ is: 'holds', note: 'b' });
  });

  it('passes over a value whose nodes cannot take the pod', async () => {
    const full = podOn('b', 'full', { container: requesting({ cpu: '2' }), namespace: 'x' });
    const stuck = {
      nodes: [labelled('a', 'hdd'), labelled('b', 'ssd')],
      others: [full],
      container: requesting({ cpu: '1' }),
      spec: { nodeSelector: { disktype: 'ssdd' } },
    };

    const [first] = await shownFor(stuck);

    expect(first?.proposal.params).toMatchObject({ is: 'disktype=hdd' });
  });

  it('takes a key that differs by a letter', async () => {
    const nodes = [labelled('a', 'ssd')];

    const [first] = await shownFor({ nodes, spec: { nodeSelector: { 'disk-type': 'ssd' } } });

    expect(first?.proposal.change?.ops).toMatchObject([{ value: { disktype: 'ssd' } }]);
  });

  it('is met in words by a label on a node that has no other value for it', async () => {
    const shown = await shownFor({ nodes: [node('a'), cp], spec: { nodeSelector: { gpu: 'a' } } });

    expect(shown.map(({ proposal }) => proposal.command)).toEqual(['kubectl label node a gpu=a']);
  });
});

describe('a request', () => {
  const nodes = [node('w1'), cp];

  it('is lowered to what fits, in words', async () => {
    const others = [podOn('w1', 'held', { container: requesting({ cpu: '1500m' }) })];
    const owned = others.map((pod) => ({ ...pod, metadata: { ...pod.metadata, namespace: 'x' } }));

    const shown = await shownFor({ nodes, others: owned, container: requesting({ cpu: '1' }) });

    expect(of('scheduling/insufficient-resource', shown)).toMatchObject({
      remedy: { id: 'scheduling/insufficient-resource' },
      proposal: {
        kind: 'manual',
        params: { found: { resource: 'cpu', smaller: { quantity: '500m', node: 'w1' } } },
      },
    });
  });

  it('never exceeds what is there by rounding', async () => {
    const odd = [node('w1', { allocatable: { memory: '1000000k' } })];

    const shown = await shownFor({ nodes: odd, container: requesting({ memory: '3Gi' }) });
    const first = of('scheduling/insufficient-resource', shown);

    expect(first?.proposal.params).toMatchObject({ found: { smaller: { quantity: '953Mi' } } });
  });

  it('names what nodes offer in place of what none offers', async () => {
    const gpus = [node('w1', { allocatable: { 'nvidia.com/gpu': '1' } })];
    const limits = { 'amd.com/gpu': '1' };

    const shown = await shownFor({ nodes: gpus, container: { resources: { limits } } });
    const first = of('scheduling/insufficient-resource', shown);

    expect(first?.proposal.params).toMatchObject({ found: { offered: ['nvidia.com/gpu'] } });
  });
});

describe('pods that keep apart', () => {
  const labelSelector = { matchLabels: { app: 'web' } };
  const term = { labelSelector, topologyKey: 'kubernetes.io/hostname' };
  const spec = {
    affinity: { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [term] } },
  };

  it('are as many as there are nodes, as old pods would refuse new ones that only prefer it', async () => {
    const nodes = [node('w1'), node('w2'), cp];

    const shown = await shownFor({ nodes, on: ['w1', 'w2'], spec });

    expect(ids(shown)).toEqual(['workload/fewer-replicas', 'scheduling/pod-affinity']);
    expect(shown[0]?.proposal.change?.ops).toMatchObject([{ path: '/spec/replicas', value: 2 }]);
  });

  it('may prefer it where the old ones go first', async () => {
    const workload = { strategy: { type: 'Recreate' } };

    const shown = await shownFor({ nodes: [node('w1'), cp], on: ['w1'], spec, workload });

    expect(ids(shown)).toContain('placement/prefer-apart');
  });
});

it('a cordoned node is opened in words only', async () => {
  const [first] = await shownFor({ nodes: [node('w1', { unschedulable: true }), cp] });

  expect(first?.proposal).toMatchObject({ kind: 'manual', command: 'kubectl uncordon w1' });
});

async function shownFor(stuck: Stuck): Promise<readonly Offer[]> {
  return (await offersFor(stuck)).filter(({ refused }) => !refused);
}

function ids(offers: readonly Offer[]): readonly string[] {
  return offers.map(({ remedy }) => remedy.id);
}

function of(id: string, offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ remedy }) => remedy.id === id);
}

import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { nodeAffinity } from '#src/knowledge/causes/scheduling/node-affinity.ts';
import { claimsAbout } from '#test/support/claims.ts';
import { cluster } from '#test/support/clusters.ts';
import { claimsAboutPending, messageFor } from '#test/support/pending.ts';
import { newPod, node } from '#test/support/scheduling.ts';

const nodes = [node('w1', { labels: { disk: 'ssd' } }), node('w2')];

function requiring(key: string, values: string[]) {
  const matchExpressions = [{ key, operator: 'In', values }];
  const required = { nodeSelectorTerms: [{ matchExpressions }] };
  return {
    affinity: { nodeAffinity: { requiredDuringSchedulingIgnoredDuringExecution: required } },
  };
}

describe('node-affinity', () => {
  it.each([
    ['a nodeSelector', { nodeSelector: { disk: 'nvme' } }, 'disk=nvme', ['disk=ssd']],
    ['a required affinity', requiring('disk', ['nvme', 'hdd']), 'disk In nvme hdd', ['disk=ssd']],
    ['a label that no node has', { nodeSelector: { pool: 'gpu' } }, 'pool=gpu', []],
  ])('finds %s that matches no node, and what nodes have', (_, spec, demand, offers) => {
    const fields = ['nodeSelector' in spec ? 'nodeSelector' : 'nodeAffinity'];

    expect(claimsAboutPending(nodeAffinity, { spec }, nodes)).toMatchObject([
      { params: { unmet: { demand, offers }, fields }, strength: 'entails' },
    ]);
  });

  it('says what keeps the pod off the nodes that it selects', () => {
    const parts = {
      spec: { nodeSelector: { disk: 'ssd' } },
      container: { resources: { requests: { cpu: '1' } } },
    };
    const labels = { disk: 'ssd' };
    const small = node('w1', { labels, unschedulable: true, allocatable: { cpu: '500m' } });
    const [claim] = claimsAboutPending(nodeAffinity, parts, [small, node('w2')]);

    expect(claim?.params.barredBy).toHaveLength(1);
    expect(claim && nodeAffinity.text.en(claim.subject, claim.params).sentence).toContain(
      'there it is kept off by a cordon.',
    );
  });

  it.each([
    ['asks for it', { pool: 'gpu' }, 'sandboxed'],
    ['asks for something else', { disk: 'nvme' }, undefined],
  ])('names the RuntimeClass that %s', (_, nodeSelector, name) => {
    const of = {
      apiVersion: 'node.k8s.io/v1',
      kind: 'RuntimeClass',
      metadata: { name: 'sandboxed' },
      handler: 'runsc',
      scheduling: { nodeSelector },
    } as Resource;
    const spec = { nodeSelector: { pool: 'gpu' }, runtimeClassName: 'sandboxed' };
    const pod = newPod({ spec }, messageFor(newPod({ spec }), nodes, []));
    const [claim] = claimsAbout(pod, nodeAffinity, cluster([...nodes, pod, of]));

    expect(claim?.params.runtimeClass).toBe(name);
  });

  it.each([
    ['a selection that a node meets', nodes],
    [
      'a selected node that is only closed',
      [node('w1', { labels: { disk: 'ssd' }, unschedulable: true })],
    ],
  ])('stays silent for %s', (_, some) => {
    const spec = { nodeSelector: { disk: 'ssd' } };

    expect(claimsAboutPending(nodeAffinity, { spec }, some)).toEqual([]);
  });
});

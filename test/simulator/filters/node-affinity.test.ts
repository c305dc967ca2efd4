import { describe, expect, it } from '@jest/globals';

import { nodeAffinity } from '#src/simulator/filters/node-affinity.ts';
import { newPod, node, rejectedBy } from '#test/support/scheduling.ts';

const nodes = [node('fast', { labels: { disk: 'ssd', cores: '8' } }), node('slow')];

describe('node-affinity', () => {
  it.each([
    ['In', ['ssd'], { slow: ['node-affinity'] }],
    ['NotIn', ['ssd'], { fast: ['node-affinity'] }],
    ['Exists', [], { slow: ['node-affinity'] }],
    ['DoesNotExist', [], { fast: ['node-affinity'] }],
  ])('evaluates %s', (operator, values, rejected) => {
    expect(chosenBy([{ key: 'disk', operator, values }])).toEqual(rejected);
  });

  it.each([
    ['Gt', ['4'], { slow: ['node-affinity'] }],
    ['Lt', ['4'], { fast: ['node-affinity'], slow: ['node-affinity'] }],
    ['Gt', ['many'], { fast: ['node-affinity'], slow: ['node-affinity'] }],
    ['Lt', ['9999999999999999999'], { fast: ['node-affinity'], slow: ['node-affinity'] }],
  ])('compares numbers by %s %s', (operator, values, rejected) => {
    expect(chosenBy([{ key: 'cores', operator, values }])).toEqual(rejected);
  });

  it('demands all labels of a nodeSelector', () => {
    const pod = newPod({ spec: { nodeSelector: { disk: 'ssd', cores: '16' } } });

    expect(Object.keys(rejectedBy(nodeAffinity, pod, nodes))).toEqual(['fast', 'slow']);
  });

  it('takes a term without requirements for one that nothing meets', () => {
    expect(Object.keys(chosenBy([]))).toEqual(['fast', 'slow']);
  });
});

function chosenBy(
  matchExpressions: readonly { key: string; operator: string; values: string[] }[],
) {
  const required = { nodeSelectorTerms: [{ matchExpressions }] };
  const nodeAffinityRule = { requiredDuringSchedulingIgnoredDuringExecution: required };
  const pod = newPod({ spec: { affinity: { nodeAffinity: nodeAffinityRule } } });
  return rejectedBy(nodeAffinity, pod, nodes);
}

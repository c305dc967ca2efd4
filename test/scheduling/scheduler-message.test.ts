import { describe, expect, it } from '@jest/globals';

import { parseSchedulerMessage } from '#src/scheduling/scheduler-message.ts';

const TAIL = 'preemption: 0/3 nodes are available: 3 Preemption is not helpful for scheduling';

describe('parseSchedulerMessage', () => {
  it.each([
    ['1 node(s) were unschedulable', 'unschedulable'],
    ["1 node(s) didn't match the requested node name", 'node-name'],
    ['1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }', 'taint'],
    ['1 node(s) had untolerated taint {dedicated: batch}', 'taint'],
    ['1 node(s) had untolerated taint(s)', 'taint'],
    ["1 node(s) had taint {dedicated: batch}, that the pod didn't tolerate", 'taint'],
    ["1 node(s) didn't match Pod's node affinity/selector", 'node-affinity'],
    ["1 node(s) didn't satisfy plugin(s) [NodeAffinity]", 'node-affinity'],
    ['1 node is filtered out by the prefilter result', 'node-affinity'],
    ["1 node(s) didn't have free ports for the requested pod ports", 'host-ports'],
    ['1 Too many pods', 'too-many-pods'],
    ['1 Insufficient nvidia.com/gpu', 'insufficient/nvidia.com/gpu'],
    ["1 node(s) didn't match pod topology spread constraints", 'spread'],
    [
      "1 node(s) didn't match pod topology spread constraints (missing required label)",
      'spread-label',
    ],
    ["1 node(s) didn't match pod affinity rules", 'pod-affinity'],
    ["1 node(s) didn't match pod anti-affinity rules", 'pod-anti-affinity'],
    ["1 node(s) didn't satisfy existing pods anti-affinity rules", 'existing-anti-affinity'],
    ['1 node(s) exceed max volume count', 'other'],
  ])('reads "%s"', (clause, code) => {
    expect(parseSchedulerMessage(`0/1 nodes are available: ${clause}. ${TAIL}.`)).toMatchObject({
      is: 'rejected',
      total: 1,
      clauses: [{ count: 1, code }],
    });
  });

  it.each([
    ['as 1.34 sends it', `. no new claims to deallocate, ${TAIL}.`],
    ['as 1.27 sends it', `. ${TAIL}..`],
    ['without preemption', '.'],
    ['cut off', ''],
  ])('reads several clauses %s', (_, tail) => {
    const text = `0/12 nodes are available: 10 Insufficient cpu, 2 node(s) had untolerated taint(s)${tail}`;

    expect(parseSchedulerMessage(text)).toEqual({
      is: 'rejected',
      total: 12,
      clauses: [
        { count: 10, filter: 'resources', code: 'insufficient/cpu' },
        { count: 2, filter: 'taints', code: 'taint' },
      ],
    });
  });

  it.each([
    [
      'curly quotes',
      '0/1 nodes are available: 1 node(s) didn’t match Pod’s node affinity/selector.',
    ],
    [
      'a wrapped line',
      "0/1 nodes are available:\n  1 node(s) didn't match\nPod's node affinity/selector.",
    ],
  ])('reads what was pasted with %s', (_, text) => {
    expect(parseSchedulerMessage(text)).toMatchObject({ clauses: [{ code: 'node-affinity' }] });
  });

  it('reads a resource that Slack made a link of', () => {
    const text = '0/1 nodes are available: 1 Insufficient <http://nvidia.com/gpu|nvidia.com/gpu>.';

    expect(parseSchedulerMessage(text)).toMatchObject({
      clauses: [{ code: 'insufficient/nvidia.com/gpu' }],
    });
  });

  it('tells what was said before any node was looked at', () => {
    const text = `0/4 nodes are available: persistentvolumeclaim "data" not found. ${TAIL}.`;

    expect(parseSchedulerMessage(text)).toEqual({
      is: 'not-tried',
      total: 4,
      because: 'persistentvolumeclaim "data" not found',
    });
  });

  it.each([
    ['no nodes available to schedule pods', 'no-nodes'],
    ['Successfully assigned shop/web to worker-1', 'other'],
    ['', 'other'],
  ])('knows "%s"', (text, is) => {
    expect(parseSchedulerMessage(text)).toEqual({ is });
  });
});

import { describe, expect, it } from '@jest/globals';

import { needsWords } from '#src/knowledge/causes/scheduling/placement/needs-words.ts';
import { needsOn } from '#src/knowledge/causes/scheduling/placement/needs.ts';
import { clusterOf } from '#src/simulator/cluster.ts';
import { newPod, node } from '#test/support/scheduling.ts';

describe('what a pod needs on a node', () => {
  const pod = newPod({
    container: {
      ports: [{ containerPort: 80, hostPort: 8080 }],
      resources: { requests: { cpu: '3' } },
    },
  });
  const closed = node('w', { taints: [{ key: 'dedicated', effect: 'NoSchedule' }] });
  const needs = needsOn(closed, ['taints', 'host-ports', 'resources', 'node-affinity'], {
    pod,
    cluster: clusterOf([closed], []),
  });

  it('is each amount, port and taint, and of the rest which filter', () => {
    expect(needs).toEqual({
      node: 'w',
      amounts: ['1 cpu'],
      ports: [8080],
      taints: ['dedicated:NoSchedule'],
      changes: ['node-affinity'],
    });
  });

  it('is said in a line', () => {
    expect(needsWords.en(needs)).toBe(
      '1 cpu more, and host port 8080 free, and a toleration for `dedicated:NoSchedule`, and a change of the node selection',
    );
    expect(needsWords.ko(needs)).toBe(
      '1 cpu 추가, 호스트 포트 8080 해제, `dedicated:NoSchedule` 톨러레이션, 노드 선택 조건 변경',
    );
  });

  it('is nothing of what does not keep it off', () => {
    expect(needsOn(closed, ['resources'], { pod, cluster: clusterOf([closed], []) })).toMatchObject(
      { ports: [], taints: [], changes: [] },
    );
  });
});

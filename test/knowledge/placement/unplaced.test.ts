import { describe, expect, it } from '@jest/globals';

import { unplaced } from '#src/knowledge/placement/unplaced.ts';
import { openWorld } from '#src/world/open-world.ts';
import { recorded } from '#src/world/recorded.ts';
import { cluster, hiding } from '#test/support/clusters.ts';
import { ago, event, NOW } from '#test/support/objects.ts';
import { newPod, node } from '#test/support/scheduling.ts';

const CPU = '0/1 nodes are available: 1 Insufficient cpu.';
const large = { container: { resources: { requests: { cpu: '3' } } } };

function found(pod = newPod(large, CPU), forbidden: readonly string[] = []) {
  const events = [event('FailedScheduling', CPU, ago(1), 'new')];
  return unplaced(pod, openWorld(cluster([node('w1'), pod, ...events], forbidden)).world);
}

describe('unplaced', () => {
  it('agrees with a scheduler that gives the same reasons', () => {
    expect(found()).toMatchObject({ agrees: true, said: { source: 'field', quote: CPU } });
  });

  it('quotes the event where the condition says nothing', () => {
    expect(found(newPod(large))).toMatchObject({ agrees: true, said: { source: 'event' } });
  });

  it('does not agree with a message that is old', () => {
    expect(found(newPod({}, CPU))).toMatchObject({ agrees: false, obstacles: [] });
  });

  it('tells whether the scheduler would end other pods, unless it could not read them', () => {
    const urgent = newPod({ ...large, spec: { priority: 10 } }, CPU);

    expect(found(urgent).preemption([])).toMatchObject({ is: 'no' });
    expect(found(newPod({}, CPU)).preemption([])).toBeUndefined();
    expect(found(urgent, ['pods']).preemption([])).toBeUndefined();
  });

  it('takes the word of the scheduler for what it could not read itself', () => {
    expect(found(newPod({}, CPU), ['pods'])).toMatchObject({
      agrees: false,
      obstacles: [{ filters: ['resources'], nodes: ['w1'] }],
    });
  });

  it('takes no word for a spread rule where only pods of other namespaces are missing', () => {
    const message =
      "0/1 nodes are available: 1 node(s) didn't match pod topology spread constraints.";
    const pod = newPod({}, message);
    const others = recorded({
      now: NOW,
      server: '1.34',
      objects: [node('w1'), pod],
      logs: [],
      captured: [{ resources: '*', namespaces: '*' }],
      notCaptured: [{ resource: 'pods', namespace: 'other', reason: 'forbidden' }],
    });

    expect(found(pod, ['pods'])).toMatchObject({ obstacles: [{ filters: ['topology-spread'] }] });
    expect(unplaced(pod, openWorld(others).world)).toMatchObject({ agrees: false, obstacles: [] });
  });

  it.each([
    ['the same', '0/2 nodes are available: 2 Insufficient cpu.', ['resources']],
    ['another', '0/2 nodes are available: 1 Insufficient cpu, 1 node(s) were unschedulable.', []],
  ])('where not all nodes could be read, asks the scheduler: %s reason', (_, message, filters) => {
    const pod = newPod(large, message);
    const source = cluster([node('w1'), node('w2'), pod]);
    const { world } = openWorld(hiding({ kind: 'Node', name: 'w2' }, source));

    expect(unplaced(pod, world).obstacles.flatMap((one) => one.filters)).toEqual(filters);
  });

  it('finds no obstacle among the nodes where no node was tried', () => {
    const message = '0/1 nodes are available: persistentvolumeclaim "data" not found.';

    expect(found(newPod(large, message))).toMatchObject({ obstacles: [] });
  });
});

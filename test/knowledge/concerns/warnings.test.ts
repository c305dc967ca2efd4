import { describe, expect, it } from '@jest/globals';

import type { Resource } from '#src/domain/resource.ts';
import { seenHarmless } from '#src/knowledge/concerns/seen-harmless.ts';
import { job } from '#test/support/batch.ts';
import { only, over, raised, SAID, warning, well } from '#test/support/concerns.ts';
import { custom, saying } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';
import { node } from '#test/support/scheduling.ts';
import { readyPod, unreadyPod, workload } from '#test/support/states.ts';

describe('a warning', () => {
  const ready = since(readyPod(), 30);

  it('of the last minutes is told as it was said, since it was said first', () => {
    const { symptom } = only(ready, [warning(ready, 'FailedMount', 2)]);

    expect(symptom).toMatchObject({
      kind: 'unexplained-warning',
      reason: 'FailedMount',
      since: ago(12),
      evidence: { source: 'event', at: ago(2), quote: SAID },
      hurts: 'progress',
    });
  });

  it.each([
    ['scheduled', ready, 'FailedScheduling', 2, SAID],
    ['ready-since', ready, 'FailedMount', 31, SAID],
    ['stays-ready', ready, 'Unhealthy', 7, SAID],
    ['not-repeated', ready, 'FailedMount', 12, SAID],
    ['pulled-without', ready, 'FailedToRetrieveImagePullSecret', 1, SAID],
    ['probe-passes', ready, 'ProbeWarning', 1, SAID],
    ['resolver-cut', ready, 'DNSConfigForming', 1, SAID],
    ['in-start', unreadyPod(0.5), 'Unhealthy', 0.2, 'connect: connection refused'],
    ['ending', ending(readyPod()), 'Unhealthy', 0.2, SAID],
    ['completed', over('Succeeded'), 'FailedMount', 2, SAID],
    ['replaced', over('Failed'), 'Evicted', 2, SAID],
    ['conflict', workload('apps/Deployment', 1, well()), 'Failed', 1, conflict()],
    ['only-reported', workload('apps/Deployment', 1, well()), 'PolicyViolation', 1, SAID],
    ['created-since', workload('apps/ReplicaSet', 1, well()), 'FailedCreate', 1, SAID],
    ['created-since', job({ ...saying('Complete=True') }), 'FailedCreate', 1, SAID],
    ['kubelet-start', node('w1'), 'InvalidDiskCapacity', 1, SAID],
  ])('that is known as harmless is named with its reason: %s', (why, object, reason, at, said) => {
    const { harmless } = only(object, [warning(object, reason, at, said)]);

    expect(harmless).toMatchObject({ id: seenHarmless.id, params: { what: reason, why } });
  });

  it.each([
    ['an hour ago', ready, 'FailedMount', 61],
    ['which a remark of its own tells', since(readyPod(), 30), 'Unhealthy', 31],
  ])('is nothing where it was said %s', (_, object, reason, minutes) => {
    expect(raised(object, [warning(object, reason, minutes)])).toEqual([]);
  });

  it.each([
    ['a probe that fails now', ready, 'Unhealthy', 1, SAID],
    [
      'pods that are still missing',
      workload('apps/ReplicaSet', 2, well()),
      'FailedCreate',
      1,
      SAID,
    ],
    ['a write that failed again and again', ready, 'Failed', 1, conflict()],
    ['a policy that blocks', ready, 'PolicyViolation', 1, 'policy x/y fail (blocked)'],
  ])('is no harmless one of %s', (_, object, reason, minutes, said) => {
    const times = said === conflict() ? 9 : 1;
    const found = raised(object, [warning(object, reason, minutes, said, times)]);

    expect(found).toContainEqual(expect.objectContaining({ symptom: expect.anything() }));
  });

  it('is over once the same controller has told of a success, and not another', () => {
    const one = custom('example.com/Widget', 'web', { status: saying('Ready=True') });
    const success = { ...warning(one, 'Reconciled', 1), type: 'Normal' };
    const ofOther = { ...success, source: { component: 'other' } };

    expect(only(one, [warning(one, 'Refused', 2), success]).harmless).toMatchObject({
      params: { why: 'said-well-since', since: ago(1) },
    });
    expect(only(one, [warning(one, 'Refused', 2), ofOther]).symptom).toBeDefined();
  });

  it('of an old revision that wants no pods is nothing', () => {
    const old = workload('apps/ReplicaSet', 0);

    expect(raised(old, [warning(old, 'FailedCreate', 1)])).toEqual([]);
  });
});

function since(pod: Resource<'Pod'>, minutes: number): Resource<'Pod'> {
  const ready = { type: 'Ready', status: 'True', lastTransitionTime: ago(minutes) };
  return { ...pod, status: { ...pod.status, conditions: [ready] } };
}

function ending(pod: Resource<'Pod'>): Resource<'Pod'> {
  return { ...pod, metadata: { ...pod.metadata, deletionTimestamp: ago(0) } };
}

function conflict() {
  return 'Operation cannot be fulfilled: the object has been modified; please apply your changes to the latest version and try again';
}

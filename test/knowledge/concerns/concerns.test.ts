import { describe, expect, it } from '@jest/globals';

import { kindOf, refTo } from '#src/domain/keys.ts';
import { LANGS } from '#src/domain/lang.ts';
import type { Resource } from '#src/domain/resource.ts';
import { ofKind } from '#src/engine/of-kind.ts';
import { harmlessWords } from '#src/knowledge/concerns/harmless/harmless-words.ts';
import { concerns } from '#src/knowledge/concerns/index.ts';
import { seenHarmless } from '#src/knowledge/concerns/seen-harmless.ts';
import { openWorld } from '#src/world/open-world.ts';
import { job } from '#test/support/batch.ts';
import { cluster } from '#test/support/clusters.ts';
import { condition, custom, saying } from '#test/support/custom.ts';
import { ago } from '#test/support/objects.ts';
import { node } from '#test/support/scheduling.ts';
import { readyPod, unreadyPod, workload } from '#test/support/states.ts';

const SYNTAX = 'the widget has no frobnicator';

describe('a warning', () => {
  const ready = since(readyPod(), 30);

  it('of the last minutes is told as it was said, since it was said first', () => {
    const { symptom } = only(ready, [warning(ready, 'FailedMount', 2)]);

    expect(symptom).toMatchObject({
      kind: 'unexplained-warning',
      reason: 'FailedMount',
      since: ago(12),
      evidence: { source: 'event', at: ago(2), quote: SYNTAX },
      hurts: 'progress',
    });
  });

  it.each([
    ['scheduled', ready, 'FailedScheduling', 2, SYNTAX],
    ['ready-since', ready, 'FailedMount', 31, SYNTAX],
    ['stays-ready', ready, 'Unhealthy', 7, SYNTAX],
    ['not-repeated', ready, 'FailedMount', 12, SYNTAX],
    ['pulled-without', ready, 'FailedToRetrieveImagePullSecret', 1, SYNTAX],
    ['probe-passes', ready, 'ProbeWarning', 1, SYNTAX],
    ['resolver-cut', ready, 'DNSConfigForming', 1, SYNTAX],
    ['in-start', unreadyPod(0.5), 'Unhealthy', 0.2, 'connect: connection refused'],
    ['ending', ending(readyPod()), 'Unhealthy', 0.2, SYNTAX],
    ['completed', over('Succeeded'), 'FailedMount', 2, SYNTAX],
    ['replaced', over('Failed'), 'Evicted', 2, SYNTAX],
    ['conflict', workload('apps/Deployment', 1, well()), 'Failed', 1, conflict()],
    ['only-reported', workload('apps/Deployment', 1, well()), 'PolicyViolation', 1, SYNTAX],
    ['created-since', workload('apps/ReplicaSet', 1, well()), 'FailedCreate', 1, SYNTAX],
    ['created-since', job({ ...saying('Complete=True') }), 'FailedCreate', 1, SYNTAX],
    ['kubelet-start', node('w1'), 'InvalidDiskCapacity', 1, SYNTAX],
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
    ['a probe that fails now', ready, 'Unhealthy', 1, SYNTAX],
    [
      'pods that are still missing',
      workload('apps/ReplicaSet', 2, well()),
      'FailedCreate',
      1,
      SYNTAX,
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

describe('a condition', () => {
  it('that is False is told in its words', () => {
    const one = workload('apps/Deployment', 1, {
      ...well(),
      ...saying(`ReplicaFailure=True FailedCreate: ${SYNTAX}`),
    });

    expect(only(one).symptom).toMatchObject({
      kind: 'unexplained-condition',
      reason: 'ReplicaFailure=True (FailedCreate)',
      since: ago(60),
      evidence: { quote: SYNTAX },
    });
  });

  it.each([
    ['moving', condition(`WidgetReady=False Why: ${SYNTAX}`, 0.5)],
    ['undecided', condition(`Widgeted=False Odd: it is odd`)],
  ])('may be named only: %s', (why, said) => {
    const one = custom('example.com/Widget', 'web', { status: saying('Ready=True', said) });

    expect(only(one).harmless).toMatchObject({ params: { why } });
  });

  it.each([
    ['a pod that starts', unreadyPod(0.5)],
    ['a pod that has completed', over('Succeeded')],
    [
      'what somebody meant',
      custom('example.com/Widget', 'w', { status: saying('Active=False Suspended: x') }),
    ],
    ['what is well', workload('apps/Deployment', 1, { ...well(), ...saying('Available=True') })],
    [
      'trouble that is not there',
      custom('example.com/Widget', 'w', {
        status: saying('Ready=True', 'Degraded=False AsExpected: no errors'),
      }),
    ],
  ])('is nothing of %s', (_, object) => {
    expect(raised(object)).toEqual([]);
  });
});

describe('a state or a number', () => {
  it.each([
    ['phase Failed', volume({ phase: 'Failed', message: SYNTAX })],
    ['lastError', custom('example.com/Widget', 'w', { status: { lastError: SYNTAX } })],
    [
      'sync/failureReason',
      custom('example.com/Widget', 'w', { status: { sync: { failureReason: SYNTAX } } }),
    ],
    [
      'readyReplicas 1 of 3',
      custom('example.com/Widget', 'w', { spec: { replicas: 3 }, status: { readyReplicas: 1 } }),
    ],
    ['numberMisscheduled 2', daemonSet({ numberMisscheduled: 2 })],
  ])('of trouble is told: %s', (reason, object) => {
    const found = raised(object);

    expect(found).toContainEqual({ symptom: expect.objectContaining({ reason }) });
  });

  it.each([
    ['made-up', job({ failed: 1, ...saying('Complete=True') })],
    ['retried', job({ failed: 1, active: 1 })],
  ])('of a Job is harmless: %s', (why, object) => {
    expect(only(object).harmless).toMatchObject({ params: { what: 'failed 1', why } });
  });

  it.each([
    ['a volume that is there', volume({ phase: 'Bound' })],
    ['a workload as it is wanted', workload('apps/StatefulSet', 1, well())],
    ['an error that is empty', custom('example.com/Widget', 'w', { status: { error: '' } })],
  ])('is nothing of %s', (_, object) => {
    expect(raised(object)).toEqual([]);
  });
});

it('has words in both languages for each reason', () => {
  const on = { kind: 'Pod', namespace: 'shop', name: 'web' };
  for (const why of Object.keys(harmlessWords) as (keyof typeof harmlessWords)[]) {
    const params = { what: 'Unhealthy', said: SYNTAX, times: 3, at: ago(1), why, since: ago(2) };
    for (const lang of LANGS) {
      const text = seenHarmless.text[lang](on, params);

      expect(text).toContain('shop/web');
      expect(text).toContain(SYNTAX);
      expect(/\p{Script=Hangul}/u.test(text)).toBe(lang === 'ko');
    }
  }
});

function raised(object: Resource, others: readonly Resource[] = []) {
  const { world } = openWorld(cluster([object, ...others]));
  return ofKind(kindOf(object), concerns).flatMap((one) => [...one.find(object, world)]);
}

function only(object: Resource, others: readonly Resource[] = []) {
  const found = raised(object, others);
  expect(found).toHaveLength(1);
  return { symptom: undefined, harmless: undefined, ...found[0] };
}

function warning(
  object: Resource,
  reason: string,
  minutes: number,
  message = SYNTAX,
  count = 1,
): Resource<'Event'> {
  const { kind, name, namespace, uid } = refTo(kindOf(object), object);
  const { apiVersion = 'v1' } = object;
  const at = { namespace: namespace ?? 'default' };
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { ...at, name: `${name}.${reason}` },
    involvedObject: {
      apiVersion,
      kind: kind.split('/').at(-1) ?? '',
      name,
      ...(namespace && { namespace }),
      ...(uid && { uid }),
    },
    type: 'Warning',
    reason,
    message,
    count,
    firstTimestamp: ago(minutes + 10),
    lastTimestamp: ago(minutes),
    source: { component: 'widget-controller' },
  };
}

function since(pod: Resource<'Pod'>, minutes: number): Resource<'Pod'> {
  const ready = { type: 'Ready', status: 'True', lastTransitionTime: ago(minutes) };
  return { ...pod, status: { ...pod.status, conditions: [ready] } };
}

function ending(pod: Resource<'Pod'>): Resource<'Pod'> {
  return { ...pod, metadata: { ...pod.metadata, deletionTimestamp: ago(0) } };
}

function over(phase: string): Resource<'Pod'> {
  const one = unreadyPod(20);
  const ownerReferences = [
    { apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web', uid: 'rs', controller: true },
  ];
  return {
    ...one,
    metadata: { ...one.metadata, ownerReferences },
    status: { ...one.status, phase },
  };
}

function volume(status: object): Resource {
  const metadata = { name: 'pv-1', creationTimestamp: ago(60) };
  return { apiVersion: 'v1', kind: 'PersistentVolume', metadata, status } as Resource;
}

function daemonSet(status: object): Resource {
  const metadata = { namespace: 'shop', name: 'web', creationTimestamp: ago(60) };
  const counted = { desiredNumberScheduled: 1, numberReady: 1, numberAvailable: 1 };
  const whole = { ...counted, updatedNumberScheduled: 1, ...status };
  return { apiVersion: 'apps/v1', kind: 'DaemonSet', metadata, status: whole } as Resource;
}

function well() {
  return { replicas: 1, readyReplicas: 1, availableReplicas: 1, updatedReplicas: 1 };
}

function conflict() {
  return 'Operation cannot be fulfilled: the object has been modified; please apply your changes to the latest version and try again';
}

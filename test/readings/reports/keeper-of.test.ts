import { describe, expect, it } from '@jest/globals';

import { keeperOf } from '#src/readings/reports/keeper-of.ts';
import { labelled, named, owned } from '#test/support/objects.ts';

const front = named('Service', 'front');

describe('who keeps an object as it is', () => {
  it('is the custom object that controls it', () => {
    expect(keeperOf(owned(front, { kind: 'kafka.strimzi.io/Kafka', name: 'events' }))).toEqual({
      maker: { kind: 'kafka.strimzi.io/Kafka', namespace: 'shop', name: 'events', uid: 'events' },
    });
  });

  it.each([
    ['app.kubernetes.io/managed-by', 'strimzi-cluster-operator', 'strimzi-cluster-operator'],
    ['olm.owner', 'prometheus.v1', 'prometheus.v1'],
    ['addonmanager.kubernetes.io/mode', 'Reconcile', 'addon-manager'],
  ])('is the program that a label names: %s=%s', (key, value, program) => {
    expect(keeperOf(labelled(front, { [key]: value }))).toEqual({ program });
  });

  it.each([
    ['what nobody made', front],
    ['what a release of Helm made', labelled(front, { 'app.kubernetes.io/managed-by': 'Helm' })],
    ['what a workload of Kubernetes owns', owned(front, { kind: 'apps/StatefulSet', name: 'db' })],
    ['what a Rollout owns', owned(front, { kind: 'argoproj.io/Rollout', name: 'web' })],
    [
      'what an add-on makes once',
      labelled(front, { 'addonmanager.kubernetes.io/mode': 'EnsureExists' }),
    ],
  ])('is nobody for %s', (_, object) => {
    expect(keeperOf(object)).toBeUndefined();
  });
});

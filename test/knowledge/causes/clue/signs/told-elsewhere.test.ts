import { describe, expect, it } from '@jest/globals';

import { refTo } from '#src/domain/keys.ts';
import type { Symptom } from '#src/domain/model.ts';
import type { Resource } from '#src/domain/resource.ts';
import { toldElsewhere } from '#src/knowledge/causes/clue/signs/told-elsewhere.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';
import { custom } from '#test/support/custom.ts';
import { ago, event, logOf, owned, specified } from '#test/support/objects.ts';
import { podOn } from '#test/support/scheduling.ts';

const symptomOn = (object: Resource, kind: string, as: string): Symptom => {
  const on = refTo(as, object);
  return {
    kind,
    on,
    reason: 'Failed',
    evidence: { source: 'field', on, path: '/status/phase', quote: 'Failed' },
    hurts: 'progress',
  };
};
const toldOf = (
  symptom: Symptom,
  objects: readonly [Resource, ...Resource[]],
  log: string,
  forbidden: readonly string[] = [],
) => {
  const { world } = openWorld(cluster(objects, forbidden, [logOf(log, 'current', 'agent-1')]));
  return toldElsewhere(symptom, objects[0], world).map(({ from, said }) => `${from}: ${said}`);
};
const runner = (name: string, kind: string) => [
  specified(kind, name, { replicas: 1, selector: { matchLabels: { app: name } } }),
  owned(podOn('w1', 'agent-1', { container: { name: 'app' }, labels: { app: name } }), {
    kind,
    name,
  }),
];

describe('what a controller writes about its object', () => {
  const kind = 'widgets.acme.dev/Widget';
  const object = custom(kind, 'blue', { status: { phase: 'Failed' } });
  const symptom = symptomOn(object, 'object-reports-trouble', kind);
  const told = (log: string) =>
    toldOf(symptom, [object, ...runner('widgets-controller', 'apps/StatefulSet')], log);

  it.each([
    ['by namespace and name', 'ERROR reconcile shop/blue: no quota left'],
    ['by namespace and name in fields', 'level=error msg="no quota left" namespace=shop name=blue'],
    [
      'by its kind and name',
      '{"level":"error","msg":"no quota left","controller":"widget","name":"blue"}',
    ],
  ])('is told where a line names it %s', (_, line) => {
    const all = told(`INFO start\n${line}\nERROR reconcile shop/red: other`);

    expect(all).toHaveLength(1);
    expect(all[0]).toContain('no quota left');
  });

  it('is told newest first, each wording once', () => {
    expect(told('ERROR shop/blue: a\nERROR shop/blue: b\nERROR shop/blue: a\n')).toEqual([
      'elsewhere: shop/blue: b',
      'elsewhere: shop/blue: a',
    ]);
  });

  it.each([
    ['is no error', 'INFO reconcile shop/blue: failed once, done'],
    ['is about another object', 'ERROR reconcile shop/blue-2: no quota left'],
    ['is about one of that name elsewhere', 'ERROR reconcile prod/blue: no quota left'],
    ['names nothing', 'ERROR no quota left'],
  ])('is not told where it %s', (_, line) => {
    expect(told(line)).toEqual([]);
  });

  it('is not told of a kind of Kubernetes, or without a controller', () => {
    const claim = specified('PersistentVolumeClaim', 'blue', {});
    const of = symptomOn(claim, 'object-reports-trouble', 'PersistentVolumeClaim');

    expect(toldOf(of, [claim], 'ERROR shop/blue')).toEqual([]);
    expect(toldOf(symptom, [object], 'ERROR shop/blue')).toEqual([]);
  });
});

describe('what a controller writes about an object that says a sentence itself', () => {
  const kind = 'kafka.strimzi.io/Kafka';
  const object = custom(kind, 'events', { status: {} });
  const symptom = symptomOn(object, 'object-reports-trouble', kind);
  const of: Symptom = {
    ...symptom,
    evidence: { ...symptom.evidence, quote: 'Pod events-1 is currently not rollable' },
  };
  const told = (log: string) =>
    toldOf(of, [object, ...runner('strimzi-cluster-operator', 'apps/StatefulSet')], log);
  const held = (topic: string) =>
    `INFO ${topic}/0 will be underreplicated (|ISR|=2 and min.insync.replicas=2) if broker 1 is restarted.`;

  it('is told where its wording is known, while the controller works on the object', () => {
    const all = told(
      `INFO Reconciliation #1 Kafka(shop/events): begin\n${held('stock')}\nINFO Reconciliation #2 Kafka(shop/audit): begin\n${held('other')}`,
    );

    expect(all).toHaveLength(1);
    expect(all[0]).toContain('stock/0');
  });

  it.each([
    ['belongs to another object', `INFO Kafka(shop/audit): begin\n${held('stock')}`],
    ['says nothing that is known', 'ERROR Kafka(shop/events): something is odd'],
  ])('is not told where the line %s', (_, log) => {
    expect(told(log)).toEqual([]);
  });
});

describe('what the network plugin writes on the node of a pod without a sandbox', () => {
  const waiting = podOn('w1', 'web-1');
  const symptom = symptomOn(waiting, 'container-waiting', 'Pod');
  const failed = (plugin: string) =>
    event(
      'FailedCreatePodSandBox',
      `failed to setup network for sandbox "x": plugin type="${plugin}" name="n" failed (add): no`,
      ago(1),
      'web-1',
    );
  const agent = (node: string, name: string) =>
    podOn(node, name, { container: { name: 'app' }, namespace: 'shop' });
  const log = (name: string) => ({ ...logOf('ERROR no address left', 'current', name) });
  const told = (plugin: string, node: string) => {
    const objects = [waiting, failed(plugin), agent(node, 'calico-node-x7')];
    const { world } = openWorld(cluster(objects, [], [log('calico-node-x7')]));
    return toldElsewhere(symptom, waiting, world).map(({ said }) => said);
  };

  it('is told of the plugin that the kubelet names', () => {
    expect(told('calico', 'w1')).toEqual(['no address left']);
  });

  it.each([
    ['another plugin', 'aws-cni', 'w1'],
    ['another node', 'calico', 'w2'],
  ])('is not told of %s', (_, plugin, node) => {
    expect(told(plugin, node)).toEqual([]);
  });
});

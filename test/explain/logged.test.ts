import { describe, expect, it } from '@jest/globals';

import { loggedObject, wordsOf } from '#src/explain/logged.ts';
import { read } from '#test/support/explaining.ts';

describe('a line of a structured log', () => {
  it.each([
    [
      'JSON',
      String.raw`{"level":"error","msg":"cannot sync","name":"db","error":"store \"vault\" is away"}`,
      'cannot sync: store "vault" is away',
    ],
    [
      'JSON of controller-runtime, which only says that it is an error',
      '{"level":"error","msg":"Reconciler error","error":"no such disk"}',
      'no such disk',
    ],
    ['logfmt', 'level=error msg="cannot list" key=a err="no bucket"', 'cannot list: no bucket'],
    [
      'klog',
      'E0302 08:00:00.1 1 a.go:4] "Error processing" x="y" err="no node"',
      'Error processing: no node',
    ],
    ['no structure', 'fatal: no   such thing', 'fatal: no such thing'],
  ])('says its words, without what the logger adds: %s', (_, line, said) => {
    expect(wordsOf(line)).toBe(said);
  });

  it.each([
    [
      '{"controllerKind":"Cluster","Cluster":{"name":"pg","namespace":"db"},"namespace":"db","name":"pg"}',
      { kind: 'cluster', name: 'pg', namespace: 'db' },
    ],
    [
      '{"reconciler kind":"HelmRelease","name":"infra","namespace":"ops","error":"x"}',
      { kind: 'helmrelease', name: 'infra', namespace: 'ops' },
    ],
    [
      '{"msg":"failed","ExternalSecret":"shop/db"}',
      { kind: 'externalsecret', name: 'db', namespace: 'shop' },
    ],
    ['"skipping" pod="shop/web-1" podUID="e7"', { kind: 'pod', name: 'web-1', namespace: 'shop' }],
    [
      'Reconciliation #7(watch) Kafka(events/main): failed',
      { kind: 'kafka', name: 'main', namespace: 'events' },
    ],
    [
      'waiting for Pods resource main-kafka-0 in namespace events to be ready',
      { kind: 'pods', name: 'main-kafka-0', namespace: 'events' },
    ],
    [
      'Failed to wait for order resource "shop-1" to become ready',
      { kind: 'order', name: 'shop-1' },
    ],
    [
      '503 UH outbound|80|v2|web.shop.svc.cluster.local',
      { kind: 'service', name: 'web', namespace: 'shop' },
    ],
  ])('names what it is about: %s', (line, named) => {
    expect(loggedObject(line)).toEqual(named);
  });

  it.each(['"/etc/app/config.yaml": "a/b"', 'pod web-1 is fine', '{"level":"error","name":"db"}'])(
    'names nothing where no kind stands beside the name: %s',
    (line) => {
      expect(loggedObject(line)).toBeUndefined();
    },
  );

  it('that nobody knows is told in its words, with how to ask about its object', () => {
    const { ids, said, named } = read(
      '{"level":"error","msg":"Reconciler error","controllerKind":"Cluster","Cluster":{"name":"pg","namespace":"db"},"error":"refusing to create the primary"}',
    );

    expect(ids).toEqual(['as-seen']);
    expect(said).toContain('“refusing to create the primary”');
    expect(said).toContain('`why cluster/pg -n db`');
    expect(named).toEqual([{ text: 'cluster/pg', namespace: 'db' }]);
  });
});

describe('a message in YAML', () => {
  it('is read over the end of its line, as far as it is indented deeper', () => {
    const { ids, quotes } = read(
      ["  - message: 'cannot mount what", "      it names'", '    reason: Failed'].join('\n'),
    );

    expect([ids, quotes[0]]).toEqual([['as-seen'], "  - message: 'cannot mount what it names'"]);
  });

  it('is asked about where an alert names it by kind and namespace', () => {
    const { named } = read('KubeDeploymentReplicasMismatch: Deployment shop/web has not matched');

    expect(named).toEqual([{ text: 'deployment/web', namespace: 'shop' }]);
  });

  it('takes a count for no object', () => {
    expect(read('Job 12/34 has pods, Service 1/2 too').named).toEqual([]);
  });
});

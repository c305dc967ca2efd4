import { describe, expect, it } from '@jest/globals';

import { labelOf } from '#src/answers/alert-objects/label-of.ts';

describe('the label of an alert', () => {
  it.each([
    ['pod', { pod: 'scraped-1', exported_pod: 'web-1' }, 'web-1'],
    ['pod', { kubernetes_pod_name: 'web-1' }, 'web-1'],
    ['pod', { pod: 'kube-state-metrics-1', exported_pod_name: 'web-1' }, 'web-1'],
    ['node', { nodename: 'wk-1' }, 'wk-1'],
    ['job', { job: 'monitoring/loki' }, 'loki'],
    ['instance', { instance: '10.0.0.1:9100', job: 'node-exporter' }, '10.0.0.1:9100'],
    ['pod!', { pod: 'redis-exporter-1' }, 'redis-exporter-1'],
  ])('"%s" of %j is %s', (name, labels, value) => {
    expect(labelOf(name, labels)).toBe(value);
  });

  it.each([
    ['pod', { pod: 'prom-kube-state-metrics-1' }],
    ['pod!', { pod: 'prom-kube-state-metrics-1' }],
    ['pod', { pod: 'redis-exporter-1' }],
    ['job', { job: 'kubelet' }],
    ['instance', { instance: '10.0.0.1:8080', job: 'kube-state-metrics' }],
    ['deployment', {}],
  ])('"%s" of %j says nothing of the object', (name, labels) => {
    expect(labelOf(name, labels)).toBeUndefined();
  });
});

import { describe, expect, it } from '@jest/globals';

import { targetOfAlert } from '#src/answers/alert-target.ts';
import type { Lead } from '#src/domain/question.ts';
import { firing } from '#test/support/alerts.ts';

/** What kube-prometheus-stack adds to every metric of kube-state-metrics. */
const scrape = {
  job: 'kube-state-metrics',
  pod: 'prom-kube-state-metrics-7d9f',
  service: 'prom-kube-state-metrics',
  container: 'kube-state-metrics',
  instance: '10.0.0.7:8080',
};

describe('the target of an alert', () => {
  it('is the object that a label names, not what was scraped', () => {
    const alert = firing('CheckoutIsSlow', { ...scrape, namespace: 'shop', deployment: 'web' });

    expect(targetOfAlert(alert)).toEqual({
      text: 'deployment/web',
      namespace: 'shop',
      leads: [{ kind: 'deployment', name: 'web', namespace: 'shop' }],
    });
  });

  it('keeps the labels of the object, where the scrape renamed them, and its cluster', () => {
    const labels = { namespace: 'monitoring', exported_namespace: 'shop', exported_pod: 'web-1' };

    expect(
      targetOfAlert(firing('KubePodNotReady', { ...scrape, ...labels, cluster: 'east' })),
    ).toMatchObject({ text: 'pod/web-1', namespace: 'shop', cluster: 'east' });
  });

  it('takes what was scraped where nothing else is named', () => {
    const labels = { namespace: 'shop', pod: 'web-1', service: 'web', job: 'web' };

    expect(leads('CheckoutIsSlow', labels)[0]).toEqual({
      kind: 'pod',
      name: 'web-1',
      namespace: 'shop',
    });
  });

  it.each([
    ['Watchdog', {}],
    ['InfoInhibitor', { namespace: 'shop', pod: 'web-1' }],
    ['KubeCPUOvercommit', scrape],
    ['KubeAPIErrorBudgetBurn', { long: '1h', short: '5m' }],
    ['KubeAPIDown', { job: 'apiserver' }],
    ['SomethingOfTheCluster', scrape],
    ['CertManagerHittingRateLimits', { host: 'acme.example.com' }],
  ])('of %s does not exist', (name, labels) => {
    expect(targetOfAlert(firing(name, labels))).toBeUndefined();
  });

  it('takes the cluster of a database for its name, not for a cluster of Kubernetes', () => {
    const labels = { namespace: 'db', cluster: 'orders', pod: 'orders-1' };

    expect(targetOfAlert(firing('CNPGClusterOffline', labels))).toEqual({
      text: 'cluster.postgresql.cnpg.io/orders',
      namespace: 'db',
      leads: expect.arrayContaining([{ kind: 'pod', name: 'orders-1', namespace: 'db' }]),
    });
  });

  it('asks the families of kubewhy.yaml first', () => {
    const own = [
      { name: 'own', alerts: 'Orders*', objects: ['rollout {namespace}/{component}'] },
      { name: 'none', alerts: 'Heartbeat', objects: [] },
    ];
    const labels = { namespace: 'shop', component: 'orders', pod: 'x-1' };

    expect(targetOfAlert(firing('OrdersSlow', labels), own)).toMatchObject({
      text: 'rollout/orders',
      namespace: 'shop',
    });
    expect(targetOfAlert(firing('Heartbeat', labels), own)).toBeUndefined();
  });

  it('follows no more than a few leads', () => {
    const labels = { namespace: 'shop', job: 'a', service: 'b', container: 'c', app: 'd' };

    expect(leads('KafkaLag', { ...labels, topic: 't', consumergroup: 'g' }).length).toBeLessThan(
      11,
    );
  });
});

function leads(name: string, labels: Readonly<Record<string, string>>): readonly Lead[] {
  return targetOfAlert(firing(name, labels))?.leads ?? [];
}

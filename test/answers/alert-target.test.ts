import { describe, expect, it } from '@jest/globals';

import { targetOfAlert } from '#src/answers/alert-target.ts';
import type { Alert } from '#src/domain/question.ts';
import { wantedBy } from '#src/engine/targets/wanted.ts';
import { kinds } from '#src/readings/kinds/index.ts';
import { openWorld } from '#src/world/open-world.ts';
import { cluster } from '#test/support/clusters.ts';

/** What kube-prometheus-stack adds to every metric of kube-state-metrics. */
const scrape = {
  job: 'kube-state-metrics',
  pod: 'prom-kube-state-metrics-7d9f',
  container: 'kube-state-metrics',
  instance: '10.0.0.7:8080',
};

const { world } = openWorld(cluster([]));

describe('the target of an alert', () => {
  it.each([
    ['KubePodNotReady', { pod: 'web-1', job: 'kube-state-metrics' }, 'pod/web-1'],
    ['KubePodCrashLooping', { pod: 'web-1', container: 'app', uid: 'u' }, 'pod/web-1'],
    ['KubeDeploymentReplicasMismatch', { ...scrape, deployment: 'web' }, 'deployment/web'],
    ['KubeStatefulSetUpdateNotRolledOut', { ...scrape, statefulset: 'db' }, 'statefulset/db'],
    ['KubeDaemonSetRolloutStuck', { ...scrape, daemonset: 'agent' }, 'daemonset/agent'],
    ['KubeJobFailed', { ...scrape, job_name: 'backup-1' }, 'job/backup-1'],
    ['KubeHpaMaxedOut', { horizontalpodautoscaler: 'web' }, 'horizontalpodautoscaler/web'],
    ['KubePdbNotEnoughHealthyPods', { poddisruptionbudget: 'web' }, 'poddisruptionbudget/web'],
    [
      'KubePersistentVolumeFillingUp',
      { persistentvolumeclaim: 'data', node: 'worker-1' },
      'persistentvolumeclaim/data',
    ],
    ['KubeQuotaExceeded', { ...scrape, resourcequota: 'all' }, 'resourcequota/all'],
    ['CheckoutIsSlow', { rollout: 'web', deployment: 'old', pod: 'web-1' }, 'rollout/web'],
    ['CheckoutIsSlow', { pod: 'web-1' }, 'pod/web-1'],
  ])('of %s is the object that its labels name', (name, labels, text) => {
    const target = targetOfAlert(alert(name, { namespace: 'shop', ...labels }));

    expect(target).toEqual({ text, namespace: 'shop' });
    expect(wantedBy(target ?? { text: '' }, kinds, world).kinds).toHaveLength(1);
  });

  it.each([
    ['KubeNodeNotReady', { ...scrape, node: 'worker-1' }, 'node/worker-1'],
    [
      'KubePersistentVolumeErrors',
      { ...scrape, persistentvolume: 'pv-1' },
      'persistentvolume/pv-1',
    ],
    ['NodeFilesystemSpaceFillingUp', { instance: 'worker-1:9100' }, 'node/worker-1'],
    ['NodeFilesystemSpaceFillingUp', { instance: '10.0.0.1:9100', nodename: 'w1' }, 'node/w1'],
  ])('of %s has no namespace: the label is that of the scrape', (name, labels, text) => {
    expect(targetOfAlert(alert(name, { namespace: 'monitoring', ...labels }))).toEqual({ text });
  });

  it('keeps the labels of the object, where the scrape renamed them', () => {
    const labels = { namespace: 'monitoring', exported_namespace: 'shop', exported_pod: 'web-1' };

    expect(
      targetOfAlert(alert('KubePodNotReady', { ...scrape, ...labels, cluster: 'east' })),
    ).toEqual({ text: 'pod/web-1', namespace: 'shop', cluster: 'east' });
  });

  it.each([
    ['Watchdog', {}],
    ['InfoInhibitor', { namespace: 'shop', pod: 'web-1' }],
    ['TargetDown', { namespace: 'shop', pod: 'web-1' }],
    ['KubeCPUOvercommit', scrape],
    ['SomethingOfTheCluster', scrape],
    ['NodeClockSkewDetected', { instance: '10.0.0.1:9100', pod: 'node-exporter-1' }],
    ['NodeClockSkewDetected', { instance: '[fd00::1]:9100' }],
  ])('of %s does not exist', (name, labels) => {
    expect(targetOfAlert(alert(name, labels))).toBeUndefined();
  });
});

function alert(name: string, labels: Alert['labels']): Alert {
  return {
    id: 'a-1',
    status: 'firing',
    name,
    labels: { alertname: name, ...labels },
    annotations: {},
    startsAt: '2026-01-01T12:00:00Z',
  };
}

import { exporter, metrics, row, type Row } from '#test/answers/alert-objects/support/row.ts';

/** Of Kubernetes itself and its nodes. */
export const clusterRows: readonly Row[] = [
  row('LokiCompactorStuck', 'apps/StatefulSet logs/loki-compactor', { namespace: 'logs' }),
  row('KedaScalerError', 'keda.sh/ScaledJob shop/encode', {
    scaledObject: 'encode',
    type: 'scaledjob',
    exported_namespace: 'shop',
    ...metrics,
  }),
  row('KafkaTopicNotReady', 'kafka.strimzi.io/KafkaTopic bus/orders', {
    ...metrics,
    customresource_group: 'kafka.strimzi.io',
    customresource_kind: 'KafkaTopic',
    exported_namespace: 'bus',
    name: 'orders',
  }),
  row('Watchdog', undefined, { namespace: 'shop' }),
  row('KubeMemoryOvercommit', undefined, metrics),
  row('KubeAPIErrorBudgetBurn', undefined, { long: '1h' }),
  row('KubeAPIDown', undefined, { job: 'apiserver' }),
  row('KubeAPIInstanceUnreachable', 'Node wk-1', { instance: '10.0.0.11:6443', job: 'apiserver' }),
  row('KubeClientErrors', 'Node wk-1', { instance: '10.0.0.11:10257', namespace: 'kube-system' }),
  row('KubeAggregatedAPIDown', 'apiregistration.k8s.io/APIService v1beta1.metrics.k8s.io', {
    name: 'v1beta1.metrics.k8s.io',
    namespace: 'default',
  }),
  row('KubeSchedulerDown', 'Pod kube-system/kube-scheduler-cp-1', { job: 'kube-scheduler' }),
  row('KubeControllerManagerDown', 'Pod kube-system/kube-controller-manager-cp-1'),
  row('KubeProxyDown', 'apps/DaemonSet kube-system/kube-proxy', { job: 'kube-proxy' }),
  row('etcdHighFsyncDurations', 'Pod kube-system/etcd-cp-1', {
    instance: '10.0.0.9:2381',
    job: 'etcd',
  }),
  row('etcdMembersDown', 'Service kube-system/prom-etcd', {
    namespace: 'kube-system',
    service: 'prom-etcd',
  }),
  row('CoreDNSErrorsHigh', 'apps/Deployment kube-system/coredns', {
    namespace: 'kube-system',
    service: 'prom-coredns',
  }),
  row('ClusterAutoscalerUnschedulablePods', 'apps/Deployment kube-system/cluster-autoscaler', {
    namespace: 'kube-system',
    job: 'cluster-autoscaler',
  }),
  row('KarpenterNodepoolNearCapacity', 'karpenter.sh/NodePool default', { nodepool: 'default' }),

  row('KubePodNotReady', 'Pod shop/web-1', { namespace: 'shop', pod: 'web-1', job: metrics.job }),
  row('KubeDeploymentReplicasMismatch', 'apps/Deployment shop/web', {
    ...metrics,
    exported_namespace: 'shop',
    deployment: 'web',
  }),
  row('KubernetesReplicasetReplicasMismatch', 'apps/ReplicaSet shop/web-7d', {
    ...metrics,
    namespace: 'shop',
    replicaset: 'web-7d',
  }),
  row('KubeJobFailed', 'batch/Job shop/backup-1', { namespace: 'shop', job_name: 'backup-1' }),
  row('KubernetesCronjobSuspended', 'batch/CronJob shop/backup', {
    ...metrics,
    namespace: 'shop',
    cronjob: 'backup',
  }),
  row('KubeHpaMaxedOut', 'autoscaling/HorizontalPodAutoscaler shop/web', {
    ...metrics,
    namespace: 'shop',
    horizontalpodautoscaler: 'web',
  }),
  row('KubePdbNotEnoughHealthyPods', 'policy/PodDisruptionBudget shop/web', {
    ...metrics,
    namespace: 'shop',
    poddisruptionbudget: 'web',
  }),
  row('KubeQuotaExceeded', 'ResourceQuota shop/all', { namespace: 'shop', resourcequota: 'all' }),
  row('KubeQuotaAlmostFull', 'Namespace shop', { namespace: 'shop', resource: 'requests.cpu' }),
  row('KubePersistentVolumeFillingUp', 'PersistentVolumeClaim shop/data', {
    namespace: 'shop',
    persistentvolumeclaim: 'data',
    node: 'wk-1',
    job: 'kubelet',
    instance: '10.0.0.11:10250',
  }),
  row('KubePersistentVolumeErrors', 'PersistentVolume pv-1', {
    ...metrics,
    persistentvolume: 'pv-1',
  }),

  row('KubeNodeNotReady', 'Node wk-2', { ...metrics, node: 'wk-2' }),
  row('KubeletPlegDurationHigh', 'Node wk-1', { instance: '10.0.0.11:10250', job: 'kubelet' }),
  row('KubeletDown', undefined),
  row('NodeFilesystemSpaceFillingUp', 'Node wk-2', { ...exporter, instance: 'wk-2:9100' }),
  row('NodeClockSkewDetected', 'Node wk-1', { ...exporter, instance: '10.0.0.11:9100' }),
  row('HostOutOfMemory', 'Node wk-2', { instance: '10.0.0.99:9100', nodename: 'wk-2' }),
  row('GPUHighTemperature', 'Pod ml/train-1', {
    Hostname: 'wk-2',
    pod: 'dcgm-exporter-1',
    exported_pod: 'train-1',
    exported_namespace: 'ml',
  }),
];

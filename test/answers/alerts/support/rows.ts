/** An alert with the labels that its published rule leaves, and the object that it is about; without it, none. */
export type Row = Readonly<{
  alert: string;
  labels: Readonly<Record<string, string>>;
  object?: string;
}>;

const metrics = {
  job: 'kube-state-metrics',
  namespace: 'monitoring',
  pod: 'prom-kube-state-metrics-7d9f',
  service: 'prom-kube-state-metrics',
  container: 'kube-state-metrics',
  instance: '10.244.1.9:8080',
};
const exporter = {
  job: 'node-exporter',
  namespace: 'monitoring',
  pod: 'node-exporter-x1',
  container: 'node-exporter',
};

function row(alert: string, object: string | undefined, labels: Row['labels'] = {}): Row {
  return { alert, labels, ...(object && { object }) };
}

/** At least one of each family. */
export const rows: readonly Row[] = [
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

  row('ArgocdServiceUnhealthy', 'argoproj.io/Application argocd/shop-prod', {
    name: 'shop-prod',
    namespace: 'argocd',
    project: 'default',
    dest_namespace: 'shop',
    pod: 'argocd-application-controller-0',
  }),
  row('ArgoCdAppOutOfSync', 'argoproj.io/Application argocd/shop-prod', {
    name: 'shop-prod',
    job: 'argocd-metrics',
  }),
  row('ArgoCdRepoServerPendingRequests', 'apps/Deployment argocd/argocd-repo-server', {
    namespace: 'argocd',
  }),
  row('ArgoAppMissing', 'apps/StatefulSet argocd/argocd-application-controller'),
  row('ArgoCdNotificationDeliveryFailed', 'apps/Deployment argocd/argocd-notifications-controller'),
  row('ArgoCdHighGrpcErrorRate', 'apps/Deployment argocd/argocd-server', { namespace: 'argocd' }),
  row('ArgoRolloutDegraded', 'argoproj.io/Rollout shop/checkout', {
    exported_namespace: 'shop',
    namespace: 'argo-rollouts',
    name: 'checkout',
  }),
  row('ArgoRolloutsControllerDown', 'apps/Deployment argo-rollouts/argo-rollouts'),
  row('AnalysisRunFailed', 'argoproj.io/AnalysisRun shop/checkout-1', {
    name: 'checkout-1',
    namespace: 'argo-rollouts',
  }),
  row('FluxKustomizationFailure', 'kustomize.toolkit.fluxcd.io/Kustomization flux-system/apps', {
    ...metrics,
    customresource_group: 'kustomize.toolkit.fluxcd.io',
    customresource_kind: 'Kustomization',
    exported_namespace: 'flux-system',
    name: 'apps',
  }),
  row('ReconciliationFailure', 'helm.toolkit.fluxcd.io/HelmRelease flux-system/podinfo', {
    kind: 'HelmRelease',
    name: 'podinfo',
    exported_namespace: 'flux-system',
    pod: 'helm-controller-1',
  }),

  row('IstioHigh5xxErrorRate', 'apps/Deployment ledger/ledger-api', {
    namespace: 'shop',
    pod: 'web-1',
    destination_workload: 'ledger-api',
    destination_workload_namespace: 'ledger',
  }),
  row('IstioPilotHighPushErrorRate', 'apps/Deployment istio-system/istiod'),
  row('LinkerdHighErrorRate', 'apps/Deployment shop/web', { namespace: 'shop', deployment: 'web' }),
  row('CiliumAgentMapOperationFailures', 'Pod kube-system/cilium-x1', { pod: 'cilium-x1' }),
  row('CiliumOperatorExhaustedIpamIps', 'apps/Deployment kube-system/cilium-operator'),
  row('CalicoAgentDown', 'Pod calico-system/calico-node-1', {
    namespace: 'calico-system',
    pod: 'calico-node-1',
  }),
  row('NginxHighHttp5xxErrorRate', 'networking.k8s.io/Ingress shop/web', {
    exported_namespace: 'shop',
    namespace: 'ingress-nginx',
    ingress: 'web',
  }),
  row('NGINXConfigFailed', 'apps/Deployment ingress-nginx/ingress-nginx-controller'),
  row('NGINXCertificateExpiry', 'cert-manager.io/Certificate shop/front-tls', {
    host: 'shop.example.com',
  }),
  row('TraefikServiceDown', 'Pod traefik/traefik-1', { namespace: 'traefik', pod: 'traefik-1' }),
  row('BlackboxProbeFailed', 'networking.k8s.io/Ingress shop/front', {
    instance: 'https://shop.example.com/health',
    job: 'probe/monitoring/public',
    namespace: 'monitoring',
  }),
  row('BlackboxProbeFailed', 'Service ledger/ledger-api', {
    instance: 'http://ledger-api.ledger.svc:80/ping',
  }),
  row('BlackboxSslCertificateExpired', 'cert-manager.io/Certificate shop/front-tls', {
    instance: 'https://shop.example.com',
  }),
  row('BlackboxConfigurationReloadFailure', 'Pod monitoring/blackbox-exporter-1', {
    namespace: 'monitoring',
    pod: 'blackbox-exporter-1',
  }),

  row('CertManagerCertNotReady', 'cert-manager.io/Certificate shop/web-tls', {
    name: 'web-tls',
    exported_namespace: 'shop',
    namespace: 'cert-manager',
  }),
  row('CertManagerAbsent', 'apps/Deployment cert-manager/cert-manager'),
  row('CertManagerHittingRateLimits', undefined, { host: 'acme.example.com' }),
  row('X509CertificateRenewal', 'Secret shop/web-tls', {
    secret_name: 'web-tls',
    secret_namespace: 'shop',
  }),
  row('KedaScaledObjectErrors', 'keda.sh/ScaledObject shop/worker', {
    exported_namespace: 'shop',
    scaledObject: 'worker',
  }),
  row('KedaScaledJobErrors', 'keda.sh/ScaledJob shop/batch', {
    exported_namespace: 'shop',
    scaledObject: 'batch',
  }),
  row('KEDAOperatorDown', 'apps/Deployment keda/keda-operator', { job: 'keda-operator' }),
  row('ExternalSecretNotReady', 'external-secrets.io/ExternalSecret shop/web-keys', {
    exported_namespace: 'shop',
    name: 'web-keys',
  }),
  row('LonghornVolumeStatusCritical', 'longhorn.io/Volume longhorn-system/pvc-1', {
    volume: 'pvc-1',
    pod: 'longhorn-manager-1',
    namespace: 'longhorn-system',
    node: 'wk-1',
  }),
  row('LonghornNodeStorageWarning', 'Node wk-2', {
    node: 'wk-2',
    pod: 'longhorn-manager-1',
    namespace: 'longhorn-system',
  }),
  row('CephOsdDown', 'ceph.rook.io/CephCluster rook-ceph/main', { namespace: 'rook-ceph' }),
  row('VeleroBackupFailure', 'velero.io/Schedule velero/nightly', {
    schedule: 'nightly',
    namespace: 'velero',
    pod: 'velero-1',
  }),
  row('VeleroUpStatus', 'apps/Deployment velero/velero', { job: 'velero' }),

  row('ClusterOperatorContainerDown', 'apps/Deployment kafka/strimzi-cluster-operator'),
  row('KafkaUnderReplicatedPartitions', 'Pod kafka/main-kafka-0', {
    namespace: 'kafka',
    kubernetes_pod_name: 'main-kafka-0',
    strimzi_io_cluster: 'main',
  }),
  row('OfflinePartitions', 'kafka.strimzi.io/Kafka kafka/main'),
  row('CNPGClusterHACritical', 'postgresql.cnpg.io/Cluster db/orders', {
    namespace: 'db',
    cnpg_cluster: 'orders',
  }),
  row('RabbitmqNodeDown', 'rabbitmq.com/RabbitmqCluster mq/main', {
    namespace: 'mq',
    rabbitmq_cluster: 'main',
  }),
  row('RabbitmqTooManyReadyMessages', 'Pod mq/rabbit-0', {
    namespace: 'mq',
    pod: 'rabbit-0',
    node: 'rabbit@rabbit-0.rabbit.mq',
  }),
  row('RedisDown', 'Service cache/redis-master', {
    instance: 'redis://redis-master.cache.svc:6379',
    job: 'redis-exporter',
    namespace: 'monitoring',
    pod: 'redis-exporter-1',
  }),
  row('PostgresqlDown', 'Service db/orders-rw', {
    instance: 'orders-rw:5432',
    namespace: 'db',
    pod: 'postgres-exporter-1',
  }),
  row('MongodbDown', 'Pod db/mongo-0', { namespace: 'db', pod: 'mongo-0', rs_nm: 'rs0' }),

  row('TargetDown', 'Service shop/web', { namespace: 'shop', service: 'web', job: 'web' }),
  row('KubeStateMetricsListErrors', 'apps/Deployment monitoring/kube-state-metrics'),
  row('PrometheusOperatorSyncFailed', 'apps/Deployment monitoring/prometheus-operator', {
    namespace: 'monitoring',
    controller: 'prometheus',
  }),
  row('PrometheusBadConfig', 'Pod monitoring/prometheus-main-0', {
    namespace: 'monitoring',
    pod: 'prometheus-main-0',
  }),
  row('ThanosQueryIsDown', 'apps/Deployment monitoring/thanos-query', { job: 'thanos-query' }),
  row('LokiRequestErrors', 'apps/StatefulSet logging/loki-ingester', {
    namespace: 'logging',
    job: 'logging/ingester',
    route: 'push',
  }),
  row('GrafanaRequestsFailing', 'apps/Deployment monitoring/grafana', {
    namespace: 'monitoring',
    job: 'grafana',
  }),

  row('OrdersLatencyHigh', 'apps/Deployment shop/web', { namespace: 'shop', app: 'web' }),
  row('CheckoutSlow', 'apps/Deployment ledger/ledger-api', {
    namespace: 'ledger',
    workload: 'ledger-api',
    workload_type: 'deployment',
  }),
  row('ReportNotRun', 'batch/CronJob shop/backup', {
    exported_job: 'backup',
    exported_namespace: 'shop',
    job: 'pushgateway',
    namespace: 'monitoring',
  }),
  row('QueueStalled', undefined, metrics),
];

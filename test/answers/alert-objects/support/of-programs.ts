import { metrics, row, type Row } from '#test/answers/alert-objects/support/row.ts';

/** Of operators, databases and what people run. */
export const programRows: readonly Row[] = [
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
  row('KafkaConsumersGroup', 'apps/Deployment shop/billing', { consumergroup: 'billing' }),
  row('StrimziKafkaNotReady', 'kafka.strimzi.io/Kafka kafka/main', {
    namespace: 'kafka',
    name: 'main',
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

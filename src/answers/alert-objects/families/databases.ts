import type { AlertFamily } from '../alert-family.ts';

/** A program that is measured from beside it, or by an exporter that names it by URL. */
const MEASURED = [
  'pod {namespace}/{pod}',
  'server of {instance|target|addr|server}',
  'service {namespace}/{service}',
  'address {instance}',
  'workload {namespace}/{job}',
];
/** The exporter itself, where nothing says which program it measures. */
const EXPORTER = ['pod {namespace}/{pod!}', 'service {namespace}/{service!}'];

/** Databases, brokers and caches. */
export const databases: readonly AlertFamily[] = [
  {
    name: 'Strimzi: operators',
    alerts: 'ClusterOperator* StrimziClusterOperator* StrimziOperator*',
    objects: [
      'pod {namespace}/{pod}',
      'deployment {namespace}/strimzi-cluster-operator',
      'deployment strimzi-cluster-operator',
    ],
    text: {
      en: {
        measures: 'whether the operator of Kafka runs',
        next: 'its log: without it no Kafka resource is reconciled',
      },
      ko: {
        measures: 'Kafka 오퍼레이터의 실행 여부',
        next: '로그를 확인하십시오. 멈추면 Kafka 리소스가 reconcile되지 않습니다',
      },
    },
  },
  {
    name: 'Strimzi and Kafka',
    alerts:
      'Kafka* Strimzi* UnderReplicated* OfflinePartitions AbnormalController* UnderMinIsr* OfflineLogDirectory* ScrapeProblem TopicOperator* UserOperator* EntityOperator* ConsumerGroup* NoMessageForTooLong Zookeeper* AvgRequestLatency OutstandingRequests Connect*Down ConnectFailed* Bridge*Down MirrorMaker* CruiseControl*',
    objects: [
      'persistentvolumeclaim {namespace}/{persistentvolumeclaim}',
      'pod {namespace}/{pod}',
      'kafkatopic.kafka.strimzi.io {namespace}/{topic}',
      'kafka.kafka.strimzi.io {namespace}/{strimzi_io_cluster}',
      'kafka.kafka.strimzi.io {namespace}/{name|kafka}',
      'server of {instance}',
      'workload {consumergroup}',
      'kafka.kafka.strimzi.io {namespace}/*',
      'kafka.kafka.strimzi.io *',
      'service {namespace}/{service}',
      ...EXPORTER,
    ],
    text: {
      en: {
        measures: 'the partitions, brokers or consumers of a Kafka cluster',
        next: '`kafka-topics.sh --describe --under-replicated-partitions`, and `kafka-consumer-groups.sh --describe` for lag; then the broker that is missing',
      },
      ko: {
        measures: 'Kafka 클러스터의 파티션, 브로커, 컨슈머',
        next: '`kafka-topics.sh --describe --under-replicated-partitions`, 랙은 `kafka-consumer-groups.sh --describe`로 보고 빠진 브로커를 찾으십시오',
      },
    },
  },
  {
    name: 'CloudNativePG',
    alerts:
      'CNPG* CloudNativePG* LongRunningTransaction BackendsWaiting PGDatabaseXidAge PGReplication LastFailedArchiveTime DatabaseDeadlockConflicts ReplicaFailingReplication PGDatabase*',
    clusterIsObject: true,
    objects: [
      'cluster.postgresql.cnpg.io {namespace}/{cnpg_cluster|cnpg_io_cluster|cluster}',
      'pod {namespace}/{pod}',
      'cluster.postgresql.cnpg.io {namespace}/{job}',
      'cluster.postgresql.cnpg.io {cnpg_cluster|cnpg_io_cluster|cluster}',
      'cluster.postgresql.cnpg.io *',
    ],
    text: {
      en: {
        measures: 'the instances, replication, backups and space of a PostgreSQL cluster',
        next: '`kubectl cnpg status`: primary, replicas and their lag, WAL archiving',
      },
      ko: {
        measures: 'PostgreSQL 클러스터의 인스턴스, 복제, 백업, 공간',
        next: '`kubectl cnpg status`로 프라이머리, 복제 지연, WAL 아카이빙을 확인하십시오',
      },
    },
  },
  {
    name: 'RabbitMQ',
    alerts:
      'Rabbit* NoMajorityOfNodesReady PersistentVolumeMissing UnroutableMessages HighConnectionChurn LowDiskWatermark* FileDescriptorsNearLimit TCPSocketsNearLimit InsufficientEstablishedErlang* QueueIsGrowing QueueHas*',
    objects: [
      'rabbitmqcluster.rabbitmq.com {namespace}/{rabbitmq_cluster}',
      'statefulset {namespace}/{rabbitmq_cluster}-server',
      ...MEASURED,
      ...EXPORTER,
    ],
    text: {
      en: {
        measures: 'the nodes, queues and limits of a RabbitMQ cluster',
        next: '`rabbitmq-diagnostics check_running`, `list_queues name messages consumers`: a queue that grows has no or slow consumers',
      },
      ko: {
        measures: 'RabbitMQ 클러스터의 노드, 큐, 한도',
        next: '`rabbitmq-diagnostics check_running`, `list_queues name messages consumers`. 계속 쌓이는 큐는 컨슈머가 없거나 느립니다',
      },
    },
  },
  {
    name: 'PostgreSQL',
    alerts: 'Postgre* Pg* Patroni*',
    objects: [...MEASURED, ...EXPORTER],
    text: {
      en: {
        measures: 'connections, replication and locks of PostgreSQL',
        next: '`pg_stat_activity` (who waits for whom), `pg_stat_replication`, and the log of the server',
      },
      ko: {
        measures: 'PostgreSQL의 연결, 복제, 잠금',
        next: '`pg_stat_activity`(대기 관계), `pg_stat_replication`, 서버 로그를 확인하십시오',
      },
    },
  },
  {
    name: 'Redis, Valkey, Memcached',
    alerts: 'Redis* Valkey* Memcached*',
    objects: [...MEASURED, ...EXPORTER],
    text: {
      en: {
        measures: 'whether the cache answers, its memory and its replicas',
        next: '`INFO memory`, `INFO replication` and `SLOWLOG GET`',
      },
      ko: {
        measures: '캐시의 응답, 메모리, 복제본',
        next: '`INFO memory`, `INFO replication`, `SLOWLOG GET`을 확인하십시오',
      },
    },
  },
  {
    name: 'other databases, brokers and stores',
    alerts:
      'Mysql* MariaDB* Galera* Mongo* Mgob* Elastic* OpenSearch* Clickhouse* Cassandra* Cockroach* Nats* Pulsar* ActiveMQ* Minio* Consul* Influx* Solr* Couch* MSSQL* Oracle*',
    objects: [...MEASURED, ...EXPORTER],
    text: {
      en: {
        measures: 'the server itself: connections, replication, memory or disk',
        next: 'the log and the status command of that server; Kubernetes sees only whether its pods are ready',
      },
      ko: {
        measures: '서버 자체의 연결, 복제, 메모리, 디스크',
        next: '서버의 로그와 상태 명령을 확인하십시오. 쿠버네티스는 파드의 준비 여부만 봅니다',
      },
    },
  },
];

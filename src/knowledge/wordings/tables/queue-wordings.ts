import type { Wording } from '../wording.ts';

/** What Kafka and RabbitMQ write when they refuse to serve. */
export const queueWordings: readonly Wording[] = [
  {
    id: 'rabbitmq-feature-flag',
    says: [/Feature flags: `?(?<flag>\w+)`?: required feature flag not enabled/],
    en: [
      'RabbitMQ was upgraded before feature flag {flag} was enabled',
      'The new version requires the feature flag {flag}, and the data on the volume comes from a version in which it was not enabled. The broker refuses to start.',
      'Go back to the previous version, run `rabbitmqctl enable_feature_flag all` there, and upgrade again.',
    ],
    ko: [
      '기능 플래그 {flag} 설정을 켜기 전에 RabbitMQ를 업그레이드했습니다',
      '새 버전에는 기능 플래그 {flag} 설정이 필요한데, 볼륨의 데이터는 그것을 켜지 않은 버전의 것입니다. 브로커가 시작을 거부합니다.',
      '이전 버전으로 되돌려 `rabbitmqctl enable_feature_flag all` 명령을 실행한 뒤 다시 업그레이드하십시오.',
    ],
  },
  {
    id: 'kafka-cluster-id',
    says: [/InconsistentClusterIdException: The Cluster ID (?<id>\S+) doesn't match/],
    en: [
      'a Kafka broker has data of another cluster',
      'The `meta.properties` on the volume of the broker names another cluster than the one that it joins: the volume of an old installation, or ZooKeeper has lost its data and made a new id.',
      'Do not delete data first. If ZooKeeper is new, restore it or set the old id; if the volume is old, give the broker an empty one.',
    ],
    ko: [
      'Kafka 브로커에 다른 클러스터의 데이터가 있습니다',
      '브로커 볼륨의 `meta.properties` 파일이 참여하려는 클러스터와 다른 ID를 가리킵니다. 옛 설치의 볼륨이거나 ZooKeeper가 데이터를 잃고 새 ID를 만든 것입니다.',
      '먼저 데이터를 지우지 마십시오. ZooKeeper가 새것이면 복원하거나 옛 ID를 넣고, 볼륨이 옛것이면 빈 볼륨을 주십시오.',
    ],
  },
  {
    id: 'kafka-replicas',
    says: [/NotEnoughReplicas(?:AfterAppend)?Exception|fewer in-sync replicas than required/],
    en: [
      'a Kafka topic has too few replicas in sync',
      'Fewer replicas than `min.insync.replicas` follow the leader, so a producer with `acks=all` is refused. Brokers are down or behind.',
      '`kafka-topics.sh --describe --under-min-isr-partitions`: bring those brokers back. The topic should have one replica more than `min.insync.replicas`.',
    ],
    ko: [
      'Kafka 토픽의 동기화된 복제본이 모자랍니다',
      '리더를 따라가는 복제본이 `min.insync.replicas` 값보다 적어 `acks=all` 프로듀서가 거부됩니다. 브로커가 죽었거나 뒤처졌습니다.',
      '`kafka-topics.sh --describe --under-min-isr-partitions` 결과를 보고 그 브로커를 되살리십시오. 토픽의 복제본은 `min.insync.replicas` 값보다 하나 많아야 합니다.',
    ],
  },
  {
    id: 'kafka-factor',
    says: [/[Rr]eplication factor: (?<factor>\d+) larger than available brokers: (?<brokers>\d+)/],
    en: [
      'a topic wants {factor} replicas, more than there are brokers ({brokers})',
      'Kafka makes no topic with more replicas than it has brokers. Either brokers are down, or the cluster is smaller than the setting expects (also `offsets.topic.replication.factor`).',
      'See whether all brokers run; in a small cluster set `default.replication.factor`, `offsets.topic.replication.factor` and `transaction.state.log.replication.factor` to its size.',
    ],
    ko: [
      '토픽이 복제본 {factor}개를 원하지만 브로커는 {brokers}개입니다',
      'Kafka는 브로커 수보다 많은 복제본의 토픽을 만들지 않습니다. 브로커가 죽었거나 설정이 기대하는 것보다 클러스터가 작습니다(`offsets.topic.replication.factor` 포함).',
      '브로커가 모두 실행 중인지 보십시오. 작은 클러스터라면 `default.replication.factor`, `offsets.topic.replication.factor`, `transaction.state.log.replication.factor` 값을 크기에 맞추십시오.',
    ],
  },
  {
    id: 'kafka-too-large',
    says: [/RecordTooLargeException|MESSAGE_TOO_LARGE|MSG_SIZE_TOO_LARGE/],
    en: [
      'a message is larger than Kafka takes',
      'The record is larger than the producer (`max.request.size`) or the topic (`max.message.bytes`, 1 MiB unless set) allows. It was not written.',
      'Compress it, or store the content elsewhere and send a reference. To allow it, raise both limits and `fetch.max.bytes` of the consumers.',
    ],
    ko: [
      '메시지가 Kafka 한도보다 큽니다',
      '레코드가 프로듀서(`max.request.size`)나 토픽(`max.message.bytes`, 기본 1 MiB)의 한도보다 큽니다. 쓰이지 않았습니다.',
      '압축하거나 내용을 다른 곳에 두고 참조만 보내십시오. 허용하려면 두 한도와 컨슈머의 `fetch.max.bytes` 값을 함께 늘리십시오.',
    ],
  },
  {
    id: 'rabbit-alarm',
    says: [
      /(?<what>memory|disk|free disk space) (?:resource limit )?alarm set on node (?<node>\S+)/i,
    ],
    en: [
      'RabbitMQ blocks all publishers: alarm for {what}',
      'Node {node} has passed its {what} limit. Until it is below again all connections that publish are blocked; consumers go on.',
      '`rabbitmq-diagnostics memory_breakdown` or the volume; most often queues fill because their consumers are down. Then the limits: `vm_memory_high_watermark`, `disk_free_limit`.',
    ],
    ko: [
      'RabbitMQ가 모든 발행자를 막습니다: {what} 알람',
      '{node} 노드가 {what} 한도를 넘었습니다. 다시 내려갈 때까지 발행하는 연결이 모두 막히고 소비는 계속됩니다.',
      '`rabbitmq-diagnostics memory_breakdown` 결과나 볼륨을 보십시오. 대개 소비자가 죽어 큐가 쌓인 것입니다. 그다음 `vm_memory_high_watermark`, `disk_free_limit` 값을 보십시오.',
    ],
  },
  {
    id: 'rabbit-partition',
    says: [/inconsistent_database, running_partitioned_network|running_partitioned_network/],
    en: [
      'the RabbitMQ cluster has split',
      'Nodes lost sight of each other and each went on by itself: queues and definitions differ now. They do not join again by themselves unless `cluster_partition_handling` says how.',
      '`rabbitmqctl cluster_status` shows the parts. Choose the one to trust and restart the nodes of the other. Then set `pause_minority`, and use quorum queues.',
    ],
    ko: [
      'RabbitMQ 클러스터가 갈라졌습니다',
      '노드가 서로를 놓치고 각자 계속 실행되어 큐와 정의가 달라졌습니다. `cluster_partition_handling` 설정이 없으면 저절로 합쳐지지 않습니다.',
      '`rabbitmqctl cluster_status` 결과에서 나뉜 쪽을 보십시오. 믿을 쪽을 정하고 다른 쪽 노드를 다시 시작한 뒤 `pause_minority` 설정과 quorum 큐를 쓰십시오.',
    ],
  },
  {
    id: 'rabbit-queue-differs',
    says: [
      /PRECONDITION_FAILED - inequivalent arg '(?<argument>[^']+)' for (?<what>queue|exchange) '(?<name>[^']+)'/,
    ],
    en: [
      '{what} {name} exists with another {argument}',
      'The program declares the {what} `{name}` with another `{argument}` than it was made with. RabbitMQ changes no {what} and closes the channel.',
      'Give it the same arguments as the existing one (`rabbitmqctl list_queues name arguments`), use a policy for what may change, or move to a new name.',
    ],
    ko: [
      '{name}({what}) 항목이 다른 {argument} 값으로 있습니다',
      '프로그램이 `{name}` 항목을 만들 때와 다른 `{argument}` 값으로 선언합니다. RabbitMQ는 기존 것을 바꾸지 않고 채널을 닫습니다.',
      '기존 것과 같은 인자를 주거나(`rabbitmqctl list_queues name arguments`), 바뀔 수 있는 것은 정책으로 두거나, 새 이름으로 옮기십시오.',
    ],
  },
  {
    id: 'kafka-topic-holds-broker',
    // KafkaAvailability of Strimzi
    says: [
      /(?<topic>[\w.-]{1,249})\/\d+ (?:is already|will be) under-?replicated \(\|?ISR\|?=(?<isr>[^()]{1,80}?)(?:,| and) (?:replicas=\[[^\]]{0,200}\], )?min\.insync\.replicas=(?<min>\d+)\)/,
    ],
    en: [
      'topic {topic} does not let its broker be restarted',
      'Topic `{topic}` has in-sync replicas {isr} and needs `min.insync.replicas={min}`, so without this broker nothing could be written to it. The operator therefore does not restart the broker, and the rolling update never ends.',
      'Compare the replication factor of `{topic}` with `min.insync.replicas` ({min}). A factor below it is under-replicated for ever: raise the factor, or lower `min.insync.replicas` of this topic, or delete the topic if nobody needs it. With enough replicas, find the broker that is behind.',
    ],
    ko: [
      '{topic} 토픽 때문에 브로커를 재시작할 수 없습니다',
      '`{topic}` 토픽은 in-sync 레플리카(ISR)가 {isr}인데 `min.insync.replicas={min}` 설정이 필요하여, 이 브로커가 없으면 쓰기가 되지 않습니다. 그래서 오퍼레이터가 브로커를 재시작하지 않고 롤링 업데이트가 끝나지 않습니다.',
      '`{topic}` 토픽의 복제 계수(replication factor)를 `min.insync.replicas` 값({min})과 비교하십시오. 복제 계수가 더 작으면 항상 under-replicated 상태입니다. 복제 계수를 늘리거나, 이 토픽의 `min.insync.replicas` 값을 낮추거나, 쓰지 않는 토픽이면 삭제하십시오. 복제본이 충분하면 뒤처진 브로커를 찾으십시오.',
    ],
  },
  {
    id: 'kafka-pod-not-rolled',
    is: 'effect',
    says: [
      /Pod (?<pod>[\w.-]{1,253}) is (?:currently )?not rollable|Could not roll pod (?<number>\d+), giving up/,
    ],
    repeats: ['kafka-topic-holds-broker'],
    en: [
      'the operator does not restart a Kafka broker',
      'Strimzi restarts a broker only if no topic falls below its `min.insync.replicas`, and gave up to wait for that. The pod itself need not be ill.',
      'The log of the cluster operator names the topic: search for `under-replicated`, `underreplicated` or `KafkaAvailability`. Compare the replication factor of that topic with its `min.insync.replicas`.',
    ],
    ko: [
      '오퍼레이터가 Kafka 브로커를 재시작하지 않습니다',
      'Strimzi는 어떤 토픽도 `min.insync.replicas` 값 아래로 떨어지지 않을 때만 브로커를 재시작하는데, 기다리다 포기했습니다. 파드 자체의 문제가 아닐 수 있습니다.',
      '클러스터 오퍼레이터 로그에 토픽 이름이 있습니다. `under-replicated`, `underreplicated`, `KafkaAvailability` 문구를 찾아 그 토픽의 복제 계수와 `min.insync.replicas` 값을 비교하십시오.',
    ],
  },
];

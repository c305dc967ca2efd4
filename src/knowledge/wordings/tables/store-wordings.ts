import type { Wording } from '../wording.ts';

/** What MongoDB, Redis, Cassandra and Elasticsearch write when they refuse to serve. */
export const storeWordings: readonly Wording[] = [
  {
    id: 'mongo-not-primary',
    says: [
      /(?:NotWritablePrimary|NotPrimaryNoSecondaryOk|not master and slaveOk=false)|MongoServerError: not primary/,
    ],
    strength: 'fits',
    en: [
      'a write went to a MongoDB member that is not the primary',
      'The client talks to one member instead of the replica set, or an election is under way.',
      'Put all members and `replicaSet=<name>` into the connection string (or `mongodb+srv`), not one pod; `rs.status()` shows who is primary.',
    ],
    ko: [
      'primary가 아닌 MongoDB 멤버로 쓰기가 갔습니다',
      '클라이언트가 레플리카 셋이 아니라 멤버 하나에 연결했거나 선출이 진행 중입니다.',
      '연결 문자열에 파드 하나가 아니라 모든 멤버와 `replicaSet=<이름>` 값을 넣으십시오(또는 `mongodb+srv`). primary는 `rs.status()` 결과에 나옵니다.',
    ],
  },
  {
    id: 'mongo-needs-avx',
    says: [/MongoDB 5\.0\+? requires a CPU with AVX support/],
    en: [
      'MongoDB needs a CPU with AVX, and this one has none',
      'MongoDB 5.0 and later use AVX instructions. Without them the server ends at its start (exit code 132).',
      'Use nodes whose CPU has AVX (`lscpu`; virtual machines often hide it: CPU type `host`), or MongoDB 4.4.',
    ],
    ko: [
      'MongoDB에는 AVX를 지원하는 CPU가 필요한데 이 CPU에는 없습니다',
      'MongoDB 5.0 이상은 AVX 명령을 씁니다. 없으면 서버가 시작하자마자 종료됩니다(종료 코드 132).',
      'AVX를 지원하는 노드를 쓰거나(`lscpu`로 확인, 가상 머신은 CPU 종류를 `host`로 설정) MongoDB 4.4를 쓰십시오.',
    ],
  },
  {
    id: 'wired-tiger',
    says: [/WT_PANIC|WiredTiger library panic/],
    strength: 'fits',
    en: [
      'the storage engine of MongoDB has found damaged files',
      'WiredTiger stops the server because a file of its data is damaged or could not be written: a full disk, a storage error, or two servers on one volume.',
      'Look for the first WiredTiger error above it. With other members: empty this one and let it sync again. Alone: restore a backup; `mongod --repair` may lose data.',
    ],
    ko: [
      'MongoDB 스토리지 엔진이 손상된 파일을 찾았습니다',
      '데이터 파일이 손상되었거나 쓰지 못해 WiredTiger가 서버를 멈췄습니다. 디스크가 가득 찼거나, 스토리지 오류이거나, 한 볼륨을 두 서버가 쓰는 경우입니다.',
      '그 위의 첫 WiredTiger 오류를 보십시오. 다른 멤버가 있으면 이 멤버를 비우고 다시 동기화하십시오. 하나뿐이면 백업을 복원하십시오. `mongod --repair` 명령은 데이터를 잃을 수 있습니다.',
    ],
  },
  {
    id: 'redis-cluster-down',
    says: [/CLUSTERDOWN (?:The cluster is down|Hash slot not served)/],
    en: [
      'the Redis cluster is down: slots are not served',
      'A part of the hash slots has no master that is up, so the cluster refuses commands (`cluster-require-full-coverage`).',
      '`redis-cli cluster nodes` and `cluster info` show which; bring the master or a replica of it back (`CLUSTER FAILOVER`). After new pod addresses: the nodes may still know the old ones.',
    ],
    ko: [
      'Redis 클러스터 중단: 맡은 노드가 없는 슬롯이 있습니다',
      '해시 슬롯 일부에 살아 있는 마스터가 없어 클러스터가 명령을 거부합니다(`cluster-require-full-coverage`).',
      '`redis-cli cluster nodes`, `cluster info` 결과를 보고 마스터나 그 복제본을 되살리십시오(`CLUSTER FAILOVER`). 파드 주소가 바뀐 뒤라면 노드가 옛 주소를 알고 있을 수 있습니다.',
    ],
  },
  {
    id: 'redis-loading',
    says: [/LOADING Redis is loading the dataset in memory/],
    en: [
      'Redis is still loading its data',
      'The server was started again and reads its data from disk; until then it refuses commands. It passes by itself.',
      'If it takes longer than the liveness probe waits, the kubelet ends it before it is done: give it a startup probe. See why it was restarted.',
    ],
    ko: [
      'Redis가 아직 데이터를 읽는 중입니다',
      '서버가 다시 시작되어 디스크에서 데이터를 읽고 있으며 그때까지 명령을 거부합니다. 저절로 풀립니다.',
      'liveness 프로브보다 오래 걸리면 끝나기 전에 kubelet이 종료시키므로 startup 프로브를 두십시오. 다시 시작된 이유도 확인하십시오.',
    ],
  },
  {
    id: 'redis-aof',
    says: [/Bad file format reading the append only file/],
    en: [
      'the append-only file of Redis is damaged',
      'Redis does not start because its AOF ends in the middle or holds something else: a full disk, or a hard stop while it wrote.',
      'Copy the file, then `redis-check-aof --fix` (it cuts off what follows the damage). With replicas: let this one sync again.',
    ],
    ko: [
      'Redis AOF 파일이 손상되었습니다',
      'AOF 파일이 중간에 끊겼거나 다른 내용이 있어 Redis가 시작하지 못합니다. 디스크가 가득 찼거나 쓰는 중에 갑자기 멈춘 경우입니다.',
      '파일을 복사한 뒤 `redis-check-aof --fix` 명령을 실행하십시오(손상 뒤의 내용은 잘립니다). 복제본이 있으면 다시 동기화하게 하십시오.',
    ],
  },
  {
    id: 'search-read-only',
    says: [
      /flood[- ]stage (?:disk )?watermark|index (?:\[[^\]]*\] )?(?:has )?read-only-allow-delete block|read_only_allow_delete/,
    ],
    en: [
      'the disk of an Elasticsearch node is over 95 % full; its indices are read-only',
      'At the flood-stage watermark Elasticsearch (OpenSearch, too) makes the indices of that node read-only. Writes fail, reads go on.',
      '`GET _cat/allocation?v`: delete old indices or enlarge the volumes. From version 7.4 on the block goes away by itself below the high watermark; before that set `index.blocks.read_only_allow_delete: null`.',
    ],
    ko: [
      'Elasticsearch 노드 디스크가 95 %를 넘어 인덱스가 읽기 전용입니다',
      'flood-stage 한계에서 Elasticsearch(OpenSearch도)는 그 노드의 인덱스를 읽기 전용으로 바꿉니다. 쓰기는 실패하고 읽기는 됩니다.',
      '`GET _cat/allocation?v` 결과를 보고 옛 인덱스를 지우거나 볼륨을 늘리십시오. 7.4 버전부터는 high 한계 아래로 내려가면 저절로 풀리고, 그전 버전은 `index.blocks.read_only_allow_delete: null` 값으로 풉니다.',
    ],
  },
  {
    id: 'search-no-master',
    says: [/master_not_discovered_exception|master not discovered (?:or elected )?yet/],
    en: [
      'the Elasticsearch cluster has no master',
      'The node has not found a master, or the masters have no majority: requests are answered with 503.',
      'Compare the log line of the same node (“this node must discover …”): are enough master-eligible pods up, do they reach each other on 9300, and do `discovery.seed_hosts` and `cluster.initial_master_nodes` name them?',
    ],
    ko: [
      'Elasticsearch 클러스터에 마스터가 없습니다',
      '노드가 마스터를 찾지 못했거나 마스터가 과반을 이루지 못했습니다. 요청에 503으로 답합니다.',
      '같은 노드의 로그 줄(“this node must discover …”)을 보십시오. 마스터 후보 파드가 충분히 떠 있는지, 9300 포트로 서로 닿는지, `discovery.seed_hosts`, `cluster.initial_master_nodes` 값이 맞는지 확인하십시오.',
    ],
  },
  {
    id: 'search-breaker',
    says: [/circuit_breaking_exception|CircuitBreakingException/],
    en: [
      'Elasticsearch refuses a request to save its heap',
      'The request would take the heap of the node over its limit (parent breaker, 95 %). The node protects itself; the client gets 429.',
      '`GET _nodes/stats/breaker`: smaller requests (bulk, aggregations), fewer shards per node, or a larger heap with a larger memory limit (heap at most half of it).',
    ],
    ko: [
      'Elasticsearch가 힙을 지키려고 요청을 거부했습니다',
      '요청을 처리하면 노드의 힙이 한계(parent breaker 95 %)를 넘습니다. 노드가 스스로를 보호하며 클라이언트는 429를 받습니다.',
      '`GET _nodes/stats/breaker` 결과를 보십시오. 요청(bulk, 집계)을 줄이거나, 노드당 샤드를 줄이거나, 메모리 제한과 함께 힙을 늘리십시오(힙은 제한의 절반까지).',
    ],
  },
  {
    id: 'search-shards',
    says: [
      /this cluster currently has \[(?<now>\d+)\]\/\[(?<most>\d+)\] maximum (?:normal )?shards open/,
    ],
    en: [
      'Elasticsearch has as many shards as it may: {now} of {most}',
      'No new index can be made: the limit is 1,000 shards per data node (`cluster.max_shards_per_node`). New daily indices fail first.',
      'Delete or shrink old indices (ILM), set fewer shards and replicas per index, or add data nodes. Raising the limit only puts it off.',
    ],
    ko: [
      'Elasticsearch 샤드가 한도에 이르렀습니다: {most}개 중 {now}개',
      '새 인덱스를 만들 수 없습니다. 데이터 노드당 1,000개(`cluster.max_shards_per_node`)까지입니다. 날짜별 새 인덱스부터 실패합니다.',
      '옛 인덱스를 지우거나 줄이고(ILM), 인덱스당 샤드와 복제본을 줄이거나, 데이터 노드를 늘리십시오. 한도를 올리는 것은 미루는 것일 뿐입니다.',
    ],
  },
  {
    id: 'cassandra-address',
    says: [/A node with address \/?(?<address>[\w.:/]+) already exists, cancelling join/],
    en: [
      'Cassandra still has a node at {address}',
      'The pod starts with an empty volume at an address that the ring already knows. Cassandra does not take it for the same node.',
      'If the data is really lost, start it with `-Dcassandra.replace_address_first_boot={address}`; else mount its old volume. `nodetool status` shows the ring.',
    ],
    ko: [
      'Cassandra에 {address} 노드가 아직 있습니다',
      '파드가 빈 볼륨으로 시작했는데 링이 이미 그 주소를 알고 있어 Cassandra가 같은 노드로 받지 않습니다.',
      '데이터를 정말 잃었다면 `-Dcassandra.replace_address_first_boot={address}` 옵션으로 시작하고, 아니면 옛 볼륨을 마운트하십시오. 링은 `nodetool status` 결과에 나옵니다.',
    ],
  },
];

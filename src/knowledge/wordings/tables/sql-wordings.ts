import type { Wording } from '../wording.ts';

/** What SQL databases and their replicas write when they refuse to serve. */
export const sqlWordings: readonly Wording[] = [
  {
    id: 'postgres-checkpoint',
    says: [
      /PANIC: +could not locate a valid checkpoint record|invalid (?:primary )?checkpoint record/,
    ],
    strength: 'fits',
    en: [
      'the transaction log of PostgreSQL is damaged',
      'PostgreSQL cannot find a valid checkpoint in its WAL, and does not start: files were lost or cut off, by a full disk, a hard stop of the storage, or a copy that was not consistent.',
      'Copy the data directory first. Restore a backup or promote a replica. `pg_resetwal` is the last resort: it loses transactions.',
    ],
    ko: [
      'PostgreSQL 트랜잭션 로그가 손상되었습니다',
      'PostgreSQL이 WAL에서 유효한 체크포인트를 찾지 못해 시작하지 못합니다. 디스크가 가득 찼거나, 스토리지가 갑자기 멈췄거나, 일관되지 않은 복사본일 때 생깁니다.',
      '먼저 데이터 디렉터리를 복사하십시오. 백업을 복원하거나 복제본을 승격하십시오. `pg_resetwal` 명령은 트랜잭션을 잃으므로 마지막 수단입니다.',
    ],
  },
  {
    id: 'postgres-wal-removed',
    says: [/requested WAL segment (?<segment>[0-9A-F]+) has already been removed/],
    en: [
      'a PostgreSQL replica has fallen too far behind',
      'The replica asks for a piece of the log that the primary has deleted already. It cannot catch up by itself.',
      'Build the replica anew (`pg_basebackup`, or delete its volume if the operator does it). So that it lasts: a replication slot with `max_slot_wal_keep_size`, or a larger `wal_keep_size`.',
    ],
    ko: [
      'PostgreSQL 복제본이 너무 뒤처졌습니다',
      '복제본이 요청한 로그를 주 서버가 이미 지웠습니다. 스스로 따라잡을 수 없습니다.',
      '복제본을 새로 만드십시오(`pg_basebackup`, 오퍼레이터를 쓰면 볼륨 삭제). 되풀이되지 않게 `max_slot_wal_keep_size` 값과 함께 복제 슬롯을 쓰거나 `wal_keep_size` 값을 늘리십시오.',
    ],
  },
  {
    id: 'postgres-recovery-conflict',
    says: [/canceling statement due to conflict with recovery/],
    en: [
      'a query on a replica was cancelled for replication',
      'The query on the PostgreSQL replica needed rows that the primary has cleaned up; after `max_standby_streaming_delay` replication goes first.',
      'Send long queries to the primary or another replica, or set `hot_standby_feedback = on`, or raise `max_standby_streaming_delay`.',
    ],
    ko: [
      '복제 때문에 복제본의 쿼리가 취소되었습니다',
      'PostgreSQL 복제본의 쿼리가 주 서버에서 정리된 행을 필요로 했습니다. `max_standby_streaming_delay` 뒤에는 복제가 우선합니다.',
      '긴 쿼리는 주 서버나 다른 복제본으로 보내거나, `hot_standby_feedback = on` 설정을 쓰거나, `max_standby_streaming_delay` 값을 늘리십시오.',
    ],
  },
  {
    id: 'mysql-host-blocked',
    says: [/Host '(?<host>[^']+)' is blocked because of many connection errors/],
    en: [
      'MySQL has blocked a client: {host}',
      'So many connections from `{host}` were broken off before they logged in (`max_connect_errors`) that the server takes none from there: often a TCP health check of a load balancer.',
      '`mysqladmin flush-hosts` (MySQL 8: TRUNCATE performance_schema.host_cache) lets it in again; then stop what connects without a login, or raise `max_connect_errors`.',
    ],
    ko: [
      'MySQL이 클라이언트를 차단했습니다: {host}',
      '`{host}` 주소의 연결이 로그인 전에 너무 많이 끊겨(`max_connect_errors`) 서버가 받지 않습니다. 로드 밸런서의 TCP 상태 확인인 경우가 많습니다.',
      '`mysqladmin flush-hosts`(MySQL 8은 TRUNCATE performance_schema.host_cache) 명령으로 풀고, 로그인 없이 연결하는 것을 없애거나 `max_connect_errors` 값을 늘리십시오.',
    ],
  },
  {
    id: 'mysql-auth-plugin',
    says: [
      /Authentication plugin '(?<plugin>[^']+)' cannot be loaded|Client does not support authentication protocol requested by server/,
    ],
    en: [
      'the MySQL client does not know the login method of the server',
      'MySQL 8 logs in with `caching_sha2_password`; this client or its driver is older, or lacks the plugin. The password was not even tried.',
      'Update the driver of the program. Until then the account can use `mysql_native_password`, where the server still has it.',
    ],
    ko: [
      'MySQL 클라이언트가 서버의 인증 방식을 모릅니다',
      'MySQL 8은 `caching_sha2_password` 방식을 쓰는데 클라이언트나 드라이버가 오래되었거나 플러그인이 없습니다. 비밀번호는 확인하지도 않았습니다.',
      '프로그램의 드라이버를 올리십시오. 그때까지 서버가 지원하면 계정을 `mysql_native_password` 방식으로 둘 수 있습니다.',
    ],
  },
  {
    id: 'clickhouse-parts',
    says: [/(?:DB::Exception: |TOO_MANY_PARTS.*)Too many parts \((?<parts>\d+)/],
    en: [
      'ClickHouse refuses inserts: {parts} parts wait to be merged',
      'Data is inserted in many small pieces, faster than they are merged; at 300 (3,000 in newer versions) parts per partition inserts are refused.',
      'Insert in batches (at most one per second and table, or `async_insert`), look for a partition key that is too fine, and at the disk.',
    ],
    ko: [
      'ClickHouse가 INSERT를 거부합니다: 병합 대기 파트 {parts}개',
      '데이터가 작은 조각으로 병합보다 빨리 들어옵니다. 파티션당 300개(새 버전 3,000개)가 되면 거부합니다.',
      '묶어서 넣고(테이블당 초당 한 번 이하, 또는 `async_insert`), 파티션 키가 너무 잘지 않은지, 디스크가 느리지 않은지 보십시오.',
    ],
  },
  {
    id: 'clickhouse-memory',
    says: [
      /DB::Exception: (?:\([^)]{1,40}\) )?Memory limit \((?<which>total|for query|for user)\) exceeded/,
    ],
    en: [
      'ClickHouse ended a query: memory limit ({which})',
      'The query, or all of them together, would take more memory than ClickHouse lets itself have. The server itself runs on.',
      'For a query: `max_memory_usage`, less data per JOIN or GROUP BY (`max_bytes_before_external_group_by`). Total: `max_server_memory_usage` is 90 % of the memory limit of the container.',
    ],
    ko: [
      'ClickHouse가 쿼리를 끝냈습니다: 메모리 한도({which})',
      '쿼리 하나 또는 전체가 ClickHouse 메모리 한도를 넘습니다. 서버는 계속 실행됩니다.',
      '쿼리는 `max_memory_usage` 값을 보고 JOIN, GROUP BY 데이터를 줄이십시오(`max_bytes_before_external_group_by`). 전체 한도 `max_server_memory_usage` 값은 컨테이너 메모리 제한의 90 %입니다.',
    ],
  },
  {
    id: 'clickhouse-read-only',
    says: [/Table is in readonly mode/],
    en: [
      'a replicated ClickHouse table is read-only',
      'The replica has no session with ClickHouse Keeper (ZooKeeper), or its metadata there is gone. It answers queries and takes no inserts.',
      '`SELECT * FROM system.replicas WHERE is_readonly`, and whether Keeper runs. Once it is back: `SYSTEM RESTART REPLICA`; if the metadata is lost, `SYSTEM RESTORE REPLICA`.',
    ],
    ko: [
      '복제된 ClickHouse 테이블이 읽기 전용입니다',
      '복제본에 ClickHouse Keeper(ZooKeeper) 세션이 없거나 메타데이터가 사라졌습니다. 조회는 되지만 INSERT를 받지 않습니다.',
      '`SELECT * FROM system.replicas WHERE is_readonly` 결과와 Keeper 상태를 보십시오. 돌아오면 `SYSTEM RESTART REPLICA`, 메타데이터를 잃었으면 `SYSTEM RESTORE REPLICA` 명령을 쓰십시오.',
    ],
  },
];

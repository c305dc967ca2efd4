import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import type { ServerLimit } from '../../../readings/logs/server-limits.ts';

/** `server` is the Service of the server, `settings` are those of it that hold the limit; without them its default holds. */
export type AtServerLimit = Readonly<{
  limit: ServerLimit;
  said: string;
  caller: string;
  server?: string;
  settings: readonly Readonly<{ name: string; value: string }>[];
}>;

type Row = Readonly<{ title: string; means: string; todo: string }>;

const ROWS: Bilingual<Readonly<Record<ServerLimit, Row>>> = {
  en: {
    maxmemory: {
      title: 'has reached its `maxmemory` and refuses writes',
      means:
        'Redis holds as much as `maxmemory` allows, and with the policy `noeviction`, which is the default, it refuses writes instead of removing keys. It is no Kubernetes OOM kill: nothing was killed.',
      todo: 'Raise `maxmemory` (below the memory limit of its container, with a quarter to spare), give the keys a TTL, or set `maxmemory-policy` to `allkeys-lru` if it is only a cache.',
    },
    maxclients: {
      title: 'has as many clients as it takes (`maxclients`)',
      means: 'Redis refuses every further connection until others are closed.',
      todo: 'Look for clients that open a connection for each request, or pools that are too large; then raise `maxclients`.',
    },
    'postgres-connections': {
      title: 'has no connection left (`max_connections`)',
      means:
        'PostgreSQL refuses every further connection until others are closed. Each replica of each client has a pool of its own.',
      todo: 'Add up the pools of all replicas, and make them smaller or put PgBouncer in front; then raise `max_connections`, which takes a restart and memory for each.',
    },
    'mysql-connections': {
      title: 'has no connection left (`max_connections`)',
      means:
        'MySQL refuses every further connection until others are closed. Each replica of each client has a pool of its own.',
      todo: 'Add up the pools of all replicas, and make them smaller; then raise `max_connections`.',
    },
    memcached: {
      title: 'has no memory left for the object (`-m`)',
      means: 'Memcached could not find room in the class of that size.',
      todo: 'Raise `-m` below the memory limit of its container.',
    },
  },
  ko: {
    maxmemory: {
      title: '서버가 `maxmemory` 한도에 도달해 쓰기를 거부합니다',
      means:
        'Redis가 `maxmemory` 값만큼 데이터를 담고 있고, 기본값인 `noeviction` 정책에서는 키를 지우지 않고 쓰기를 거부합니다. 쿠버네티스의 OOM kill이 아니며 종료된 것은 없습니다.',
      todo: '컨테이너 메모리 제한보다 낮게(4분의 1 여유) `maxmemory` 값을 올리거나, 키에 TTL을 주거나, 캐시로만 쓴다면 `maxmemory-policy`를 `allkeys-lru`로 설정하십시오.',
    },
    maxclients: {
      title: '서버의 클라이언트 수가 한도(`maxclients`)에 도달했습니다',
      means: '다른 연결이 닫힐 때까지 Redis가 새 연결을 모두 거부합니다.',
      todo: '요청마다 연결을 여는 클라이언트나 너무 큰 커넥션 풀을 찾은 다음 `maxclients` 값을 올리십시오.',
    },
    'postgres-connections': {
      title: '서버에 남은 연결이 없습니다(`max_connections`)',
      means:
        '다른 연결이 닫힐 때까지 PostgreSQL이 새 연결을 모두 거부합니다. 클라이언트의 레플리카마다 커넥션 풀이 따로 있습니다.',
      todo: '모든 레플리카의 풀 크기를 더해 보고 줄이거나 앞에 PgBouncer를 두십시오. 그다음 `max_connections` 값을 올리십시오(재시작과 연결당 메모리가 필요합니다).',
    },
    'mysql-connections': {
      title: '서버에 남은 연결이 없습니다(`max_connections`)',
      means:
        '다른 연결이 닫힐 때까지 MySQL이 새 연결을 모두 거부합니다. 클라이언트의 레플리카마다 커넥션 풀이 따로 있습니다.',
      todo: '모든 레플리카의 풀 크기를 더해 보고 줄인 다음 `max_connections` 값을 올리십시오.',
    },
    memcached: {
      title: '서버에 객체를 담을 메모리가 없습니다(`-m`)',
      means: 'Memcached가 그 크기의 슬랩에서 자리를 찾지 못했습니다.',
      todo: '컨테이너 메모리 제한보다 낮게 `-m` 값을 올리십시오.',
    },
  },
};

/** What is said of a server that tells its clients of its own limit. */
export const serverLimitWords: Pick<Cause<AtServerLimit>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { limit, said, caller, server, settings }) => ({
      title: `\`${name}\`: ${server ? `\`${server}\`` : 'its server'} ${ROWS.en[limit].title}`,
      sentence: `${server ? `The server behind Service \`${server}\`` : 'The server'} ${ROWS.en[limit].title}: it answers \`${caller}\` “${said}”.${settings.length > 0 ? ` It is set to ${listed(settings)}.` : ''}`,
      so: ROWS.en[limit].means,
    }),
    ko: ({ name }, { limit, said, caller, server, settings }) => ({
      title: `\`${name}\`: ${ROWS.ko[limit].title}`,
      sentence: `${server ? `\`${server}\` ` : ''}${ROWS.ko[limit].title}. \`${caller}\` 파드에 “${said}”라고 답합니다.${settings.length > 0 ? ` 현재 설정: ${listed(settings)}.` : ''}`,
      so: ROWS.ko[limit].means,
    }),
  },

  advice: {
    en: (_, { limit }) => ({ title: 'Give the server room', text: ROWS.en[limit].todo }),
    ko: (_, { limit }) => ({ title: '서버에 여유 주기', text: ROWS.ko[limit].todo }),
  },
};

function listed(settings: AtServerLimit['settings']): string {
  return settings.map(({ name, value }) => `\`${name} ${value}\``).join(', ');
}

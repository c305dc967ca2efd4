/** A limit of a server that it tells its clients about when it is reached. */
export type ServerLimit = keyof typeof SERVER_LIMITS;

/** Of each: how clients pass on its words, the images that serve it, the settings that hold it, and what holds without them. */
export const SERVER_LIMITS = {
  maxmemory: {
    says: /OOM command not allowed when used memory > '?maxmemory/,
    images: /redis|valkey|keydb|dragonfly/i,
    settings: ['maxmemory', 'maxmemory-policy'],
  },
  maxclients: {
    says: /\bERR max number of clients reached/,
    images: /redis|valkey|keydb/i,
    settings: ['maxclients'],
  },
  'postgres-connections': {
    says: /sorry, too many clients already|remaining connection slots are reserved|too many connections for (?:role|database)/,
    images: /postg|pgbouncer|timescale|spilo/i,
    settings: ['max_connections'],
  },
  'mysql-connections': {
    says: /\b(?:ERROR 1040\b.*|\(1040\b.*|SQLSTATE\[08004\].*)?Too many connections\b/,
    images: /mysql|mariadb|percona/i,
    settings: ['max_connections', 'max_user_connections'],
  },
  memcached: {
    says: /SERVER_ERROR out of memory storing object/,
    images: /memcached/i,
    settings: ['m', 'memory-limit'],
  },
} as const satisfies Readonly<
  Record<string, Readonly<{ says: RegExp; images: RegExp; settings: readonly string[] }>>
>;

/** The limit that a line says was reached. */
export function serverLimitIn(text: string): ServerLimit | undefined {
  const all = Object.keys(SERVER_LIMITS) as readonly ServerLimit[];
  return all.find((one) => SERVER_LIMITS[one].says.test(text));
}

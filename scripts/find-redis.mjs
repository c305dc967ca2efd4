import { installDebian, onPath } from './install-debian.mjs';

const SIZE = '5 MB';

/** What ensureRedis would install, in a line; undefined where nothing is missing. */
export function redisPlan() {
  return onPath('redis-server') ? undefined : `redis-server with apt-get: ${SIZE}, seconds`;
}

/** The path of redis-server: from PATH, else installed as root unless `install` is false. */
export function ensureRedis({ install, log }) {
  const found = onPath('redis-server');
  if (found) return found;
  installDebian(['redis-server'], {
    install,
    log,
    size: SIZE,
    otherwise: 'Install Redis 7 (macOS: brew install redis) and run this again.',
  });
  return onPath('redis-server');
}

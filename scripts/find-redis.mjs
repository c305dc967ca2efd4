import { installPackages, onPath } from './install-packages.mjs';

/** The path of redis-server: from PATH, else installed as root unless `install` is false. */
export function ensureRedis({ install, log }) {
  const found = onPath('redis-server');
  if (found) return found;
  installPackages(['redis-server'], {
    install,
    log,
    size: '5 MB',
    otherwise: 'Install Redis 7 (macOS: brew install redis) and run this again.',
  });
  return onPath('redis-server');
}

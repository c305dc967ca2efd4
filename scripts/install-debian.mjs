import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian asks this program whether a package may start its service; status 101 means no. */
const POLICY = '/usr/sbin/policy-rc.d';

/** The first of these programs that is in PATH. */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((file) => existsSync(file));
}

/**
 * Installs Debian packages and says so before. No service of theirs is started. Where that is not allowed
 * or not possible, the error says what to type.
 */
export function installDebian(packages, { install, log, size, otherwise }) {
  const command = `apt-get install -y ${packages.join(' ')}`;
  const isMissing = `${packages.join(' and ')} is missing`;
  if (!install) throw new Error(`${isMissing} and --no-install was given. Type: sudo ${command}`);
  if (!onPath('apt-get')) throw new Error(`${isMissing}. ${otherwise}`);
  if (process.getuid?.() !== 0) throw new Error(`${isMissing}. Type: sudo ${command}`);

  log(`Installing ${packages.join(', ')} (${size}) with apt-get.`);
  withoutServices(() => {
    aptGet(['update', '-qq']);
    aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  });
}

function withoutServices(action) {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    action();
  } finally {
    if (isOurs) rmSync(POLICY, { force: true });
  }
}

function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  if (status === 0) return;
  const why = error?.message ?? stderr.trim();
  throw new Error(`apt-get ${args.join(' ')} failed. Run it yourself and try again.\n${why}`);
}

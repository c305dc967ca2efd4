import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

import { toolchain, VERSION } from './pinned.mjs';

/** Has an older Go fetch the pinned one into its cache of modules, and compares the hash before anything of it runs. */
export function bringByGo(old) {
  const { name, sum } = toolchain();
  const { Sum } = JSON.parse(must(old, ['mod', 'download', '-json', name], 'local'));
  if (Sum !== sum) throw new Error(`${name} has the hash ${Sum}, not ${sum} as scripts/go/go.sum.`);
  must(old, ['env', 'GOROOT'], `go${VERSION}`); // makes its programs executable
}

function must(old, args, GOTOOLCHAIN) {
  const env = { ...process.env, GOTOOLCHAIN };
  const { status, stdout, stderr } = spawnSync(old, args, {
    cwd: tmpdir(), // where no go.mod tells it which version to be
    env,
    encoding: 'utf8',
  });
  if (status === 0) return stdout;
  throw new Error(`go ${args.join(' ')} failed:\n${stderr || stdout}`);
}

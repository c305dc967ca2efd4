import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import type { Program } from '#test/integration/support/control-plane/programs.ts';

/** What scripts/build-tools.mjs prints. */
export type Tools = Readonly<{
  programs: Readonly<Record<Program | 'scheduler-oracle', string>>;
  crds: string;
  stages: string;
}>;

const SCRIPT = fileURLToPath(new URL('../../../../scripts/build-tools.mjs', import.meta.url));

/** The programs of the test control plane, built if they are not yet. */
export async function readTools(): Promise<Tools> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = execFile(process.execPath, [SCRIPT], (error, stdout) => {
    if (error) reject(error);
    else resolve(stdout);
  });
  child.stderr?.pipe(process.stderr);
  return JSON.parse(await promise) as Tools;
}

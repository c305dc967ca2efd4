// Starts kubewhy under a Node that is new enough. Plain JavaScript that Node 20 understands.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { isNewEnough } from '../scripts/is-new-enough.mjs';

const MAIN = new URL('../dist/main.js', import.meta.url);
const PROGRAM = fileURLToPath(new URL('kubewhy.mjs', import.meta.url));
/** Nobody else may write there: what lies in it is run. Where it cannot be written, kubewhy only starts slower. */
const COMPILED = join(
  process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'kubewhy',
  'compiled',
);

/** What answers and ends; `serve` goes on for days. The first few ask a live cluster, where they are given no snapshot. */
const OF_CLUSTERS = ['why', 'scan', 'rollout', 'fix', 'preflight'];
const ANSWERS = [...OF_CLUSTERS, 'explain', 'replay'];

/** Runs kubewhy with these arguments; without dist/ it says how to make that. */
export async function launch(args) {
  const main = fileURLToPath(MAIN);
  if (!existsSync(main)) {
    console.error(
      'kubewhy is not built here. Run `npm run build` once, or `npm run kubewhy -- <command>` from the sources.',
    );
    process.exitCode = 2;
    return;
  }
  if (!isNewEnough()) {
    const { runUnderNode24 } = await import('../scripts/node24.mjs');
    runUnderNode24('node', [PROGRAM, ...args]);
    return;
  }
  process.argv = [process.argv[0], main, ...args];
  if (process.sourceMapsEnabled) {
    await import(MAIN.href); // Node reads no map for a script that somebody else has read
    return;
  }
  const { runCompiled } = await import('./run-compiled.mjs');
  const isLive = OF_CLUSTERS.includes(args[0]) && !args.some((one) => one.startsWith('--snapshot'));
  const whileLoading =
    ANSWERS.includes(args[0]) && (await import('./optimise-later.mjs')).optimiseLater(isLive);
  runCompiled(main, COMPILED, whileLoading || undefined);
}

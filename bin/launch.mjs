// Starts kubewhy under a Node that is new enough. Plain JavaScript that Node 20 understands.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { isNewEnough, runUnderNode24 } from '../scripts/node24.mjs';

const MAIN = new URL('../dist/main.js', import.meta.url);

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
    runUnderNode24('node', [main, ...args]);
    return;
  }
  process.argv = [process.argv[0], main, ...args];
  await import(MAIN.href);
}

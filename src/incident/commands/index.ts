import { check } from './check.ts';
import type { Command } from './command.ts';
import { explain } from './explain.ts';
import { freeze } from './freeze.ts';
import { help } from './help.ts';
import { rollout } from './rollout.ts';
import { scan } from './scan.ts';
import { unfreeze } from './unfreeze.ts';
import { why } from './why.ts';

/** Every word that may be typed to kubewhy, in the order of the help text. */
export const commands: readonly Command[] = [
  why,
  rollout,
  scan,
  check,
  explain,
  freeze,
  unfreeze,
  help,
];

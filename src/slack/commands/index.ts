import type { Command } from './command.ts';
import { explain } from './explain.ts';
import { helpFor } from './help.ts';
import { scan } from './scan.ts';
import { why } from './why.ts';

/** Every word that may follow /k8s, in the order of the help text. */
export const commands: readonly Command[] = [why, scan, explain, helpFor(() => commands)];

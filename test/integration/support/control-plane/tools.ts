import type { Program } from '#test/integration/support/control-plane/programs.ts';
import { printedBy } from '#test/integration/support/printed-by.ts';

/** What scripts/build-tools.mjs prints. */
export type Tools = Readonly<{
  programs: Readonly<Record<Program | 'scheduler-oracle', string>>;
  crds: string;
  stages: string;
}>;

/** The programs of the test control plane, built if they are not yet. */
export async function readTools(): Promise<Tools> {
  return JSON.parse(await printedBy('build-tools.mjs')) as Tools;
}

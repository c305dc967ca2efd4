import type { Engine } from '#src/answers/engine.ts';
import { run } from '#src/cli/run.ts';
import { loaderOf, unreachable } from '#test/support/engines.ts';
import { terminal } from '#test/support/terminals.ts';

/** Runs a command line; with an engine of the test's own, on a cluster that has no objects. */
export async function kubewhy(
  args: readonly string[],
  {
    engine,
    input = '',
    meanwhile,
  }: Readonly<{ engine?: Engine; input?: string; meanwhile?: () => Promise<unknown> }> = {},
) {
  const screen = terminal(input, undefined, meanwhile);
  const open = async () => ({ loader: loaderOf(), cluster: 'lab', namespace: 'shop' });
  const parts = { open, capture: unreachable };
  const status = await (engine ? run(args, screen, { ...parts, engine }) : run(args, screen));
  return { status, ...screen.written };
}

import { run } from '#src/cli/run.ts';
import { lagMeter } from '#test/hostile/lag-meter.ts';
import type { Question } from '#test/hostile/questions.ts';
import { terminal } from '#test/support/terminals.ts';

/** How a command ended: 70 where it ran into an error of its own; `ms` without those in which others had the processor. */
export type Ended = Readonly<{ status: number; out: string; err: string; ms: number }>;

const INTERNAL_ERROR = 70;

/** Asks the cluster of a kubeconfig. */
export async function asked(
  { args, input, door }: Question,
  kubeconfig: string,
  more: readonly string[] = [],
): Promise<Ended> {
  const screen = terminal(input);
  const begun = performance.now();
  const lag = lagMeter();
  const output = door === 'capture' ? [] : more;
  const status = await run([...args, '--kubeconfig', kubeconfig, ...output], screen).catch(
    (error: unknown) => {
      screen.err(error instanceof Error ? `${error.stack}` : String(error));
      return INTERNAL_ERROR;
    },
  );
  return { status, ...screen.written, ms: performance.now() - begun - lag.stop() };
}

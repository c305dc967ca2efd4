import fc from 'fast-check';

import { processorMs } from '#test/support/processor-ms.ts';
import { seed } from '#test/support/samples.ts';

/** No hang: so much of a processor's time one input may take, whatever else the machine does. */
const LIMIT_MS = 2_000;

/** So many inputs each in `npm test`: four kinds make 2,000. */
const RUNS = Number(process.env['KUBEWHY_FUZZ'] ?? 500);

/** Tries odd inputs, the same ones for the same seed. */
export async function fuzz<T>(
  inputs: fc.Arbitrary<T>,
  play: (input: T) => Promise<void>,
): Promise<void> {
  const property = fc.asyncProperty(inputs, async (input) => {
    const before = processorMs();
    await play(input);
    const ms = processorMs() - before;
    if (ms > LIMIT_MS) throw new Error(`took ${ms} ms of a processor`);
  });
  await fc.assert(property, { numRuns: RUNS, seed });
}

/** What only a program shows that has crashed. */
export const STACK = /\n\s+at \S.*:\d+:\d+/;

/** What a terminal would take as a command, or would not show. */
export const TERMINAL_COMMAND = /[^\P{Cc}\n]|\p{Cf}/u;

import type { LogLine } from '../../domain/model.ts';
import { peerFailureIn, type PeerFailure } from './peer-failures.ts';

/** Other lines say that the program went on. */
const OF_A_STACK =
  /^(?:\s|at |Caused by:|During handling|The above exception|Traceback|goroutine |npm |\}|\)|$)/;

/** The failure that stands last in a log, if no more lines follow it than that; a stack may. */
export function lastFailure(
  lines: readonly LogLine[],
  within: number,
): Readonly<{ index: number; failure: PeerFailure }> | undefined {
  let passed = 0;
  for (const [back, { text }] of lines.toReversed().entries()) {
    const failure = peerFailureIn(text);
    const index = lines.length - 1 - back;
    if (failure)
      return (failure.host ? undefined : headOf(lines, index, failure)) ?? { index, failure };
    if (!OF_A_STACK.test(text)) passed += 1;
    if (passed > within) return undefined;
  }
  return undefined;
}

/** The line above in the same stack that names the peer: runtimes repeat only the kind of the failure below it. */
function headOf(
  lines: readonly LogLine[],
  from: number,
  { kind }: PeerFailure,
): Readonly<{ index: number; failure: PeerFailure }> | undefined {
  for (let index = from; index > 0 && OF_A_STACK.test(lines[index]?.text ?? '');) {
    index -= 1;
    const failure = peerFailureIn(lines[index]?.text ?? '');
    if (failure?.kind === kind && failure.host) return { index, failure };
  }
  return undefined;
}

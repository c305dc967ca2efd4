import type { Ref } from '../domain/model.ts';
import type { Crash, Unread } from '../domain/verdict.ts';
import { redacted } from '../text/redaction/redacted.ts';

/** What one call of a rule made, and which of its reads brought no answer. */
type RuleCall<T> = Readonly<{ made: readonly T[]; gaps: readonly Unread[]; complete: boolean }>;
/** Calls a rule. A rule that throws gives nothing and does not stop the others. */
export type Call = <T>(rule: string, on: Ref, run: () => Iterable<T>) => RuleCall<T>;

/** Shared, because most calls have no gaps. */
const NONE: readonly Unread[] = [];

/** Notes which rule threw, and tells the reads of each call apart in the one list of the world. */
export function guarded(unread: readonly Unread[], crashes: Crash[]): Call {
  return (rule, on, run) => {
    const before = unread.length;
    try {
      const made = [...run()];
      const gaps = unread.length === before ? NONE : unread.slice(before);
      return { made, gaps, complete: gaps.length === 0 };
    } catch (error) {
      crashes.push({ rule, on, message: redacted(String(error)) });
      return { made: [], gaps: [], complete: false };
    }
  };
}

import type { Ref } from '../domain/model.ts';
import type { Crash } from '../domain/verdict.ts';
import { redacted } from '../text/redaction/redacted.ts';

/** Lets a cause or remedy speak by itself: one that throws is noted and costs its own words only. */
export function spoken<T>(
  rule: string,
  on: Ref,
  crashes: Crash[],
  say: () => T | undefined,
): T | undefined {
  try {
    return say();
  } catch (error) {
    crashes.push({ rule, on, message: redacted(String(error)) });
    return undefined;
  }
}

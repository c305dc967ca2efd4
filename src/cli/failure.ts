import { CommanderError } from 'commander';

import { badValue } from '../answers/words/errors.ts';
import { failureWords } from '../answers/words/failures.ts';
import { UnreadableRecording } from '../cluster/unreadable-recording.ts';
import {
  BadConfig,
  BadValue,
  ClusterUnreachable,
  NoCluster,
  QueueUnavailable,
  type Failure,
} from '../domain/errors.ts';
import type { Lang } from '../domain/lang.ts';
import { saidBy } from '../text/redaction/said-by.ts';
import type { ExitStatus } from './session.ts';
import { UsageError } from './usage-error.ts';

/** The exit status of an expected failure; any other error is thrown on. */
export function statusOf(error: unknown): ExitStatus {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof NoCluster) return 3;
  if (error instanceof UsageError || error instanceof BadConfig || error instanceof BadValue)
    return 2;
  if (error instanceof UnreadableRecording || error instanceof ClusterUnreachable) return 3;
  if (error instanceof QueueUnavailable) return 3;
  throw error;
}

/** What a person is told of a failure: in their language where there are words for it, else as the error says it. */
export function saidOf(error: unknown, lang: Lang): string {
  if (error instanceof BadValue)
    return badValue[lang](
      `${error.label} (--set ${error.input})`,
      error.value,
      error.wants,
      error.options,
    );
  const failure = failureOf(error);
  const said = failure && failureWords(failure, lang);
  if (said) return said;
  return saidBy(error);
}

/** A wrong command line may come from a file that it names. */
function failureOf(error: unknown): Failure | undefined {
  if (error instanceof UsageError) return failureOf(error.cause);
  const isTold = error instanceof UnreadableRecording || error instanceof NoCluster;
  return isTold ? error.failure : undefined;
}

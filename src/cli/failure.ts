import { CommanderError } from 'commander';

import { UnreadableRecording } from '../cluster/recording.ts';
import { BadConfig, ClusterUnreachable, NoCluster } from '../domain/errors.ts';
import type { ExitStatus } from './session.ts';
import { UsageError } from './usage-error.ts';

/** The exit status of an expected failure; any other error is thrown on. */
export function statusOf(error: unknown): ExitStatus {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof NoCluster) return 3;
  if (error instanceof UsageError || error instanceof BadConfig) return 2;
  if (error instanceof UnreadableRecording || error instanceof ClusterUnreachable) return 3;
  throw error;
}

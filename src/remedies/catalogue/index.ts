import type { Remedy } from '../../domain/remedy.ts';
import { restore } from './control-plane/restore.ts';
import { reschedule } from './cron-job/reschedule.ts';
import { remake } from './job/remake.ts';
import { letGo } from './lifecycle/let-go.ts';
import { repair } from './node/repair.ts';
import { abort } from './rollout/abort.ts';
import { completeSpec } from './rollout/complete-spec.ts';
import { promote } from './rollout/promote.ts';
import { retry } from './rollout/retry.ts';
import { honorTaintsPerRevision } from './spread/honor-taints-per-revision.ts';
import { honorTaints } from './spread/honor-taints.ts';
import { perRevision } from './spread/per-revision.ts';
import { scheduleAnyway } from './spread/schedule-anyway.ts';
import { replacePod } from './workload/replace-pod.ts';

/** Every remedy, in the order in which they are offered: those that give up the least of what was meant first. */
export const remedies: readonly Remedy[] = [
  honorTaintsPerRevision,
  honorTaints,
  perRevision,
  scheduleAnyway,
  promote,
  abort,
  restore,
  reschedule,
  remake,
  letGo,
  repair,
  completeSpec,
  retry,
  replacePod,
];

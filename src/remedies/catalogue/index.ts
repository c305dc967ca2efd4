import type { Remedy } from '../../domain/remedy.ts';
import { abort } from './rollout/abort.ts';
import { oldPodsFirst } from './rollout/old-pods-first.ts';
import { promote } from './rollout/promote.ts';
import { recreateAll } from './rollout/recreate-all.ts';
import { honorTaintsPerRevision } from './spread/honor-taints-per-revision.ts';
import { honorTaints } from './spread/honor-taints.ts';
import { perRevision } from './spread/per-revision.ts';
import { scheduleAnyway } from './spread/schedule-anyway.ts';

/** Every remedy, in the order in which they are offered: those that give up the least of what was meant first. */
export const remedies: readonly Remedy[] = [
  honorTaintsPerRevision,
  honorTaints,
  perRevision,
  scheduleAnyway,
  oldPodsFirst,
  recreateAll,
  promote,
  abort,
];

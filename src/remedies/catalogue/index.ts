import type { Remedy } from '../../domain/remedy.ts';
import { fieldChanges } from './fields/index.ts';
import { permitConnection } from './network/permit-connection.ts';
import { correctToleration } from './placement/correct-toleration.ts';
import { existingLabel } from './placement/existing-label.ts';
import { preferApart } from './placement/prefer-apart.ts';
import { tolerateTaint } from './placement/tolerate-taint.ts';
import { dynamicStableScale } from './popular/dynamic-stable-scale.ts';
import { podTemplateHash } from './popular/pod-template-hash.ts';
import { promoteFull } from './popular/promote-full.ts';
import { restart } from './popular/restart.ts';
import { abort } from './rollout/abort.ts';
import { oldPodsFirst } from './rollout/old-pods-first.ts';
import { promote } from './rollout/promote.ts';
import { recreateAll } from './rollout/recreate-all.ts';
import { addCapabilities } from './security/add-capabilities.ts';
import { writableDirectory } from './security/writable-directory.ts';
import { honorTaintsPerRevision } from './spread/honor-taints-per-revision.ts';
import { honorTaints } from './spread/honor-taints.ts';
import { largerSkew } from './spread/larger-skew.ts';
import { perRevision } from './spread/per-revision.ts';
import { scheduleAnyway } from './spread/schedule-anyway.ts';

/** Every remedy, in the order in which they are offered: those that give up the least of what was meant first. */
export const remedies: readonly Remedy[] = [
  honorTaintsPerRevision,
  honorTaints,
  perRevision,
  largerSkew,
  scheduleAnyway,
  addCapabilities,
  writableDirectory,
  oldPodsFirst,
  recreateAll,
  correctToleration,
  existingLabel,
  preferApart,
  tolerateTaint,
  ...fieldChanges,
  permitConnection,
  promote,
  abort,
  restart,
  dynamicStableScale,
  podTemplateHash,
  promoteFull,
];

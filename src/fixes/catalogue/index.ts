import type { Remedy } from '../../domain/remedy.ts';
import { copyConfigMap } from './create/config-map.ts';
import { createServiceAccount } from './create/service-account.ts';
import { createService } from './create/service.ts';
import { createTwinService } from './create/twin-service.ts';
import { spareNamespace } from './creation/spare-namespace.ts';
import { runNow } from './job/run-now.ts';
import { permitConnection } from './network/permit-connection.ts';
import { correctToleration } from './placement/correct-toleration.ts';
import { existingLabel } from './placement/existing-label.ts';
import { preferApart } from './placement/prefer-apart.ts';
import { tolerateTaint } from './placement/tolerate-taint.ts';
import { evict } from './pod/evict.ts';
import { popularRemedies } from './popular.ts';
import { rolloutActions } from './rollout/actions.ts';
import { oldPodsFirst } from './rollout/old-pods-first.ts';
import { recreateAll } from './rollout/recreate-all.ts';
import { rollBack } from './rollout/roll-back.ts';
import { fieldChanges } from './rows/index.ts';
import { addCapabilities } from './security/add-capabilities.ts';
import { writableDirectory } from './security/writable-directory.ts';
import { spreadRemedies } from './spread/spread-remedies.ts';
import { restartWorkload } from './workload/restart.ts';

/** Every remedy, in the order in which they are offered: those that give up the least of what was meant first. */
export const remedies: readonly Remedy[] = [
  ...spreadRemedies,
  addCapabilities,
  writableDirectory,
  oldPodsFirst,
  recreateAll,
  correctToleration,
  existingLabel,
  preferApart,
  tolerateTaint,
  ...fieldChanges,
  restartWorkload,
  createServiceAccount,
  createService,
  createTwinService,
  copyConfigMap,
  runNow,
  evict,
  permitConnection,
  spareNamespace,
  rollBack,
  ...rolloutActions,
  ...popularRemedies,
];

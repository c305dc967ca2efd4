import type { Cause } from '../../../domain/model.ts';
import { claimMissing } from './claim-missing.ts';
import { claimQuota } from './claim-quota.ts';
import { classMissing } from './class-missing.ts';
import { mountFailed } from './mount-failed.ts';
import { noDefaultClass } from './no-default-class.ts';
import { noVolume } from './no-volume.ts';
import { notExpanded } from './not-expanded.ts';
import { outOfReach } from './out-of-reach.ts';
import { provisioning } from './provisioning.ts';
import { readOnlyVolume } from './read-only-volume.ts';
import { tooFewStorageNodes } from './too-few-storage-nodes.ts';
import { volumeFailed } from './volume-failed.ts';
import { volumeFull } from './volume-full.ts';
import { volumeLost } from './volume-lost.ts';
import { waitsForClaim } from './waits-for-claim.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const storageCauses: readonly Cause[] = [
  claimMissing,
  claimQuota,
  classMissing,
  mountFailed,
  noDefaultClass,
  noVolume,
  notExpanded,
  outOfReach,
  provisioning,
  readOnlyVolume,
  tooFewStorageNodes,
  volumeFailed,
  volumeFull,
  volumeLost,
  waitsForClaim,
];

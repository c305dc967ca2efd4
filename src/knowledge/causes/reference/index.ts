import type { Cause } from '../../../domain/model.ts';
import { claimedTwice } from './claimed-twice.ts';
import { inOtherNamespace } from './in-other-namespace.ts';
import { missing } from './missing.ts';
import { portMissing } from './port-missing.ts';
import { portNameUnknown } from './port-name-unknown.ts';
import { selectedByNothing } from './selected-by-nothing.ts';
import { selectsNothing } from './selects-nothing.ts';
import { sought } from './sought.ts';
import { subsetMissing } from './subset-missing.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const referenceCauses: readonly Cause[] = [
  claimedTwice,
  inOtherNamespace,
  missing,
  portMissing,
  portNameUnknown,
  selectedByNothing,
  selectsNothing,
  sought,
  subsetMissing,
];

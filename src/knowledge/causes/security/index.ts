import type { Cause } from '../../../domain/model.ts';
import { missingCapability } from './missing-capability.ts';
import { noFileAccess } from './no-file-access.ts';
import { nonRootImage } from './non-root-image.ts';
import { readOnlyRoot } from './read-only-root.ts';
import { refusesRoot } from './refuses-root.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const securityCauses: readonly Cause[] = [
  noFileAccess,
  missingCapability,
  nonRootImage,
  readOnlyRoot,
  refusesRoot,
];

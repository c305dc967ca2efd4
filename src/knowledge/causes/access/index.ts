import type { Cause } from '../../../domain/model.ts';
import { cloudIdentity } from './cloud-identity.ts';
import { controllerForbidden } from './controller-forbidden.ts';
import { forbidden } from './forbidden.ts';
import { unapprovedRequest } from './unapproved-request.ts';
import { unsignedRequest } from './unsigned-request.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const accessCauses: readonly Cause[] = [
  cloudIdentity,
  controllerForbidden,
  forbidden,
  unapprovedRequest,
  unsignedRequest,
];

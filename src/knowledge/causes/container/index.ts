import type { Cause } from '../../../domain/model.ts';
import { cannotCreate } from './cannot-create.ts';
import { podMissingReference } from './missing-reference.ts';
import { runtimeHandler } from './runtime-handler.ts';
import { securityProfile } from './security-profile.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const containerCauses: readonly Cause[] = [
  cannotCreate,
  podMissingReference,
  runtimeHandler,
  securityProfile,
];

import type { Cause } from '../../../domain/model.ts';
import { missing } from './missing.ts';
import { selectsNothing } from './selects-nothing.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const referenceCauses: readonly Cause[] = [missing, selectsNothing];

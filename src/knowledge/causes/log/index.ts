import type { Cause } from '../../../domain/model.ts';
import { complaining } from './complaining.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const logCauses: readonly Cause[] = [complaining];

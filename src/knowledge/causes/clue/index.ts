import type { Cause } from '../../../domain/model.ts';
import { asSeen } from './as-seen.ts';
import { knownWords } from './known-words.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const clues: readonly Cause[] = [asSeen, knownWords];

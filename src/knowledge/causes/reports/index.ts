import type { Cause } from '../../../domain/model.ts';
import { copiedTracking } from './copied-tracking.ts';
import { follows } from './follows.ts';
import { helmLocked } from './helm-locked.ts';
import { listenerRefuses } from './listener-refuses.ts';
import { nobodyActs } from './nobody-acts.ts';
import { ownWord } from './own-word.ts';
import { suspended } from './suspended.ts';
import { waitsToSync } from './waits-to-sync.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const reportCauses: readonly Cause[] = [
  copiedTracking,
  follows,
  helmLocked,
  listenerRefuses,
  nobodyActs,
  ownWord,
  suspended,
  waitsToSync,
];

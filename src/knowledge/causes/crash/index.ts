import type { Cause } from '../../../domain/model.ts';
import { badOption } from './bad-option.ts';
import { certificateExpired } from './certificate-expired.ts';
import { exitsZero } from './exits-zero.ts';
import { heapExhausted } from './heap-exhausted.ts';
import { lastWords } from './last-words.ts';
import { missingFile } from './missing-file.ts';
import { noPasswordSent } from './no-password-sent.ts';
import { oomKilled } from './oom-killed.ts';
import { ownWords } from './own-words.ts';
import { portInUse } from './port-in-use.ts';
import { postStartHook } from './post-start-hook.ts';
import { programNotFound } from './program-not-found.ts';
import { storageLimit } from './storage-limit.ts';
import { uncaughtError } from './uncaught-error.ts';
import { waitsForSibling } from './waits-for-sibling.ts';

/** Every cause of this area. The order has no meaning: findings are ranked. */
export const crashCauses: readonly Cause[] = [
  badOption,
  certificateExpired,
  exitsZero,
  heapExhausted,
  lastWords,
  missingFile,
  noPasswordSent,
  oomKilled,
  portInUse,
  ...ownWords,
  postStartHook,
  programNotFound,
  storageLimit,
  uncaughtError,
  waitsForSibling,
];

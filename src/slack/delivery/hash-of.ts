import { createHash } from 'node:crypto';

import type { Message } from '../views/blocks.ts';

/** Tells one content of a message from another. */
export function hashOf(message: Message): string {
  return createHash('sha256').update(JSON.stringify(message)).digest('base64url').slice(0, 16);
}

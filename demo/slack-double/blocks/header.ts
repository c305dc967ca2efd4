import { z } from 'zod';

import { id, plainText } from './text.ts';

/** A large line of plain text. */
export const header = z.strictObject({
  type: z.literal('header'),
  block_id: id.exactOptional(),
  text: plainText(150),
});

import { z } from 'zod';

import { id } from './text.ts';

/** A line across. */
export const divider = z.strictObject({
  type: z.literal('divider'),
  block_id: id.exactOptional(),
});

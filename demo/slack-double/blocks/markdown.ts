import { z } from 'zod';

import { id } from './text.ts';

/** Standard Markdown; in messages only. */
export const markdown = z.strictObject({
  type: z.literal('markdown'),
  block_id: id.exactOptional(),
  text: z.string().min(1).max(12_000),
});

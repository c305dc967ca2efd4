import { z } from 'zod';

import { imageElement } from './image.ts';
import { id, mrkdwn, plainText } from './text.ts';

/** Small print: up to ten texts and pictures. */
export const context = z.strictObject({
  type: z.literal('context'),
  block_id: id.exactOptional(),
  elements: z
    .array(z.discriminatedUnion('type', [plainText(3000), mrkdwn(3000), imageElement]))
    .min(1)
    .max(10),
});

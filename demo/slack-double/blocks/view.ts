import { z } from 'zod';

import { viewBlocks } from './block.ts';
import { id, plainText } from './text.ts';

/** A modal as an app sends it. One with an input needs a submit button. */
export const view = z
  .strictObject({
    type: z.literal('modal'),
    title: plainText(24),
    blocks: viewBlocks,
    submit: plainText(24).exactOptional(),
    close: plainText(24).exactOptional(),
    callback_id: id.exactOptional(),
    external_id: id.exactOptional(),
    private_metadata: z.string().max(3000).exactOptional(),
    clear_on_close: z.boolean().exactOptional(),
    notify_on_close: z.boolean().exactOptional(),
  })
  .refine(({ blocks, submit }) => submit || blocks.every(({ type }) => type !== 'input'), {
    message: 'missing required field: submit',
  });
/** A modal that Slack accepts. */
export type SentView = z.infer<typeof view>;

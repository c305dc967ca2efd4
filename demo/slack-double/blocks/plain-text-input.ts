import { z } from 'zod';

import { id, plainText } from './text.ts';

/** A text field of a modal. */
export const plainTextInput = z.strictObject({
  type: z.literal('plain_text_input'),
  action_id: id.exactOptional(),
  placeholder: plainText(150).exactOptional(),
  initial_value: z.string().max(3000).exactOptional(),
  multiline: z.boolean().exactOptional(),
  min_length: z.number().int().min(0).max(3000).exactOptional(),
  max_length: z.number().int().min(1).max(3000).exactOptional(),
  focus_on_load: z.boolean().exactOptional(),
});

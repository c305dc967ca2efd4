import { z } from 'zod';

import { checkboxes, radioButtons } from './choices.ts';
import { plainTextInput } from './plain-text-input.ts';
import { staticSelect } from './static-select.ts';
import { id, plainText } from './text.ts';

/** A labelled field of a modal. */
export const input = z.strictObject({
  type: z.literal('input'),
  block_id: id.exactOptional(),
  label: plainText(2000),
  hint: plainText(2000).exactOptional(),
  optional: z.boolean().exactOptional(),
  dispatch_action: z.boolean().exactOptional(),
  element: z.discriminatedUnion('type', [plainTextInput, staticSelect, checkboxes, radioButtons]),
});

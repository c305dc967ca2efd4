import { z } from 'zod';

import { button } from './button.ts';
import { checkboxes, radioButtons } from './choices.ts';
import { overflow } from './overflow.ts';
import { staticSelect } from './static-select.ts';
import { id } from './text.ts';

/** Buttons and menus. */
export const actions = z.strictObject({
  type: z.literal('actions'),
  block_id: id.exactOptional(),
  elements: z
    .array(z.discriminatedUnion('type', [button, staticSelect, overflow, checkboxes, radioButtons]))
    .min(1)
    .max(25),
});

import { z } from 'zod';

import { confirm } from './confirm.ts';
import { option } from './option.ts';
import { id } from './text.ts';

const common = {
  action_id: id.exactOptional(),
  options: z.array(option).min(1).max(10),
  confirm: confirm.exactOptional(),
  focus_on_load: z.boolean().exactOptional(),
};

/** Boxes of which any number may be ticked. */
export const checkboxes = z.strictObject({
  ...common,
  type: z.literal('checkboxes'),
  initial_options: z.array(option).min(1).max(10).exactOptional(),
});

/** Choices of which one is taken. */
export const radioButtons = z.strictObject({
  ...common,
  type: z.literal('radio_buttons'),
  initial_option: option.exactOptional(),
});

import { z } from 'zod';

import { confirm } from './confirm.ts';
import { option, optionGroup } from './option.ts';
import { id, plainText } from './text.ts';

/** A menu with fixed choices: either options or groups of them. */
export const staticSelect = z
  .strictObject({
    type: z.literal('static_select'),
    action_id: id.exactOptional(),
    placeholder: plainText(150).exactOptional(),
    options: z.array(option).min(1).max(100).exactOptional(),
    option_groups: z.array(optionGroup).min(1).max(100).exactOptional(),
    initial_option: option.exactOptional(),
    confirm: confirm.exactOptional(),
    focus_on_load: z.boolean().exactOptional(),
  })
  .refine(({ options, option_groups: groups }) => !options !== !groups, {
    message: 'must define either `options` or `option_groups`',
  });

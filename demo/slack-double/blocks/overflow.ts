import { z } from 'zod';

import { confirm } from './confirm.ts';
import { option } from './option.ts';
import { id } from './text.ts';

/** The menu behind "…". */
export const overflow = z.strictObject({
  type: z.literal('overflow'),
  action_id: id.exactOptional(),
  options: z.array(option).min(1).max(5),
  confirm: confirm.exactOptional(),
});

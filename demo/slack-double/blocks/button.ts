import { z } from 'zod';

import { confirm } from './confirm.ts';
import { id, plainText } from './text.ts';

/** A button; with `url` the browser also opens that page. */
export const button = z.strictObject({
  type: z.literal('button'),
  text: plainText(75),
  action_id: id.exactOptional(),
  value: z.string().max(2000).exactOptional(),
  url: z.string().max(3000).exactOptional(),
  style: z.enum(['primary', 'danger']).exactOptional(),
  confirm: confirm.exactOptional(),
  accessibility_label: z.string().max(75).exactOptional(),
});

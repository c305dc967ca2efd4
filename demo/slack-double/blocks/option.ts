import { z } from 'zod';

import { anyText, plainText } from './text.ts';

/** One choice. Sources differ on the longest value (75 or 150), so the smaller counts. */
export const option = z.strictObject({
  text: anyText(75),
  value: z.string().min(1).max(75),
  description: anyText(75).exactOptional(),
});
/** One choice of a menu, as it is sent and as it comes back. */
export type Option = z.infer<typeof option>;

/** Choices under a heading. */
export const optionGroup = z.strictObject({
  label: plainText(75),
  options: z.array(option).min(1).max(100),
});

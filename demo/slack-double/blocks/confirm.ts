import { z } from 'zod';

import { anyText, plainText } from './text.ts';

/** The question that Slack asks before it sends an action. */
export const confirm = z.strictObject({
  title: plainText(100),
  text: anyText(300),
  confirm: plainText(30),
  deny: plainText(30),
  style: z.enum(['primary', 'danger']).exactOptional(),
});
/** A confirmation as an element holds it. */
export type Confirm = z.infer<typeof confirm>;

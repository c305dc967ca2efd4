import type { z } from 'zod';

import { SlackError } from '../slack-error.ts';
import { problems } from './problems.ts';

/** What was sent as the schema's type, or a SlackError of this code that says what is wrong where. */
export function checked<T>(schema: z.ZodType<T>, sent: unknown, at: string, code: string): T {
  const parsed = schema.safeParse(sent, { reportInput: true });
  if (!parsed.success) throw new SlackError(code, problems(parsed.error, at));
  return parsed.data;
}

import { z } from 'zod';

import { problems } from './blocks/problems.ts';
import { SlackError } from './slack-error.ts';
import type { Metadata } from './workspace/model.ts';

const Sent = z.strictObject({
  event_type: z.string().min(1),
  event_payload: z.record(z.string(), z.unknown()),
});

/** Message metadata, or SlackError `invalid_metadata_format`. */
export function checkedMetadata(sent: unknown): Metadata {
  const parsed = Sent.safeParse(sent, { reportInput: true });
  if (!parsed.success) {
    throw new SlackError('invalid_metadata_format', problems(parsed.error, 'metadata'));
  }
  return parsed.data;
}

import { z } from 'zod';

import { redacted } from '../../text/redaction/redacted.ts';
import type { Reply } from './connection.ts';
import { decoded } from './decoded.ts';

/** The part of a Kubernetes Status that tells failures apart. */
export type Status = Readonly<{ message: string; hasCauses: boolean }>;

const Failure = z.object({
  kind: z.literal('Status'),
  message: z.string().default(''),
  details: z.object({ causes: z.array(z.unknown()).default([]) }).default({ causes: [] }),
});
const MAX_LENGTH = 600;

/** The API server's words for why it refused; what is no Status, such as a proxy's page, is cut. It may quote what was sent. */
export function statusOf(reply: Reply): Status {
  const failure = decoded(Failure, reply);
  const message = failure?.message ?? reply.body.trim();
  return {
    message: redacted(shortened(message)) || `HTTP status ${reply.status}`,
    hasCauses: (failure?.details.causes.length ?? 0) > 0,
  };
}

/** Strict decoding quotes the whole object, which nobody should have to read, or may. */
function shortened(message: string): string {
  const withoutObject = message.replace(/^.*?patch: Invalid value: ".*": /s, '');
  return withoutObject.slice(0, MAX_LENGTH);
}

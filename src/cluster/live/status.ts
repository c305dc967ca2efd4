import { z } from 'zod';

import { redacted } from '../../text/redaction/redacted.ts';
import { shortened } from '../../text/shortened.ts';
import type { Reply } from './connection.ts';
import { decoded } from './decoded.ts';

/** The part of a Kubernetes Status that tells failures apart. */
export type Status = Readonly<{ message: string; hasCauses: boolean; budget?: string }>;

const Failure = z.object({
  kind: z.literal('Status'),
  message: z.string().default(''),
  details: z.object({ causes: z.array(z.unknown()).default([]) }).default({ causes: [] }),
});
/** Which budget does not let a pod be evicted: "The disruption budget web needs 2 healthy pods and has 2 currently". */
const OfBudget = z.object({ reason: z.literal('DisruptionBudget'), message: z.string() });
const MAX_LENGTH = 600;
/** What a pattern may see of it. */
const MAX_READ = 8 * 1024;

/** The API server's words for why it refused; what is no Status, such as a proxy's page, is cut. It may quote what was sent. */
export function statusOf(reply: Reply): Status {
  const failure = decoded(Failure, reply);
  const message = shortened(failure?.message ?? reply.body, MAX_READ);
  const { causes = [] } = failure?.details ?? {};
  const [budget] = causes.flatMap((one) => OfBudget.safeParse(one).data?.message ?? []);
  return {
    ...(budget && { budget: shortened(budget, MAX_LENGTH) }),
    message: cut(redacted(message)).trim() || `HTTP status ${reply.status}`,
    hasCauses: causes.length > 0,
  };
}

/** Strict decoding quotes the whole object, which nobody should have to read, or may. */
function cut(message: string): string {
  const withoutObject = message.replace(/^.*?patch: Invalid value: ".*": /s, '');
  return withoutObject.slice(0, MAX_LENGTH);
}

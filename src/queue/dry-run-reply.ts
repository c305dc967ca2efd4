import { z } from 'zod';

import type { GitCode, ProofCode } from '../domain/codes.ts';
import type { Admission } from '../domain/plan.ts';
import { code } from './code.ts';
import { draftPayload } from './plan-payload.ts';

const drafted = {
  note: z.string().exactOptional(),
  draft: draftPayload.exactOptional(),
  undrafted: z
    .object({
      why: code<GitCode>(),
      note: z.string().exactOptional(),
      near: z.object({ file: z.string().exactOptional() }).exactOptional(),
    })
    .exactOptional(),
};
const admission: z.ZodType<Admission> = z.discriminatedUnion('is', [
  z.object({ is: z.literal('holds'), ...drafted }),
  z.object({ is: z.enum(['fails', 'not-checked']), why: code<ProofCode>(), ...drafted }),
]);

/** Parses the remediator's answer to a question. */
export const dryRunReply = z.object({ id: z.string().min(1), check: admission });

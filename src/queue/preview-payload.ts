import { z } from 'zod';

import type { ProofCode } from '../domain/codes.ts';
import type { Preview } from '../domain/jobs.ts';
import type { Check } from '../domain/plan.ts';
import { code } from './code.ts';
import { planPayload } from './plan-payload.ts';

const check: z.ZodType<Check> = z.discriminatedUnion('is', [
  z.object({ is: z.literal('holds'), note: z.string().exactOptional() }),
  z.object({
    is: z.enum(['fails', 'not-checked']),
    why: code<ProofCode>(),
    note: z.string().exactOptional(),
  }),
]);

/** What a person approves has to be all that it seems: see changePayload. */
export const previewPayload: z.ZodType<Preview> = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('ready'),
    plan: planPayload,
    title: z.string(),
    text: z.string(),
    undo: z.string(),
    right: check.exactOptional(),
  }),
  z.object({ is: z.enum(['refused', 'changed', 'gone', 'failed']), text: z.string() }),
]);

import { z } from 'zod';

import type { ProofCode } from '#src/domain/codes.ts';

/** One part of a proof, as an answer holds it. */
export const Check = z.union([
  z.strictObject({ is: z.literal('holds'), note: z.string().exactOptional() }),
  z.strictObject({
    is: z.enum(['fails', 'not-checked']),
    why: z.string() as unknown as z.ZodType<ProofCode>, // readers of answers must expect more
    note: z.string().exactOptional(),
  }),
]);

import { z } from 'zod';

import { Language } from '../payloads.ts';

/** What the modal of a preview remembers until somebody presses Apply: ids and a time, never a change. */
export const ReviewedPlan = z.object({
  incident: z.string().min(1),
  plan: z.string().min(1),
  lang: Language,
  at: z.iso.datetime(),
  fix: z.object({ finding: z.string(), remedy: z.string() }).exactOptional(),
  values: z.record(z.string(), z.string()).exactOptional(),
  held: z.array(z.enum(['placement', 'rules', 'admission'])).default([]),
});
/** The same, parsed. */
export type ReviewedPlan = z.infer<typeof ReviewedPlan>;

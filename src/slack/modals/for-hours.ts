import { z } from 'zod';

import type { Lang } from '../../domain/lang.ts';
import { Language, ownData } from '../payloads.ts';
import type { Submission } from './modal.ts';

const LONGEST_HOURS = 168;
const HOUR_MS = 3_600_000;

const Memory = z.object({ incident: z.string().min(1), lang: Language });
const Hours = z.coerce.number().int().min(1).max(LONGEST_HOURS);

/** For which incident somebody chose how long, in which language, and until when that is; undefined for what is not ours. */
export function forHours(
  { memory, fields }: Submission,
  now: Date,
): Readonly<{ incident: string; lang: Lang; until: string }> | undefined {
  const asked = ownData(memory, Memory);
  const hours = Hours.safeParse(fields['hours']);
  if (!asked || !hours.success) return undefined;
  return { ...asked, until: new Date(now.getTime() + hours.data * HOUR_MS).toISOString() };
}

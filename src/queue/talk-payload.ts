// What is asked and said in the thread of an incident, as it lies in Redis.
import { z } from 'zod';

import { INTENTS } from '../domain/intent.ts';
import type { NoAnswer } from '../domain/jobs.ts';
import type { Question } from '../domain/question.ts';
import type { Talked } from '../domain/talk.ts';

const id = z.string().min(1);

/** What a worker is to look up. */
export const talkJob = z.object({
  v: z.literal(1),
  id,
  kind: z.literal('talk'),
  incident: id,
  question: z.custom<Question>(isObject),
  intents: z.array(z.enum(INTENTS)).min(1),
});

/** What the gateway is to say, with what a worker has found where one has looked. */
export const talkDelivery = talkJob.extend({
  result: z.custom<Talked | NoAnswer>(isObject).exactOptional(),
});

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

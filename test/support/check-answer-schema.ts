import { z } from 'zod';

import type { CheckAnswer } from '#src/domain/answer.ts';
// docs/kubewhy-v1.schema.json is made from this, and this is held to the types of src/domain/answer.ts.
import { LANGS } from '#src/domain/lang.ts';
import { SCHEMA, type Plain, type Same } from '#test/support/answer-schema.ts';
import { Named } from '#test/support/schema-words.ts';

const Line = z.strictObject({
  item: z.string().describe('The id of the item, "<list>/<item>"'),
  is: z.enum(['pass', 'fail', 'not-checked']),
  text: z.string().describe('The reason in one sentence; of what simply passes, what holds'),
  objects: z.array(Named).describe('Empty where a kind could not be read'),
  severity: z.enum(['critical', 'warning', 'info']).exactOptional().describe('Of a failure'),
  hurts: z
    .enum(['users', 'workload', 'redundancy', 'progress', 'nobody'])
    .exactOptional()
    .describe('Whom a failure hurts, or would hurt with the next failure'),
  command: z.string().exactOptional().describe('What to type next'),
});

/** What checklists say, exactly. */
export const CheckAnswerSchema = z.strictObject({
  schema: SCHEMA,
  engineVersion: z.string(),
  lang: z.enum(LANGS),
  cluster: z.string(),
  namespace: z.string().exactOptional().describe('Absent when all namespaces were looked at'),
  summary: z.string(),
  failed: z.string().exactOptional(),
  counts: z
    .strictObject({ pass: z.number(), fail: z.number(), notChecked: z.number() })
    .describe('Of lines'),
  lists: z
    .array(z.strictObject({ id: z.string(), title: z.string(), lines: z.array(Line) }))
    .describe('Without lines nothing there is of the kinds of a list'),
});

true satisfies Same<Plain<z.infer<typeof CheckAnswerSchema>>, Plain<CheckAnswer>>;

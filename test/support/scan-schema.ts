import { z } from 'zod';

import type { ScanAnswer } from '#src/domain/answer.ts';
// docs/kubewhy-v1.schema.json is made from this, and this is held to the types of src/domain/answer.ts.
import { LANGS } from '#src/domain/lang.ts';
import { AnswerSchema, SCHEMA, type Plain, type Same } from '#test/support/answer-schema.ts';
import { Named } from '#test/support/schema-words.ts';

/** What a scan found, exactly. */
export const ScanSchema = z.strictObject({
  schema: SCHEMA,
  engineVersion: z.string(),
  lang: z.enum(LANGS),
  cluster: z.string(),
  namespace: z.string().exactOptional().describe('Absent when all namespaces were looked at'),
  summary: z.string(),
  failed: z.string().exactOptional(),
  looked: z.number().describe('How many objects were looked at'),
  read: z
    .enum(['all', 'part', 'nothing'])
    .describe('How much could be read; "nothing" is no all-clear'),
  incidents: z
    .array(
      AnswerSchema.extend({
        affected: z.array(Named).describe('The workloads that it hurts'),
      }),
    )
    .describe('One per root, the worst first'),
  notChecked: z.array(z.strictObject({ what: z.string(), why: z.string() })),
});

true satisfies Same<Plain<z.infer<typeof ScanSchema>>, Plain<ScanAnswer>>;

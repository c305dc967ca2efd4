import { z } from 'zod';

import { AnswerSchema, NoAnswerSchema } from '#test/support/answer-schema.ts';
import { CheckAnswerSchema } from '#test/support/check-answer-schema.ts';
import { PreflightSchema } from '#test/support/preflight-schema.ts';
import { ScanSchema } from '#test/support/scan-schema.ts';

/** The JSON Schema as it is published: open where keys and words may be added within v1. */
export function publishedSchema(): object {
  const published = z.toJSONSchema(
    z.union([AnswerSchema, ScanSchema, PreflightSchema, CheckAnswerSchema, NoAnswerSchema]),
    {
      unrepresentable: 'any',
      override({ zodSchema, jsonSchema }) {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
        if (zodSchema instanceof z.ZodCustom) jsonSchema.type = 'object';
        if (!jsonSchema['open']) return;
        jsonSchema.examples = jsonSchema.enum ?? [];
        delete jsonSchema.enum;
        delete jsonSchema['open'];
      },
    },
  );
  const { $schema, ...rest } = published;
  return { $schema, $id: 'kubewhy/v1', title: 'An answer of kubewhy', ...rest };
}

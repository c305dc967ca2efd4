import type { z } from 'zod';

import type { Reply } from './connection.ts';

/** A reply's JSON, or undefined when it is none of that form, such as the page of a proxy. */
export function decoded<T>(schema: z.ZodType<T>, { body }: Pick<Reply, 'body'>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(body)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

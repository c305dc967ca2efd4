// Arguments come as form fields (WebClient: objects as JSON, booleans as words) or as JSON.
import { z } from 'zod';

/** A yes or no. */
export const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((word) => word === 'true' || word === '1'),
]);

/** A whole number. */
export const count = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);

/** A structure, which a form carries as JSON text. */
export const structure = z.unknown().transform((sent, context) => {
  if (typeof sent !== 'string') return sent;
  try {
    return JSON.parse(sent) as unknown;
  } catch (error) {
    context.addIssue({ code: 'custom', message: `invalid JSON: ${String(error)}` });
    return z.NEVER;
  }
});

/** A message's timestamp. */
export const ts = z.string().regex(/^\d{10}\.\d{6}$/, 'invalid timestamp');

/** What chat.postMessage, chat.update and chat.postEphemeral share. */
export const content = {
  text: z.string().exactOptional(),
  blocks: structure.exactOptional(),
  parse: z.enum(['none', 'full']).exactOptional(),
  link_names: flag.exactOptional(),
};

/** What the reading methods share. */
export const paging = {
  cursor: z.string().exactOptional(),
  limit: count.exactOptional(),
  oldest: z.string().exactOptional(),
  latest: z.string().exactOptional(),
  inclusive: flag.exactOptional(),
  include_all_metadata: flag.exactOptional(),
};

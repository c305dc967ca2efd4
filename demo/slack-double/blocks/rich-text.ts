import { z } from 'zod';

import { id } from './text.ts';

const style = z
  .strictObject({
    bold: z.boolean().exactOptional(),
    italic: z.boolean().exactOptional(),
    strike: z.boolean().exactOptional(),
    code: z.boolean().exactOptional(),
  })
  .exactOptional();

const text = z.strictObject({ type: z.literal('text'), text: z.string().min(1), style });
const link = z.strictObject({
  type: z.literal('link'),
  url: z.string().min(1).max(3000),
  text: z.string().exactOptional(),
  unsafe: z.boolean().exactOptional(),
  style,
});
const user = z.strictObject({ type: z.literal('user'), user_id: z.string(), style });
const channel = z.strictObject({ type: z.literal('channel'), channel_id: z.string(), style });
const emoji = z.strictObject({
  type: z.literal('emoji'),
  name: z.string(),
  unicode: z.string().exactOptional(),
});
const inline = z.discriminatedUnion('type', [text, link, user, channel, emoji]);
/** A run of text, a link, a mention or an emoji. */
export type Inline = z.infer<typeof inline>;

const border = z.union([z.literal(0), z.literal(1)]).exactOptional();
const part = z.strictObject({ type: z.literal('rich_text_section'), elements: z.array(inline) });

/** Formatted text as Slack's own editor makes it. */
export const richText = z.strictObject({
  type: z.literal('rich_text'),
  block_id: id.exactOptional(),
  elements: z.array(
    z.discriminatedUnion('type', [
      part,
      z.strictObject({
        type: z.literal('rich_text_list'),
        style: z.enum(['bullet', 'ordered']),
        elements: z.array(part).min(1),
        indent: z.number().int().min(0).max(8).exactOptional(),
        offset: z.number().int().exactOptional(),
        border,
      }),
      z.strictObject({
        type: z.literal('rich_text_preformatted'),
        elements: z.array(z.discriminatedUnion('type', [text, link])),
        border,
      }),
      z.strictObject({
        type: z.literal('rich_text_quote'),
        elements: z.array(inline),
        border,
      }),
    ]),
  ),
});

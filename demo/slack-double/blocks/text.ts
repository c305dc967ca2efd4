import { z } from 'zod';

/** Plain text of at most `max` characters. */
export function plainText(max: number) {
  return z.strictObject({
    type: z.literal('plain_text'),
    text: z.string().min(1).max(max),
    emoji: z.boolean().exactOptional(),
  });
}

/** Text in Slack's own mark-up of at most `max` characters. */
export function mrkdwn(max: number) {
  return z.strictObject({
    type: z.literal('mrkdwn'),
    text: z.string().min(1).max(max),
    verbatim: z.boolean().exactOptional(),
  });
}

/** Either kind of text. */
export function anyText(max: number) {
  return z.discriminatedUnion('type', [plainText(max), mrkdwn(max)]);
}

/** A text object as a block holds it. */
export type Text = z.infer<ReturnType<typeof anyText>>;

/** block_id, action_id and callback_id. */
export const id = z.string().min(1).max(255);

// What Slack sends, as far as it is used. The signature says that it is Slack's; the shape is checked here.
import { z } from 'zod';

import { LANGS } from '../domain/lang.ts';

const url = z.url({ protocol: /^https?$/ });

/** A slash command. */
export const SlashCommand = z.object({
  text: z.string().default(''),
  user_id: z.string().min(1),
  user_name: z.string().default(''),
  team_id: z.string().min(1),
  channel_id: z.string().min(1),
  trigger_id: z.string().min(1),
  response_url: url,
});

/** A mention in a channel or thread, or a direct message; one with a subtype tells of something else, such as an edit. */
export const Mention = z.object({
  event_id: z.string().min(1),
  team_id: z.string().min(1),
  event: z.object({
    user: z.string().min(1).optional(),
    bot_id: z.string().optional(),
    subtype: z.string().optional(),
    channel_type: z.string().optional(),
    team: z.string().optional(),
    text: z.string().default(''),
    ts: z.string().min(1),
    thread_ts: z.string().optional(),
    channel: z.string().min(1),
  }),
});

const User = z.object({
  id: z.string().min(1),
  name: z.string().optional(),
  username: z.string().optional(),
  team_id: z.string().optional(),
});
const Team = z.object({ id: z.string() }).nullish();

/** A click on a button or a choice in a menu of a message. */
export const BlockActions = z.object({
  user: User,
  team: Team,
  trigger_id: z.string().min(1),
  response_url: url.optional(),
  container: z.object({ channel_id: z.string().min(1), thread_ts: z.string().optional() }),
  actions: z
    .array(
      z.object({
        action_id: z.string(),
        value: z.string().optional(),
        selected_option: z.object({ value: z.string() }).nullish(),
      }),
    )
    .min(1),
});

const Field = z.object({
  value: z.string().nullish(),
  selected_option: z.object({ value: z.string() }).nullish(),
});

/** A submitted modal. */
export const ViewSubmission = z.object({
  user: User,
  team: Team,
  view: z.object({
    id: z.string().min(1),
    callback_id: z.string(),
    private_metadata: z.string(),
    state: z.object({ values: z.record(z.string(), z.record(z.string(), Field)) }).optional(),
  }),
});

/** In which language a message of ours is. */
export const Language = z.enum(LANGS);

/** Parses JSON that we wrote ourselves into a button or a modal; undefined when it is not that. */
export function ownData<T>(text: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

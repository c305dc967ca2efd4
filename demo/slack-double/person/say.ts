import type { Message } from '../workspace/model.ts';
import { bot, team } from '../workspace/people.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type Delivery, sendToApp } from './app.ts';
import type { Surroundings } from './someone.ts';

/** A person writes a message, in a thread or not. */
export type Saying = Readonly<{ user: string; channel: string; text: string; thread?: string }>;
/** The message, and how the app took a mention in it. */
export type Said = Readonly<{ message: Message; delivery?: Delivery }>;

/** Posts a person's message; where it mentions the bot and the bot is there, or is written to the bot alone, the app hears of it. */
export async function say(
  { user, channel, text, thread }: Saying,
  { app, workspace }: Surroundings,
): Promise<Said> {
  const { id, members } = workspace.directTo(channel) ?? workspace.channel(channel);
  const message = workspace.messages.post({
    channel: id,
    user,
    text: marked(text, workspace),
    ...(thread && { thread }),
  });
  const isDirect = id.startsWith('D');
  const mentioned = message.text.includes(`<@${bot.user}>`) && members.includes(bot.user);
  if (!mentioned && !isDirect) return { message };

  const event = {
    token: 'deprecated',
    team_id: team.id,
    api_app_id: bot.app,
    type: 'event_callback',
    event_id: workspace.ids.next('Ev'),
    event_time: Math.floor(workspace.now() / 1000),
    authorizations: [{ team_id: team.id, user_id: bot.user, is_bot: true }],
    event: {
      ...(isDirect ? { type: 'message', channel_type: 'im' } : { type: 'app_mention' }),
      user,
      team: team.id,
      text: message.text,
      ts: message.ts,
      event_ts: message.ts,
      channel: id,
      ...(thread && { thread_ts: thread }),
    },
  };
  const delivery = await sendToApp(app, JSON.stringify(event), 'application/json');
  return { message, delivery };
}

/** As Slack keeps what people type: escaped, names as mentions. */
function marked(text: string, { users }: Workspace): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return users.reduce(
    (marking, { id, name }) => marking.replace(new RegExp(`@${name}\\b`, 'g'), `<@${id}>`),
    escaped,
  );
}

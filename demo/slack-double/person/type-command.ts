import { z } from 'zod';

import { answerTo } from '../respond.ts';
import { bot, slackbot, team } from '../workspace/people.ts';
import { type Delivery, sendToApp } from './app.ts';
import type { Surroundings } from './someone.ts';

/** A person types a line that begins with "/". */
export type Typed = Readonly<{ user: string; channel: string; text: string }>;
/** How it went; `local` commands are Slack's own. */
export type CommandOutcome = Delivery | Readonly<{ is: 'local' }>;

const Body = z.object({
  text: z.string().exactOptional(),
  blocks: z.unknown().exactOptional(),
  response_type: z.enum(['ephemeral', 'in_channel']).exactOptional(),
});

/** Sends a slash command to the app, and shows what it answers, or that it did not. */
export async function typeCommand(
  { user, channel, text }: Typed,
  { app, workspace, origin }: Surroundings,
): Promise<CommandOutcome> {
  const [command = '', rest = ''] = split(text.trim());
  const place = workspace.channel(channel);
  const tell = (words: string) =>
    workspace.messages.post({ channel: place.id, user: slackbot, only: user, text: words });

  if (command === '/invite' && rest === `@${bot.name}`) {
    workspace.join(place, bot.user);
    return { is: 'local' };
  }
  if (!app.commands.includes(command)) {
    tell(`\`${command}\` is not a valid command.`);
    return { is: 'local' };
  }

  const to = { user, channel: place.id };
  const form = new URLSearchParams({
    token: 'deprecated',
    team_id: team.id,
    team_domain: team.domain,
    channel_id: place.id,
    channel_name: place.name,
    user_id: user,
    user_name: workspace.user(user).name,
    command,
    text: rest,
    api_app_id: bot.app,
    is_enterprise_install: 'false',
    response_url: `${origin()}/response/${workspace.responseUrls.create(to)}`,
    trigger_id: workspace.triggers.create(user),
  });
  const delivery = await sendToApp(app, form.toString(), 'application/x-www-form-urlencoded');

  if (delivery.is === 'acknowledged') {
    const said = answerIn(delivery);
    if (said) answerTo(to, said, workspace);
    return delivery;
  }
  const why = delivery.is === 'timed-out' ? 'operation_timeout' : 'dispatch_failed';
  tell(`${command} failed with the error "${why}"`);
  return delivery;
}

function split(text: string): string[] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1).trim()];
}

function answerIn({ body, json }: Extract<Delivery, { is: 'acknowledged' }>) {
  if (body === '') return undefined;
  return json ? Body.parse(JSON.parse(body)) : { text: body };
}

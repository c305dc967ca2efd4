// The workspace's things in the shapes of Slack's JSON.
import type { Channel, Message, User, Values, View } from './workspace/model.ts';
import { bot, team } from './workspace/people.ts';
import type { Workspace } from './workspace/workspace.ts';

/** A message as chat.* and conversations.* answer it; its metadata only when asked for. */
export function shownMessage(message: Message, { messages }: Workspace, metadata = false): object {
  const replies = messages.in(message.channel).filter(({ thread }) => thread === message.ts);
  const last = replies.at(-1);
  const { blocks, editedAt, files, reactions, thread } = message;
  return {
    type: 'message',
    user: message.user,
    ts: message.ts,
    ...(message.user === bot.user && { bot_id: bot.bot, app_id: bot.app }),
    team: team.id,
    text: message.text,
    ...(blocks && { blocks }),
    ...(thread && { thread_ts: thread }),
    ...(last && {
      thread_ts: message.ts,
      reply_count: replies.length,
      reply_users: [...new Set(replies.map(({ user }) => user))],
      latest_reply: last.ts,
    }),
    ...(editedAt && { edited: { user: message.user, ts: editedAt } }),
    ...(metadata && message.metadata && { metadata: message.metadata }),
    ...(files && { files: files.map(({ id, name, title }) => ({ id, name, title })) }),
    ...(reactions && {
      reactions: reactions.map(({ name, users }) => ({ name, users, count: users.length })),
    }),
  };
}

/** A channel as conversations.info answers it. */
export function shownChannel({ id, name, archived, members }: Channel): object {
  return {
    id,
    name,
    name_normalized: name,
    is_channel: true,
    is_group: false,
    is_im: false,
    is_private: false,
    is_archived: archived,
    is_member: members.includes(bot.user),
    num_members: members.length,
  };
}

/** A person as users.info answers it; the locale only when asked for. */
export function shownUser(user: User, locale: boolean): object {
  return {
    id: user.id,
    team_id: team.id,
    name: user.name,
    real_name: user.realName,
    deleted: false,
    is_bot: user.bot,
    is_app_user: false,
    is_restricted: user.guest,
    is_ultra_restricted: false,
    tz: 'Asia/Seoul',
    tz_offset: 32_400,
    profile: { real_name: user.realName, display_name: user.name, email: user.email },
    ...(locale && { locale: user.locale }),
  };
}

/** A modal as views.* and interactions carry it. */
export function shownView(view: View, values: Values = {}): object {
  const { sent } = view;
  return {
    id: view.id,
    team_id: team.id,
    app_id: bot.app,
    app_installed_team_id: team.id,
    bot_id: bot.bot,
    ...sent,
    submit: sent.submit ?? null,
    close: sent.close ?? null,
    callback_id: sent.callback_id ?? '',
    external_id: sent.external_id ?? '',
    private_metadata: sent.private_metadata ?? '',
    clear_on_close: sent.clear_on_close ?? false,
    notify_on_close: sent.notify_on_close ?? false,
    state: { values },
    hash: view.hash,
    root_view_id: view.root,
    previous_view_id: view.previous ?? null,
  };
}

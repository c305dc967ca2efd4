import { z } from 'zod';

import type { Lang } from '../domain/lang.ts';
import type { Values } from '../domain/plan.ts';
import type { Person } from '../domain/question.ts';
import type { Request } from '../incident/commands/request.ts';
import type { Click } from './actions/action.ts';
import type { Submission } from './modals/modal.ts';
import {
  BlockActions,
  Language,
  Mention,
  ownData,
  SlashCommand,
  ViewSubmission,
} from './payloads.ts';
import { stableId } from './stable-id.ts';

/** A slash command as a request; its trigger is the same when Slack sends it again. */
export function slashRequest(body: unknown, lang: Lang): Request {
  const sent = SlashCommand.parse(body);
  return {
    id: stableId('q', 'slash', sent.team_id, sent.trigger_id),
    text: sent.text,
    asker: { team: sent.team_id, id: sent.user_id, name: sent.user_name || sent.user_id },
    place: { channel: sent.channel_id, responseUrl: sent.response_url },
    lang,
  };
}

/** A mention or a direct message as a request in its thread; `user` is missing where no person wrote it. */
export function mentionRequest(
  body: unknown,
  lang: Lang,
): Readonly<{ request: Request; user: string | undefined }> {
  const { event_id: id, team_id: team, event } = Mention.parse(body);
  const user = event.bot_id || event.subtype ? undefined : event.user;
  const name = user ?? '';
  return {
    user,
    request: {
      id: stableId('q', 'event', team, id),
      text: event.text,
      asker: { team: event.team ?? team, id: name, name },
      place: { channel: event.channel, thread: event.thread_ts ?? event.ts },
      lang,
      ...(event.thread_ts && { isReply: true }),
    },
  };
}

/** A click, with the name of its action. */
export function clickOf(body: unknown, lang: Lang): Readonly<{ name: string; click: Click }> {
  const { user, team, container, actions, ...sent } = BlockActions.parse(body);
  const [{ action_id: id, value, selected_option: option } = { action_id: '' }] = actions;
  const [name = '', ...details] = id.split(':');
  const text = option?.value ?? value ?? '';
  return {
    name,
    click: {
      person: personOf(user, team),
      spot: {
        channel: container.channel_id,
        ...(container.thread_ts && { thread: container.thread_ts }),
      },
      trigger: sent.trigger_id,
      ...(sent.response_url && { responseUrl: sent.response_url }),
      details,
      value: text,
      lang: langIn(text, details) ?? lang,
    },
  };
}

/** A submitted modal, with its callback id. */
export function submissionOf(
  body: unknown,
): Readonly<{ callbackId: string; submission: Submission }> {
  const { user, team, view } = ViewSubmission.parse(body);
  return {
    callbackId: view.callback_id,
    submission: {
      person: personOf(user, team),
      view: view.id,
      memory: view.private_metadata,
      fields: fieldsOf(view),
    },
  };
}

/** What stands in the fields of a modal, by their blocks: each has one. */
function fieldsOf({ state }: z.infer<typeof ViewSubmission>['view']): Values {
  return Object.fromEntries(
    Object.entries(state?.values ?? {}).map(([block, fields]) => {
      const [field] = Object.values(fields);
      return [block, field?.value ?? field?.selected_option?.value ?? ''];
    }),
  );
}

/** In a shared channel `team` is where the click was made, and the person may be of another one. */
function personOf(
  { id, name, username, team_id: own }: z.infer<typeof BlockActions>['user'],
  team: { id: string } | null | undefined,
): Person {
  return { team: own ?? team?.id ?? '', id, name: name ?? username ?? id };
}

/** Our buttons say in which language their message is, so that what follows is in the same. */
function langIn(value: string, details: readonly string[]): Lang | undefined {
  return ownData(value, z.object({ lang: Language }))?.lang ?? details.find(isLang);
}

function isLang(text: string): text is Lang {
  return Language.safeParse(text).success;
}

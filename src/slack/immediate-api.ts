import type { WebClient } from '@slack/web-api';

import { LANGS } from '../domain/lang.ts';
import { present } from '../text/present.ts';
import { SlackUnsure } from './errors.ts';
import type { Self, SlackDoor } from './slack-api.ts';
import { translated } from './translated.ts';

const REMEMBERED_MS = 5 * 60_000;

/** What must happen while the person waits. Who somebody is, is remembered for 5 minutes. */
export function immediateApi(client: WebClient, now: () => number): SlackDoor {
  const known = new Map<string, { user: Awaited<ReturnType<SlackDoor['user']>>; until: number }>();
  let self: Promise<Self> | undefined;

  return {
    async openView(trigger, view) {
      const answer = await translated('views.open', () =>
        client.views.open({ trigger_id: trigger, view }),
      );
      const id = answer.view?.id;
      if (!id) throw new SlackUnsure('Slack answered views.open without a view.');
      return id;
    },

    async updateView(view, content) {
      await translated('views.update', () => client.views.update({ view_id: view, view: content }));
    },

    async whisper({ channel, thread }, user, { text, blocks }) {
      const where = thread ? { channel, thread_ts: thread } : { channel };
      await translated('chat.postEphemeral', () =>
        client.chat.postEphemeral({ ...where, user, text, blocks }),
      );
    },

    async user(id) {
      const remembered = known.get(id);
      if (remembered && remembered.until > now()) return remembered.user;

      const { user } = await translated('users.info', () =>
        client.users.info({ user: id, include_locale: true }),
      );
      const lang = LANGS.find((one) => user?.locale?.startsWith(one));
      const found = {
        ...(user?.team_id && { team: user.team_id }),
        ...present({ lang }),
        ...(user?.is_email_confirmed && user.profile?.email && { email: user.profile.email }),
        isBot: Boolean(user?.is_bot),
        isGuest: Boolean(user?.is_restricted) || Boolean(user?.is_ultra_restricted),
      };
      forget(known, now());
      known.set(id, { user: found, until: now() + REMEMBERED_MS });
      return found;
    },

    async self() {
      self ??= whoWeAre(client).catch((error: unknown) => {
        self = undefined;
        throw error;
      });
      return self;
    },
  };
}

function forget(known: Map<string, { until: number }>, now: number): void {
  for (const [id, { until }] of known) if (until <= now) known.delete(id);
}

/** It changes nothing, so that a lost answer may be asked for again: a busy moment keeps no gateway from starting. */
async function whoWeAre(client: WebClient, repeats = 3): Promise<Self> {
  try {
    const answer = await translated('auth.test', () => client.auth.test());
    const { team_id: team, user_id: user, bot_id: bot } = answer;
    if (!team || !user) throw new SlackUnsure('Slack answered auth.test without team and user.');
    return { team, user, ...present({ bot }) };
  } catch (error) {
    if (!(error instanceof SlackUnsure) || repeats === 0) throw error;
    return whoWeAre(client, repeats - 1);
  }
}

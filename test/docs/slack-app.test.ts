import { readFileSync } from 'node:fs';

import { expect, it } from '@jest/globals';
import { load } from 'js-yaml';
import { z } from 'zod';

const EVENTS = 'https://kubewhy.example.com/slack/events';
const App = z.object({
  features: z.object({
    app_home: z.object({ messages_tab_enabled: z.literal(true) }),
    slash_commands: z.tuple([z.object({ command: z.literal('/k8s'), url: z.literal(EVENTS) })]),
  }),
  oauth_config: z.object({ scopes: z.object({ bot: z.array(z.string()) }) }),
  settings: z.object({
    event_subscriptions: z.object({
      request_url: z.literal(EVENTS),
      bot_events: z.tuple([z.literal('app_mention'), z.literal('message.im')]),
    }),
    interactivity: z.object({ is_enabled: z.literal(true), request_url: z.literal(EVENTS) }),
  }),
});

it('docs/slack-app.yaml sends all to the one path of the gateway, and asks for no scope that nothing needs', () => {
  const app = App.parse(load(readFileSync('docs/slack-app.yaml', 'utf8')));

  expect(app.oauth_config.scopes.bot.toSorted()).toEqual([
    'app_mentions:read',
    'channels:history',
    'chat:write',
    'commands',
    'groups:history',
    'im:history',
    'im:write',
    'users:read',
  ]);
});

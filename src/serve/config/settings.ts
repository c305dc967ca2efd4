import { z } from 'zod';

import { readableChannels, showAlike } from './readable-channels.ts';

const HIGHEST_PORT = 65_535;

/** "host:port" of a listener; port 0 takes a free one. */
export const Listen = z
  .string()
  .regex(/^.+:\d{1,5}$/, 'write it as host:port, such as 0.0.0.0:3000')
  .transform((text) => {
    const colon = text.lastIndexOf(':');
    return { host: text.slice(0, colon), port: Number(text.slice(colon + 1)) };
  })
  .refine(({ port }) => port <= HIGHEST_PORT, `there is no port above ${HIGHEST_PORT}`);

const Cluster = z.strictObject({
  name: z.string().min(1),
  context: z.string().exactOptional(),
  kubeconfig: z.string().exactOptional(),
  recording: z.string().exactOptional(),
  state: z.string().exactOptional(),
});

const Person = z.strictObject({
  user: z.string().min(1),
  groups: z.array(z.string()).default([]),
});

/** Names, which people know better, would be taken and then match nobody. */
const UserId = z
  .string()
  .regex(/^[UW][A-Z0-9]+$/, 'write the id of a Slack user, such as U0123456789');
const ChannelId = z
  .string()
  .regex(/^[CG][A-Z0-9]+$/, 'write the id of a channel, such as C0123456789, not its name');

const Namespaces = z.array(
  z
    .string()
    .regex(
      /^([a-z0-9][a-z0-9-]*)?\*?$/,
      'write a namespace, such as shop, or shop-* for all of such names',
    )
    .min(1),
);

const AnyChannel = z
  .string()
  .regex(
    /^([CG][A-Z0-9]+|\*)$/,
    'write the id of a channel, such as C0123456789, or "*" for all others',
  );
const Shown = z.strictObject({
  namespaces: Namespaces.default(['*']),
  kinds: z.array(z.string().min(1)).default(['*']),
  logs: z.boolean().default(true),
});

const Written = z.strictObject({
  cluster: Cluster,
  lang: z.enum(['en', 'ko']).default('en'),
  log: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  changes: z.enum(['on', 'off']).default('on'),
  remediator: z
    .strictObject({ namespaces: Namespaces.default(['*']), except: Namespaces.default([]) })
    .prefault({}),
  read: z.strictObject({ channels: z.record(AnyChannel, Shown).exactOptional() }).prefault({}),
  people: z.record(UserId, Person).default({}),
  redis: z
    .strictObject({
      prefix: z.string().min(1).default('kubewhy'),
      ca: z.string().min(1).exactOptional(),
      lockSeconds: z.number().min(1).max(120).default(10),
    })
    .prefault({}),
  slack: z
    .strictObject({
      alertsChannel: ChannelId.exactOptional(),
      fallbackChannel: ChannelId.exactOptional(),
      apiUrl: z.url().exactOptional(),
    })
    .prefault({}),
  listen: z
    .strictObject({
      slack: Listen.prefault('127.0.0.1:3000'),
      ops: Listen.prefault('127.0.0.1:9090'),
      metrics: Listen.exactOptional(),
    })
    .prefault({}),
});

/** What kubewhy.yaml may say. Secrets are not in it. */
export const Settings = Written.transform(({ read: { channels }, ...rest }) => ({
  ...rest,
  read: { channels: readableChannels(channels, rest.slack) },
})).refine(({ read: { channels }, slack }) => showAlike(channels, slack), {
  path: ['slack', 'fallbackChannel'],
  message: 'let read.channels show the same there as in slack.alertsChannel',
});
export type Settings = z.infer<typeof Settings>;

/** kubewhy.yaml as it is written, before defaults. */
export type SettingsFile = z.input<typeof Settings>;

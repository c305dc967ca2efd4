import { z } from 'zod';

import { LANGS } from '../../domain/lang.ts';
import { DAYS } from '../../domain/standstill.ts';
import { AlertSettings } from './alert-settings.ts';
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
/** Exactly that domain: whoever has an address there is trusted with its name. */
const Domain = z
  .string()
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'write a domain, such as example.com');
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

const Rule = z.strictObject({
  fixes: z
    .array(
      z
        .string()
        .regex(
          /^([a-z-]+\/)?([a-z-]+|\*)$/,
          'write the id of a fix, such as rollout/abort, or rollout/*',
        ),
    )
    .default(['*']),
  namespaces: Namespaces.default(['*']),
  channels: z
    .array(z.string().regex(/^([CDG][A-Z0-9]+|\*)$/, 'write the id of a channel, or "*" for all'))
    .default(['*']),
  live: z.boolean().exactOptional(),
});

const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'write a time of day, such as 09:30');
const Zone = z.string().refine(isZone, 'write a time zone of the IANA, such as Asia/Seoul');
const Window = z.strictObject({
  days: z
    .array(z.enum(DAYS))
    .min(1)
    .default([...DAYS]),
  from: Clock.default('00:00'),
  to: Clock.default('00:00'),
  zone: Zone.default('UTC'),
});

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const ItemIds = z.array(
  z
    .string()
    .regex(
      /^[a-z0-9-]+\/([a-z0-9-]+|\*)$/,
      'write the id of an item, such as backups/size, or backups/*',
    ),
);
const ListName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9-]*$/,
    'write a name of small letters, digits and hyphens, such as morning',
  );
const Checks = z.strictObject({
  lists: z.record(ListName, ItemIds).default({}),
  without: ItemIds.default([]),
  channels: z
    .record(
      ChannelId,
      z.strictObject({
        schedule: z
          .string()
          .regex(
            /^\S+(?: \S+){4}$/,
            'write a cron schedule of five fields, such as 0 9 * * mon-fri',
          ),
        zone: Zone.default('UTC'),
        lists: z.array(z.string().min(1)).default([]),
        namespace: z.string().min(1).exactOptional(),
        lang: z.enum(LANGS).exactOptional(),
      }),
    )
    .default({}),
});

const Written = z.strictObject({
  cluster: Cluster,
  lang: z.enum(LANGS).default('en'),
  log: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  changes: z.enum(['on', 'off']).default('on'),
  twoPeople: Namespaces.exactOptional(),
  policy: z.array(Rule).exactOptional(),
  changeWindows: z.array(Window).default([]),
  remediator: z
    .strictObject({ namespaces: Namespaces.default(['*']), except: Namespaces.default([]) })
    .prefault({}),
  pullRequests: z
    .strictObject({
      repositories: z
        .array(z.string().regex(/^[\w.-]+\/[\w.-]+$/, 'write owner/name, such as acme/deploy'))
        .default([]),
      host: z.string().min(1).default('github.com'),
      apiUrl: z.url().default('https://api.github.com'),
    })
    .prefault({}),
  checks: Checks.exactOptional(),
  read: z.strictObject({ channels: z.record(AnyChannel, Shown).exactOptional() }).prefault({}),
  people: z.record(UserId, Person).default({}),
  peopleByEmail: z.array(Domain).default([]),
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
  alerts: AlertSettings.prefault({}),
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

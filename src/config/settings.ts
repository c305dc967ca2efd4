import { z } from 'zod';

/** "host:port" of a listener; port 0 takes a free one. */
const Listen = z
  .string()
  .regex(/^.+:\d{1,5}$/, 'write it as host:port, such as 0.0.0.0:3000')
  .transform((text) => {
    const colon = text.lastIndexOf(':');
    return { host: text.slice(0, colon), port: Number(text.slice(colon + 1)) };
  });

/** Listeners that the command line names. */
export const Listeners = z.object({ ops: Listen.exactOptional() });

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

/** What kubewhy.yaml may say. Secrets are not in it. */
export const Settings = z.strictObject({
  cluster: Cluster,
  lang: z.enum(['en', 'ko']).default('en'),
  log: z.enum(['debug', 'info', 'warn', 'error']).default('info'),
  changes: z.enum(['on', 'off']).default('on'),
  people: z.record(z.string(), Person).default({}),
  redis: z
    .strictObject({
      prefix: z.string().min(1).default('kubewhy'),
      lockSeconds: z.number().min(1).max(120).default(10),
    })
    .prefault({}),
  slack: z
    .strictObject({
      alertsChannel: z.string().exactOptional(),
      apiUrl: z.url().exactOptional(),
    })
    .prefault({}),
  listen: z
    .strictObject({
      slack: Listen.prefault('127.0.0.1:3000'),
      ops: Listen.prefault('127.0.0.1:9090'),
    })
    .prefault({}),
});
export type Settings = z.infer<typeof Settings>;

/** kubewhy.yaml as it is written, before defaults. */
export type SettingsFile = z.input<typeof Settings>;

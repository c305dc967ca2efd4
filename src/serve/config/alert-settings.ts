import { z } from 'zod';

const GROUP = /^S[A-Z0-9]+$/;
const CHANNEL = /^[CG][A-Z0-9]+$/;

const Pattern = z
  .string()
  .regex(/^[\w*-]+$/, 'write the name of an alert, or Orders* for all that begin so');
const Template = z
  .string()
  .regex(
    /^\S+ (of |at )?\S+$/,
    'write a kind and a name, such as deployment {namespace}/{app} (docs/alerts.md)',
  );
const Channel = z
  .string()
  .regex(CHANNEL, 'write the id of a channel, such as C0123456789, not its name');
const Group = z.string().regex(GROUP, 'write the id of a user group, such as S0123456789');
const Names = z.array(z.string().min(1)).min(1);

const Family = z
  .strictObject({ alerts: z.array(Pattern).min(1), about: z.array(Template) })
  .transform(({ alerts, about }) => ({
    name: alerts.join(' '),
    alerts: alerts.join(' '),
    objects: about,
  }));

const Route = z.strictObject({
  severities: Names.exactOptional(),
  namespaces: Names.exactOptional(),
  teams: Names.exactOptional(),
  clusters: Names.exactOptional(),
  channel: Channel,
  mention: Group.exactOptional(),
});

/** What kubewhy.yaml says of alerts. */
export const AlertSettings = z.strictObject({
  reopenHours: z.number().min(0).max(168).default(2),
  objects: z.array(Family).default([]),
  owner: z.array(z.string().min(1)).default(['owner', 'team']),
  routes: z.array(Route).default([]),
  mention: Group.exactOptional(),
  remindAfterMinutes: z.number().min(1).max(1440).exactOptional(),
  alertmanager: z.strictObject({ url: z.url() }).exactOptional(),
});

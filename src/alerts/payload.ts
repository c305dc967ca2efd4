import { z } from 'zod';

const LONGEST_REASON = 500;

const words = z.record(z.string(), z.string());
const OneAlert = z.object({
  status: z.enum(['firing', 'resolved']),
  labels: words,
  annotations: words.nullish(),
  startsAt: z.iso.datetime({ offset: true }),
  endsAt: z.iso.datetime({ offset: true }).nullish(),
  generatorURL: z.string().nullish(),
  dashboardURL: z.string().nullish(), // of Grafana, as the next one
  silenceURL: z.string().nullish(),
  fingerprint: z.string().min(1),
});
const Group = z.object({
  version: z.literal('4', 'must be "4": is "payload" set in the receiver\'s webhook_config?'),
  groupKey: z.string().min(1),
  externalURL: z.string().nullish(),
  truncatedAlerts: z.int().nonnegative().nullish(),
  alerts: z.array(z.unknown()),
});

/** What Alertmanager sends for one group of alerts, as far as it is needed; `odd`: how many are none, and why. */
export type Payload = Omit<z.infer<typeof Group>, 'alerts'> &
  Readonly<{ alerts: readonly z.infer<typeof OneAlert>[]; odd?: Odd }>;
type Odd = Readonly<{ alerts: number; why: string }>;

/**
 * Parses the body of an Alertmanager webhook of version 4; says what is wrong with any other. One alert that is none takes
 * no other with it, unless all are so.
 */
export function parsePayload(body: string): Parsed {
  let json: unknown;
  try {
    json = JSON.parse(body, wellFormed);
  } catch (error) {
    return refused(`The body is not JSON: ${(error as Error).message}`);
  }
  const group = Group.safeParse(json);
  if (!group.success) return refused(notOne(group.error));
  const each = group.data.alerts.map((alert) => OneAlert.safeParse(alert));
  const alerts = each.flatMap(({ data }) => data ?? []);
  if (alerts.length === each.length) return { is: 'payload', payload: { ...group.data, alerts } };
  const issues = each.flatMap(({ error }, at) =>
    (error?.issues ?? []).map((issue) => ({ ...issue, path: ['alerts', at, ...issue.path] })),
  );
  const refusal = refused(notOne(new z.ZodError(issues)));
  if (alerts.length === 0) return refusal;
  const odd = { alerts: each.length - alerts.length, why: refusal.why };
  return { is: 'payload', payload: { ...group.data, alerts, odd } };
}
type Parsed = Readonly<{ is: 'payload'; payload: Payload } | { is: 'refused'; why: string }>;

function notOne(error: z.ZodError): string {
  return `The body is not an Alertmanager webhook of version 4:\n${z.prettifyError(error)}`;
}

/** Half of a sign that takes two cannot be sent on. */
function wellFormed(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

function refused(why: string): Extract<Parsed, { is: 'refused' }> {
  const isLong = why.length > LONGEST_REASON;
  return { is: 'refused', why: isLong ? `${why.slice(0, LONGEST_REASON - 1)}…` : why };
}

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
const Payload = z.object({
  version: z.literal('4', 'must be "4": is "payload" set in the receiver\'s webhook_config?'),
  groupKey: z.string().min(1),
  externalURL: z.string().nullish(),
  truncatedAlerts: z.int().nonnegative().nullish(),
  alerts: z.array(OneAlert),
});

/** What Alertmanager sends for one group of alerts, as far as it is needed. */
export type Payload = z.infer<typeof Payload>;

/** Parses the body of an Alertmanager webhook of version 4; says what is wrong with any other. */
export function parsePayload(body: string): Parsed {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch (error) {
    return refused(`The body is not JSON: ${(error as Error).message}`);
  }
  const parsed = Payload.safeParse(json);
  if (parsed.success) return { is: 'payload', payload: parsed.data };
  const reason = z.prettifyError(parsed.error);
  return refused(`The body is not an Alertmanager webhook of version 4:\n${reason}`);
}
type Parsed = Readonly<{ is: 'payload'; payload: Payload } | { is: 'refused'; why: string }>;

function refused(why: string): Parsed {
  const isLong = why.length > LONGEST_REASON;
  return { is: 'refused', why: isLong ? `${why.slice(0, LONGEST_REASON - 1)}…` : why };
}

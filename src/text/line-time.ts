import type { LogLine } from '../domain/model.ts';

/** The time that a program writes into its own line, near its beginning. */
const WRITTEN =
  /\b(?<date>\d{4}-\d\d-\d\d)[T ](?<time>\d\d:\d\d:\d\d)(?:[.,]\d+)?(?<zone>Z|[+-]\d\d:?\d\d)?/;
const FRONT = 80;

/** When a line was written: by the kubelet's clock, or by its own words; a zone that is not named is taken for UTC. */
export function timeOf({ at, text }: LogLine): string | undefined {
  if (at) return at;
  const { date, time, zone = 'Z' } = WRITTEN.exec(text.slice(0, FRONT))?.groups ?? {};
  const written = Date.parse(`${date}T${time}${zone}`);
  return Number.isNaN(written) ? undefined : new Date(written).toISOString().replace('.000Z', 'Z');
}

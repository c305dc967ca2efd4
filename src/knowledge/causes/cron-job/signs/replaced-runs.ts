import type { Evidence, Ref, World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { eventsSaying } from '../../../../readings/events.ts';

/** A run that its CronJob has ended, and the event that says so. */
export type Replaced = Readonly<{ job: string; at: string; ended: Evidence }>;

/** How the controller names a Job that it has made, ended or seen complete (kubernetes, cronjob_controllerv2.go). */
const NAMED = /^(?:Created job |Deleted job |Saw completed job: )(?<job>[^\s,]+)/;

/**
 * The newest runs of a CronJob that it ended before they were over, newest first: those that it has made and deleted, and
 * never seen complete. What is older than its events is not known.
 */
export function replacedRuns(
  { spec, status }: Resource<'batch/CronJob'>,
  on: Ref,
  world: World,
): readonly Replaced[] {
  const { lastScheduleTime, lastSuccessfulTime: success } = status ?? {};
  const isBehind = lastScheduleTime && !isAfter(success, lastScheduleTime);
  if (spec?.concurrencyPolicy !== 'Replace' || !isBehind) return [];

  const [made, ended, completed] = ['SuccessfulCreate', 'SuccessfulDelete', 'SawCompletedJob'].map(
    (reason) => jobsIn(eventsSaying([reason], on, world)),
  );
  const past = [...(made ?? [])].filter(([job]) => ended?.has(job) || completed?.has(job));
  const first = past.findIndex(([job]) => completed?.has(job));
  return past.slice(0, first < 0 ? past.length : first).flatMap(([job, { at = '' }]) => {
    const end = ended?.get(job);
    return end && !isAfter(success, at) ? [{ job, at, ended: end }] : [];
  });
}

function jobsIn(events: readonly Evidence[]): ReadonlyMap<string, Evidence> {
  return new Map(
    events.flatMap((event) => {
      const job = NAMED.exec(event.quote)?.groups?.['job'];
      return job ? [[job, event] as const] : [];
    }),
  );
}

function isAfter(time: string | undefined, other: string): boolean {
  return time !== undefined && Date.parse(time) >= Date.parse(other);
}

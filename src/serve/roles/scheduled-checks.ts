import type { ScheduledJob } from '../../queue/schedules.ts';
import { present } from '../../text/present.ts';
import type { Settings } from '../config/settings.ts';

/** The checks that kubewhy.yaml wants by a schedule, one for each channel. */
export function scheduledChecks({
  checks,
  lang,
}: Pick<Settings, 'checks' | 'lang'>): readonly ScheduledJob[] {
  return Object.entries(checks?.channels ?? {}).map(
    ([channel, { schedule, zone, lists, namespace, lang: own = lang }]) => ({
      schedule,
      zone,
      job: {
        v: 1,
        id: `scheduled-check-${channel}`,
        kind: 'scheduled-check',
        channel,
        lists: lists.join(' '),
        ...present({ namespace }),
        lang: own,
      },
    }),
  );
}

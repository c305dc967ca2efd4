import type { Gathered } from '../domain/gathered.ts';
import { alertNewsId, groupId } from './alert-ids.ts';
import type { Payload } from './payload.ts';
import { toAlert } from './to-alert.ts';

/** One piece of news for each alert. Whether an alert is about anything in the cluster is for the worker to say. */
export function gatheredAlerts(
  { groupKey, externalURL, alerts }: Payload,
  owner: readonly string[] = [],
): readonly News[] {
  const group = groupId(groupKey);
  return alerts.map((sent) => ({
    id: alertNewsId({ ...sent, groupKey }),
    alert: toAlert(sent, { externalURL, owner }),
    group,
  }));
}
type News = Gathered & Readonly<{ id: string }>;

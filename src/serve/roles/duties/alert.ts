import { targetOfAlert } from '../../../answers/alert-target.ts';
import { alertOfOther, alertWithoutTarget } from '../../../answers/words/errors.ts';
import type { Result } from '../../../domain/jobs.ts';
import { otherCluster } from '../../../domain/other-cluster.ts';
import type { Query } from '../../../domain/question.ts';
import { present } from '../../../text/present.ts';
import { shortened } from '../../../text/shortened.ts';
import type { WorkerParts } from '../worker-parts.ts';
import type { Duty, JobOf } from './duty.ts';
import { failed } from './failed.ts';
import { timed } from './timed.ts';

/** Of a cluster, as it is shown. */
const LONGEST_NAME = 80;

/** An alert is passed on, with what is found of the object that it names. */
export const alert: Duty<JobOf<'alert'>> = {
  async run(job, parts) {
    const { alert: fired, lang } = job;
    const query = targetOfAlert(fired);
    if (!query && fired.labels['severity'] === 'none') return; // Watchdog and its like
    const unanswered = unansweredOf(job, query, parts);
    if (unanswered !== undefined) return alerted(job, failed(unanswered), parts);
    if (!query || fired.status === 'resolved') return alerted(job, undefined, parts);
    const readers = { place: { channel: parts.alertsChannel } };
    await alerted(job, timed(await parts.answers.why(query, lang, readers), parts), parts);
  },
  giveUp: async (job, why, parts) => alerted(job, failed(why), parts),
};

/** Why nothing is looked at for an alert. */
function unansweredOf(
  { alert: { name, labels }, lang }: JobOf<'alert'>,
  query: Query | undefined,
  { cluster }: WorkerParts,
): string | undefined {
  const other = otherCluster(labels['cluster'], cluster);
  if (other) return alertOfOther[lang](shortened(other, LONGEST_NAME), cluster);
  return query ? undefined : alertWithoutTarget[lang](name);
}

async function alerted(
  { id, alert: fired, lang }: JobOf<'alert'>,
  result: Result | undefined,
  { outbox }: WorkerParts,
): Promise<void> {
  const delivery = { v: 1, id: `${id}-alert`, kind: 'alert', alert: fired, lang } as const;
  await outbox.toGateway({ ...delivery, ...present({ result }) });
}

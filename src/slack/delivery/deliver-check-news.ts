import type { DeliveryJob } from '../../domain/jobs.ts';
import { checkNews } from '../../incident/check-news.ts';
import { checkRecord } from '../../incident/check-record.ts';
import { checkNewsMessage } from '../views/check-news.ts';
import type { Delivering } from './delivering.ts';
import { postOnce } from './post-once.ts';

type Job = Extract<DeliveryJob, { kind: 'check-news' }>;

/**
 * Posts what a check by schedule has found that the last one had not, or that is well again, and keeps it for the next. It is kept after the
 * post: a rerun compares with the same check again, and what is posted once is not posted twice.
 */
export async function deliverCheckNews(job: Job, deps: Delivering): Promise<void> {
  const { id, channel, check } = job;
  const { incidents } = deps;
  const last = `last-check-${channel}`;
  const news = checkNews(check, (await incidents.find(last))?.check);
  if (news.failing.length + news.well.length > 0) {
    const record = await incidents.change(id, (known) => known ?? checkRecord(id, channel, job));
    const message = checkNewsMessage(record, news, check);
    await postOnce(id, { part: 'parent', spot: { channel }, message }, deps);
  }
  await incidents.change(last, (known) => ({ ...known, ...checkRecord(last, channel, job) }));
}

import type { Queue } from 'bullmq';

import type { WorkerJob } from '../domain/jobs.ts';

/** A job that is put again and again, at the times of a cron schedule on the clock of a zone. */
export type ScheduledJob = Readonly<{ schedule: string; zone: string; job: WorkerJob }>;

/** Has these jobs put by their schedules, whichever process is there then, and none that were set before. */
export async function keepSchedules(queue: Queue, all: readonly ScheduledJob[]): Promise<void> {
  for (const { schedule: pattern, zone: tz, job } of all) {
    const { kind: name, id } = job;
    await queue.upsertJobScheduler(id, { pattern, tz }, { name, data: job });
  }
  const wanted = new Set(all.map(({ job }) => job.id));
  const known = await queue.getJobSchedulers();
  for (const { key } of known) if (!wanted.has(key)) await queue.removeJobScheduler(key);
}

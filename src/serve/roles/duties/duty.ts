import type { WorkerJob } from '../../../domain/jobs.ts';
import type { WorkerParts } from '../worker-parts.ts';

/** A worker's job of that kind. */
export type JobOf<K extends WorkerJob['kind']> = Extract<WorkerJob, { kind: K }>;

/** What a worker does with one kind of job. `giveUp` tells whoever waits for it why nothing comes of it. */
export interface Duty<Job> {
  run(job: Job, parts: WorkerParts): Promise<void>;
  giveUp(job: Job, why: string, parts: WorkerParts): Promise<void>;
}

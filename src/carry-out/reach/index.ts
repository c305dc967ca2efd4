import { autoscaling } from './autoscaling.ts';
import { config } from './config.ts';
import { crash } from './crash.ts';
import { create } from './create.ts';
import { creation } from './creation.ts';
import { cronJob } from './cron-job.ts';
import { disruption } from './disruption.ts';
import { image } from './image.ts';
import { job } from './job.ts';
import { network } from './network.ts';
import { placement } from './placement.ts';
import { pod } from './pod.ts';
import { popular } from './popular.ts';
import { probe } from './probe.ts';
import { reference } from './reference.ts';
import { resources } from './resources.ts';
import { rollout } from './rollout.ts';
import { security } from './security.ts';
import { spread } from './spread.ts';
import { storage } from './storage.ts';
import { workload } from './workload.ts';

/** What each remedy may write: the remediator refuses anything else in its name. It holds no cause, no remedy and no words. */
export const reaches = {
  ...autoscaling,
  ...config,
  ...crash,
  ...create,
  ...creation,
  ...cronJob,
  ...disruption,
  ...image,
  ...job,
  ...network,
  ...placement,
  ...pod,
  ...popular,
  ...probe,
  ...reference,
  ...resources,
  ...rollout,
  ...security,
  ...spread,
  ...storage,
  ...workload,
};

/** The id of a remedy that stands in the table. */
export type ReachId = keyof typeof reaches;

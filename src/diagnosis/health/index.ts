import type { HealthCheck } from '../health-check.ts';
import { analysisRunHealth } from './analysis-run.ts';
import { claimHealth } from './claim.ts';
import { cronJobHealth } from './cron-job.ts';
import { jobHealth } from './job.ts';
import { namespaceHealth } from './namespace.ts';
import { nodeHealth } from './node.ts';
import { podHealth } from './pod.ts';
import { volumeHealth } from './volume.ts';
import { workloadHealth } from './workload.ts';

/** All that can be called healthy. */
export const healthChecks: readonly HealthCheck[] = [
  claimHealth,
  cronJobHealth,
  jobHealth,
  nodeHealth,
  podHealth,
  workloadHealth,
  analysisRunHealth,
  namespaceHealth,
  volumeHealth,
];

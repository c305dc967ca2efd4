import type { HealthCheck } from '../health-check.ts';
import { analysisRunHealth } from './analysis-run.ts';
import { anyOtherHealth } from './any-other.ts';
import { autoscalerHealth } from './autoscaler.ts';
import { certificateRequestHealth } from './certificate-request.ts';
import { claimHealth } from './claim.ts';
import { cronJobHealth } from './cron-job.ts';
import { ingressHealth } from './ingress.ts';
import { jobHealth } from './job.ts';
import { namespaceHealth } from './namespace.ts';
import { nodeHealth } from './node.ts';
import { podHealth } from './pod.ts';
import { serviceHealth } from './service.ts';
import { volumeHealth } from './volume.ts';
import { workloadHealth } from './workload.ts';

/** All that can be called healthy. */
export const healthChecks: readonly HealthCheck[] = [
  autoscalerHealth,
  certificateRequestHealth,
  claimHealth,
  cronJobHealth,
  ingressHealth,
  jobHealth,
  nodeHealth,
  podHealth,
  serviceHealth,
  workloadHealth,
  analysisRunHealth,
  namespaceHealth,
  volumeHealth,
  anyOtherHealth,
];

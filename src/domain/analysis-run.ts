import type { KubernetesObject, V1ObjectMeta } from '@kubernetes/client-node';

/** argoproj.io/AnalysisRun, as far as it is read; the controller's own types are Go. */
export interface AnalysisRun extends KubernetesObject {
  metadata?: V1ObjectMeta;
  spec?: { metrics?: Metric[]; terminate?: boolean };
  status?: {
    phase?: string; // "Pending", "Running", "Successful", "Failed", "Error", "Inconclusive"
    message?: string;
    completedAt?: string;
    metricResults?: MetricResult[];
  };
}

interface Metric {
  name: string;
  successCondition?: string;
  failureCondition?: string;
  failureLimit?: number | string;
  provider?: Record<string, unknown>; // one key: "prometheus", "web", "job" …
}

interface MetricResult {
  name: string;
  phase?: string;
  message?: string;
  count?: number;
  failed?: number;
  error?: number;
  inconclusive?: number;
  dryRun?: boolean;
  measurements?: Measurement[];
}

interface Measurement {
  phase?: string;
  value?: string;
  message?: string;
  finishedAt?: string;
  metadata?: Record<string, string>; // of a job: "job-name", "job-namespace"
}

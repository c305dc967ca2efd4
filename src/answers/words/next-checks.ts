import type { Bilingual } from '../../domain/lang.ts';
import { checkWords } from './check-words.ts';

/** What to look at next, by the kind of the symptom; the log of its controller shows the rest. */
export const nextChecks: Readonly<Record<string, Bilingual>> = {
  'container-waiting': checkWords.starts, // once it ran
  'container-restarting': checkWords.starts,
  'job-failed': checkWords.starts,
  'pod-failed': checkWords.starts,
  'analysis-failed': checkWords.starts,
  'pod-not-ready': checkWords.probe,
  'probe-failing': checkWords.probe,
  'replicas-missing': checkWords.events,
  'deployment-stuck': checkWords.events,
  'rollout-stuck': checkWords.events,
  'rollout-degraded': checkWords.events,
  'job-late': checkWords.events,
  'pod-unscheduled': checkWords.scheduler,
  'claim-unbound': checkWords.storage,
  'claim-unexpanded': checkWords.storage,
  'pod-terminating': checkWords.node,
  'node-not-ready': checkWords.node,
  'node-troubled': checkWords.node,
  'unexplained-warning': checkWords.reporter,
  'object-warned-about': checkWords.reporter,
  'app-reports-failure': checkWords.calls,
  'ingress-reports-failure': checkWords.calls,
  'ingress-without-backend': checkWords.calls,
  'service-without-backends': checkWords.calls,
  'service-port-unserved': checkWords.calls,
};

import { Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Log } from '../../domain/log.ts';
import type { Outcome } from '../../domain/plan.ts';

/** Jobs by queue and state. */
export type QueueJobs = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What the metrics read at each scrape; a role without queues has none. */
export type MetricSources = Readonly<{ queueJobs?: () => Promise<QueueJobs>; log: Log }>;

/** What one process counts. */
export type Metrics = Readonly<{
  alerts(result: string, alerts: number): void;
  job(ended: Readonly<{ family: string; kind: string; result: string }>): void;
  verdict(seconds: number): void;
  changeOutcome(outcome: Outcome): void;
  /** What keeps deliveries waiting until somebody mends it: 1 while it stands. */
  obstacle(labels: Readonly<{ code: string; at: string }>, now: 0 | 1): void;
  /** All of it in Prometheus' text format. */
  text(): Promise<string>;
}>;

/** Somebody waits for a verdict: fine steps up to some seconds. */
const SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Sets up the metrics of one process. */
export function createMetrics({ queueJobs, log }: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const alerts = new Counter({
    name: 'kubewhy_webhook_alerts_total',
    help: 'Alerts that came in; a refused request counts as one.',
    labelNames: ['result'],
    registers,
  });
  const jobs = new Counter({
    name: 'kubewhy_jobs_total',
    help: 'Jobs that ended.',
    labelNames: ['family', 'kind', 'result'],
    registers,
  });
  const verdicts = new Histogram({
    name: 'kubewhy_verdict_seconds',
    help: 'Time that an investigation took.',
    buckets: SECONDS,
    registers,
  });
  const outcomes = new Counter({
    name: 'kubewhy_change_outcomes_total',
    help: 'What became of approved changes.',
    labelNames: ['outcome'],
    registers,
  });
  const obstacles = new Gauge({
    name: 'kubewhy_slack_obstacles',
    help: 'What deliveries to Slack wait for until somebody fixes it; /readyz says how.',
    labelNames: ['code', 'at'],
    registers,
  });
  if (queueJobs) registry.registerMetric(queueGauge(queueJobs, log));

  return {
    alerts: (result, count) => alerts.inc({ result }, count),
    job: ({ family, kind, result }) => jobs.inc({ family, kind, result }),
    verdict: (seconds) => verdicts.observe(seconds),
    changeOutcome: (outcome) => outcomes.inc({ outcome }),
    obstacle: (labels, now) => obstacles.set(labels, now),
    text: () => registry.metrics(),
  };
}

/** Old numbers would look like new ones, so the gauge is empty while the queues cannot be counted. */
function queueGauge(queueJobs: () => Promise<QueueJobs>, log: Log): Gauge {
  return new Gauge({
    name: 'kubewhy_queue_jobs',
    help: 'Jobs in the queues now.',
    labelNames: ['family', 'state'],
    registers: [],
    async collect() {
      this.reset();
      try {
        for (const [family, states] of Object.entries(await queueJobs())) {
          for (const [state, count] of Object.entries(states)) this.set({ family, state }, count);
        }
      } catch (err) {
        log.warn({ err }, 'the queues could not be counted');
      }
    },
  });
}

import { refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import type { AnalysisCard, MetricCard } from '../../domain/rollout-card.ts';
import { rolloutToAnalysisRun } from '../../readings/edges/rollout-to-analysis-run.ts';
import { present } from '../../text/present.ts';

type Run = Resource<'argoproj.io/AnalysisRun'>;
type Metric = NonNullable<NonNullable<Run['spec']>['metrics']>[number];
type Result = NonNullable<NonNullable<Run['status']>['metricResults']>[number];

/** The analyses by which a Rollout goes now. */
export function analysesOf(
  rollout: Resource<'argoproj.io/Rollout'>,
  world: World,
): readonly AnalysisCard[] {
  const links = world.follow(rolloutToAnalysisRun, refTo('argoproj.io/Rollout', rollout)).items;
  return links.flatMap(({ to }) => {
    const run = world.get({ ...to, kind: 'argoproj.io/AnalysisRun' as const });
    return run.is === 'known' ? [cardOfRun(run.value)] : [];
  });
}

function cardOfRun({ metadata, spec, status }: Run): AnalysisCard {
  const { phase = 'Pending', message, metricResults = [] } = status ?? {};
  return {
    name: metadata?.name ?? '',
    phase,
    ...present({ message }),
    metrics: (spec?.metrics ?? []).map((metric) =>
      cardOfMetric(
        metric,
        metricResults.find(({ name }) => name === metric.name),
      ),
    ),
  };
}

/** Without a limit in the spec no measurement may fail. */
function cardOfMetric(
  { name, successCondition: success, failureCondition: failure, failureLimit = 0 }: Metric,
  result: Result | undefined,
): MetricCard {
  const { phase = 'Pending', count = 0, failed = 0, error: errors = 0 } = result ?? {};
  const value = result?.measurements?.at(-1)?.value;
  return {
    name,
    phase,
    ...present({ value, success, failure }),
    measured: count,
    failed,
    failureLimit: `${failureLimit}`,
    errors,
  };
}

import { refTo } from '../../../domain/keys.ts';
import type { Cause, Evidence, Ref, SymptomFinder, World } from '../../../domain/model.ts';
import type { Resource } from '../../../domain/resource.ts';
import { statementOf } from '../../../readings/conditions.ts';
import { rolloutToAnalysisRun } from '../../../readings/edges/rollout-to-analysis-run.ts';
import { logOfEnd, quoted } from '../../../readings/logs/logs.ts';
import { endedRuns } from '../../../readings/pods/runs.ts';
import { podRef, podsOf } from '../../../readings/workloads/workloads.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { analysisFailedWords, type Judged } from './analysis-failed.words.ts';

type AnalysisRun = Resource<'argoproj.io/AnalysisRun'>;

type Result = NonNullable<NonNullable<AnalysisRun['status']>['metricResults']>[number];

const BAD = ['Failed', 'Error', 'Inconclusive'];

const LONGEST = 300;

/** An analysis did not come out well, and the update that it judges stands still or was given up for it. */
const symptom: SymptomFinder<'argoproj.io/AnalysisRun'> = {
  kind: 'analysis-failed',
  of: ['argoproj.io/AnalysisRun'],

  *find(run, world) {
    const { phase = '', message, completedAt: lastTransitionTime } = run.status ?? {};
    if (!BAD.includes(phase)) return;
    const on = refTo('argoproj.io/AnalysisRun', run);
    const judged = world.followBack(rolloutToAnalysisRun, on).items.some(({ from }) => {
      const rollout = world.get({ ...from, kind: 'argoproj.io/Rollout' as const });
      if (rollout.is !== 'known') return false;
      const { abort, pauseConditions = [] } = rollout.value.status ?? {};
      return abort ?? pauseConditions.some(({ reason }) => reason === 'InconclusiveAnalysisRun');
    });
    if (!judged) return;

    const stated = { path: '/status', message, lastTransitionTime };
    yield {
      kind: 'analysis-failed',
      on,
      reason: phase,
      ...statementOf(on, stated, ['phase', phase]),
      hurts: 'progress',
    };
  },
};

/** A metric of an analysis did not come out well, by which the update that it judges was stopped. */
export const analysisFailed: Cause<Judged, 'argoproj.io/AnalysisRun'> = {
  id: 'rollout/analysis-failed',
  of: ['argoproj.io/AnalysisRun'],
  explains: ['analysis-failed'],
  symptom,

  *explain({ on, evidence }, world, run) {
    const results = run.status?.metricResults ?? [];
    const index = results.findIndex(({ phase = '', dryRun }) => BAD.includes(phase) && !dryRun);
    const result = results[index];
    if (!result) return;

    const { name: metric, phase: outcome = '' } = result;
    const spec = run.spec?.metrics?.find(({ name }) => name === metric);
    const measured = measurementOf(result, `/status/metricResults/${index}`, on);
    const words = lastWordsOf(result, world);
    const condition = spec?.failureCondition ?? spec?.successCondition;
    yield {
      subject: on,
      params: {
        metric,
        outcome,
        provider: Object.keys(spec?.provider ?? {})[0] ?? 'unknown',
        ...measured.params,
        ...present({ condition }),
        ...planOf(run, on, world),
        ...(words && { wrote: words.quote.slice(0, LONGEST) }),
      },
      evidence: [
        evidence,
        quotedField(on, `/status/metricResults/${index}/phase`, outcome),
        ...measured.evidence,
        ...(words ? [words] : []),
      ],
      strength: 'entails',
      restsOn: [on],
    };
  },

  ...analysisFailedWords,
};

/** What was measured last that did not come out well. */
function measurementOf(
  { measurements = [] }: Result,
  path: string,
  on: Ref,
): Readonly<{ params: Pick<Judged, 'value' | 'said'>; evidence: readonly Evidence[] }> {
  const index = measurements.findLastIndex(({ phase = '' }) => BAD.includes(phase));
  const { value, message } = measurements[index] ?? {};
  const quote = (field: string, text: string): Evidence =>
    quotedField(on, `${path}/measurements/${index}/${field}`, text);
  return {
    params: { ...present({ value }), ...(message && { said: message.slice(0, LONGEST) }) },
    evidence: [
      ...(value ? [quote('value', value)] : []),
      ...(message ? [quote('message', message)] : []),
    ],
  };
}

/** Where the plan of the Rollout has it: the step, counted from 1, and the templates. */
function planOf(
  run: AnalysisRun,
  on: Ref,
  world: World,
): Pick<Judged, 'rollout' | 'step' | 'templates'> {
  const index = run.metadata?.labels?.['step-index'];
  const [link] = world.followBack(rolloutToAnalysisRun, on).items;
  const judged = link && { rollout: link.from.name };
  const rollout = link && world.get({ ...link.from, kind: 'argoproj.io/Rollout' as const });
  if (index === undefined || rollout?.is !== 'known') return { ...judged, templates: [] };
  const { analysis } = rollout.value.spec?.strategy?.canary?.steps?.[Number(index)] ?? {};
  const templates = (analysis?.templates ?? []).flatMap(({ templateName }) => templateName ?? []);
  return { ...judged, step: Number(index) + 1, templates };
}

/** The last line of the Job by which a metric was measured, where it is a Job. */
function lastWordsOf({ measurements = [] }: Result, world: World): Evidence | undefined {
  const { metadata = {} } = measurements.findLast(({ phase = '' }) => BAD.includes(phase)) ?? {};
  const { 'job-name': name, 'job-namespace': namespace } = metadata;
  if (!name || !namespace) return undefined;

  const { pods } = podsOf({ kind: 'batch/Job', namespace, name }, world);
  for (const pod of pods) {
    for (const run of endedRuns(pod)) {
      if (run.exitCode === 0) continue;
      const last = logOfEnd(podRef(pod), run, world).lines.findLast(({ text }) => text.trim());
      if (last) return quoted(last, podRef(pod));
    }
  }
  return undefined;
}

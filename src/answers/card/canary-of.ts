import type { Resource } from '../../domain/resource.ts';
import type { CardStep, RolloutCard } from '../../domain/rollout-card.ts';
import type { Revisions } from '../../readings/workloads/revisions.ts';
import { weightAt, type Step } from '../../simulator/rollout/canary-steps.ts';

type Rollout = Resource<'argoproj.io/Rollout'>;

/** Where a canary is, and which weight is set and which holds; as kubectl-argo-rollouts counts them (rollout_info.go). */
export function canaryOf(
  { spec, status }: Rollout,
  { updated }: Revisions,
): Pick<RolloutCard, 'step' | 'weight' | 'promotesFully' | 'keepsStable'> {
  const { steps = [], trafficRouting, dynamicStableScale } = spec?.strategy?.canary ?? {};
  if (steps.length > 0 && status?.currentStepIndex === undefined) return {}; // its controller has not begun
  const { currentStepIndex: index = 0, abort, availableReplicas = 0 } = status ?? {};
  const of = trafficRouting?.maxTrafficWeight ?? 100;
  const set = abort ? 0 : weightAt(steps, index, of);
  const share = Math.floor(
    ((updated?.status?.availableReplicas ?? 0) * of) / Math.max(1, availableReplicas),
  );
  const actual = trafficRouting ? status?.canary?.weights?.canary?.weight : share; // none before it has routed once
  const isUnmoved = actual === 0 && (updated?.status?.availableReplicas ?? 0) === 0;
  const step = stepAt(steps, index);
  return {
    ...(step && !abort && { step }),
    ...(actual !== undefined && { weight: { set, actual, of } }),
    ...(status?.promoteFull && !abort && { promotesFully: true }),
    ...(dynamicStableScale && isUnmoved && !abort && { keepsStable: true }),
  };
}

/** A step in a few words; after the last one comes the promotion. Undefined where there are no steps. */
export function stepAt(steps: readonly Step[], index: number): CardStep | undefined {
  if (steps.length === 0) return undefined;
  const at = { number: index + 1, of: steps.length };
  const step = steps[index];
  if (!step) return { ...at, number: steps.length, does: 'promotion' };
  const { setWeight, pause, analysis, setCanaryScale, experiment } = step;
  if (setWeight !== undefined) return { ...at, does: 'weight', value: `${setWeight}` };
  if (pause) return { ...at, does: 'pause', ...valued(pause.duration) };
  if (analysis) {
    const names = (analysis.templates ?? []).flatMap(({ templateName }) => templateName ?? []);
    return { ...at, does: 'analysis', ...valued(names.join(', ')) };
  }
  if (setCanaryScale) return { ...at, does: 'scale', ...valued(sizeIn(setCanaryScale)) };
  if (experiment) return { ...at, does: 'experiment' };
  return { ...at, does: 'other', ...valued(Object.keys(step)[0]) };
}

function sizeIn({ replicas, weight }: NonNullable<Step['setCanaryScale']>): string | undefined {
  if (replicas !== undefined) return `${replicas}`;
  return weight === undefined ? undefined : `${weight} %`;
}

function valued(value: string | number | undefined): Pick<CardStep, 'value'> {
  return value === undefined || value === '' ? {} : { value: `${value}` };
}

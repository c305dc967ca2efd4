import type { Resource } from '../../domain/resource.ts';
import type { Pause } from '../../domain/rollout-card.ts';
import { after, msIn } from '../time.ts';

/** The reasons of pauseConditions, those of the plan first (pkg/apis/rollouts/v1alpha1). */
const REASONS = {
  CanaryPauseStep: 'canary',
  BlueGreenPause: 'blue-green',
  InconclusiveAnalysisRun: 'inconclusive',
  InconclusiveExperiment: 'inconclusive',
} as const;

/** Why a Rollout stands still, and until when; undefined where it does not, or was given up. */
export function pauseOf({ spec, status }: Resource<'argoproj.io/Rollout'>): Pause | undefined {
  if (status?.abort) return undefined;
  for (const [reason, by] of Object.entries(REASONS)) {
    const found = status?.pauseConditions?.find((one) => one.reason === reason);
    if (!found) continue;
    const { startTime: since } = found;
    const { canary, blueGreen } = spec?.strategy ?? {};
    const length =
      by === 'canary'
        ? msOf(canary?.steps?.[status?.currentStepIndex ?? 0]?.pause?.duration)
        : by === 'blue-green'
          ? msOf(blueGreen?.autoPromotionSeconds || undefined)
          : undefined;
    return { by, since, ...(length !== undefined && { until: after(length, since) }) };
  }
  return spec?.paused ? { by: 'person' } : undefined;
}

/** A duration of a Rollout: seconds as a number, with or without quotes, or "30s", "10m", "1h". */
function msOf(duration: number | string = ''): number | undefined {
  return /^\d+$/.test(`${duration}`) ? Number(duration) * 1000 : msIn(`${duration}`);
}

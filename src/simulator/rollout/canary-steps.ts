import type { Rollout } from '../../domain/rollout.ts';

type Canary = NonNullable<NonNullable<NonNullable<Rollout['spec']>['strategy']>['canary']>;
/** One step of a canary. */
export type Step = NonNullable<Canary['steps']>[number];

/** The weight that holds at a step: that of the last setWeight up to it, and all of it after the last step. */
export function weightAt(steps: readonly Step[], step: number, max: number): number {
  if (step >= steps.length) return max;
  return weightBefore(steps, step + 1);
}

/** The weight of the last setWeight before a step. */
export function weightBefore(steps: readonly Step[], step: number): number {
  return steps.slice(0, step).findLast(({ setWeight }) => setWeight !== undefined)?.setWeight ?? 0;
}

/** What holds at a step instead of the weight, until a later step takes it back. */
export function scaleAt(steps: readonly Step[], step: number): Step['setCanaryScale'] {
  if (step >= steps.length) return undefined;
  const scale = steps
    .slice(0, step + 1)
    .findLast(({ setCanaryScale }) => setCanaryScale)?.setCanaryScale;
  return scale?.matchTrafficWeight ? undefined : scale;
}

/** Whether a step is over only when the pods that it wants are available. */
export function waitsForPods({ setWeight, setCanaryScale }: Step): boolean {
  return setWeight !== undefined || setCanaryScale !== undefined;
}

import { SCALE_DOWN_DELAY_S } from './blue-green.ts';
import { scaleAt, waitsForPods, weightAt, weightBefore, type Step } from './canary-steps.ts';
import type { UpdateStage, Available, Point, Strategy } from './strategy.ts';

/** A Rollout's canary fields where a router moves its traffic; `delay` in seconds. */
export type TrafficCanary = Readonly<{
  replicas: number;
  steps: readonly Step[];
  dynamic?: boolean; // dynamicStableScale
  least?: number; // minPodsPerReplicaSet
  maxWeight?: number;
  unavailable?: number;
  delay?: number;
}>;

type AtStep = Extract<UpdateStage, { is: 'step' }>;

/**
 * Argo Rollouts' canary with a traffic router (1.9): pods first, then weight. The stable revision keeps all its
 * pods, or with dynamicStableScale as many as its traffic needs that has not moved yet.
 */
export function trafficCanary(canary: TrafficCanary): Strategy {
  const { replicas, steps } = canary;
  return {
    begins: { updated: 0, older: floored(replicas, canary), at: atStep(0, 0, canary) },
    next(point, available) {
      if (point.at.is !== 'step') return afterwards(point, available, canary);
      const { at } = point;
      const isThere = isAsWanted(point, at, available, canary);
      const wanted = isThere ? at.weight : weightBefore(steps, at.step);
      const weight = available.updated === 0 ? 0 : wanted;
      const moves = available.older >= Math.floor(share(replicas, rest(weight, canary), canary));

      const shifted = moves ? weight : at.shifted;
      const older = stableAt(at, canary);
      const updated = older === point.older ? canaryAt(at.step, canary) : point.updated;
      const here = { updated, older, at: { ...at, shifted } };
      if (older !== point.older || updated !== point.updated) return here;
      if (at.step === steps.length && available.updated >= replicas) return promoted(here, canary);
      if (isOver(at, isThere, canary)) return { ...here, at: atStep(at.step + 1, shifted, canary) };
      return shifted === at.shifted ? undefined : here;
    },
  };
}

function atStep(step: number, shifted: number, { steps, maxWeight = 100 }: TrafficCanary): AtStep {
  return { is: 'step', step, weight: weightAt(steps, step, maxWeight), shifted };
}

function isOver({ step }: AtStep, isThere: boolean, { steps }: TrafficCanary): boolean {
  const current = steps[step];
  return current !== undefined && (isThere || !waitsForPods(current));
}

/** Whether the canary has all the pods that its step wants, and the stable revision its own. */
function isAsWanted(
  { updated, older }: Point,
  { step }: AtStep,
  available: Available,
  canary: TrafficCanary,
): boolean {
  const wanted = canaryAt(step, canary);
  const isComplete = updated === wanted && available.updated === wanted;
  return isComplete && (canary.dynamic === true || older === canary.replicas);
}

function canaryAt(step: number, canary: TrafficCanary): number {
  const { replicas, steps, maxWeight = 100, dynamic } = canary;
  const scale = scaleAt(steps, step);
  if (scale?.replicas !== undefined) {
    return dynamic ? floored(scale.replicas, canary) : scale.replicas;
  }
  const weight = scale?.weight ?? weightAt(steps, step, maxWeight);
  return floored(Math.ceil(share(replicas, weight, canary)), canary);
}

/** The more of what its traffic takes now and of what it will take at this step. */
function stableAt({ step, shifted }: AtStep, canary: TrafficCanary): number {
  const { replicas, steps, maxWeight = 100, dynamic } = canary;
  if (!dynamic) return replicas;
  const scale = scaleAt(steps, step);
  const set = scale?.replicas === undefined ? scale?.weight : 0; // of setCanaryScale.replicas no weight follows
  const weight = Math.min(set ?? weightAt(steps, step, maxWeight), shifted);
  return floored(Math.ceil(share(replicas, rest(weight, canary), canary)), canary);
}

function promoted(point: Point, { dynamic, delay = SCALE_DOWN_DELAY_S }: TrafficCanary): Point {
  return { ...point, at: { is: 'promoted', ...(!dynamic && { keepsOlderFor: delay }) } };
}

function afterwards(point: Point, available: Available, canary: TrafficCanary): Point | undefined {
  const { replicas, unavailable = 0 } = canary;
  const updated = floored(replicas, canary);
  if (updated !== point.updated) return { ...point, updated };
  const spare = available.updated + available.older - (replicas - unavailable);
  if (point.older === 0 || spare <= 0) return undefined;
  return { updated, older: 0, at: { is: 'done' } };
}

/** A revision that has pods at all has at least minPodsPerReplicaSet. */
function floored(count: number, { least = 0 }: TrafficCanary): number {
  return count === 0 ? 0 : Math.max(count, least);
}

function rest(weight: number, { maxWeight = 100 }: TrafficCanary): number {
  return maxWeight - weight;
}

function share(replicas: number, weight: number, { maxWeight = 100 }: TrafficCanary): number {
  return (replicas * weight) / maxWeight;
}

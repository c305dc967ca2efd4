import { courseOf } from '#src/simulator/rollout/course.ts';
import type { Available, Point, Strategy } from '#src/simulator/rollout/strategy.ts';

/** A way of a controller in short: `1+4@0` is one new and four old pods at step 0, `w20` the canary's traffic. */
export function courseText(strategy: Strategy): string {
  return courseOf(strategy).map(pointText).join(' ');
}

/** What follows on some counts of pods, of which so many are available; `waits` where nothing does. */
export function nextText(
  strategy: Strategy,
  counts: Available,
  available: Available,
  at: Point['at'] = strategy.begins.at,
): string {
  const next = strategy.next({ ...counts, at }, available);
  return next ? pointText(next) : 'waits';
}

function pointText({ updated, older, at }: Point): string {
  return `${updated}+${older}@${placeText(at)}`;
}

function placeText(at: Point['at']): string {
  if (at.is === 'step') return `${at.step}${at.shifted > 0 ? `w${at.shifted}` : ''}`;
  if (at.is === 'promoted') return `promoted${at.keepsOlderFor ?? ''}`;
  return at.is;
}

import type { Change, Op } from '../domain/plan.ts';

/** The JSON Patch of one attempt: uid and version first, then the guards, then what is to be done. */
export function guardedPatch({ on, guard, ops }: Change, resourceVersion: string): readonly Op[] {
  return [
    { op: 'test', path: '/metadata/uid', value: on.uid },
    { op: 'test', path: '/metadata/resourceVersion', value: resourceVersion },
    ...guard,
    ...ops,
  ];
}

import type { Change } from '../../domain/plan.ts';

/** Where a change writes, and where it copies from. */
export function namespacesOf({ on, from }: Change): readonly string[] {
  return [on, ...(from ? [from] : [])].map(({ namespace = '' }) => namespace);
}

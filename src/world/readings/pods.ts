import type { Resource } from '../../domain/resource.ts';

type Condition = NonNullable<NonNullable<Resource<'Pod'>['status']>['conditions']>[number];

/** The condition by which the scheduler says that it found no node, and the path to it. */
export function unscheduledCondition({
  status,
}: Resource<'Pod'>): (Condition & Readonly<{ path: string }>) | undefined {
  const conditions = status?.conditions ?? [];
  const index = conditions.findIndex(
    ({ type, status: is, reason }) =>
      type === 'PodScheduled' && is === 'False' && reason === 'Unschedulable',
  );
  const condition = conditions[index];
  return condition && { ...condition, path: `/status/conditions/${index}` };
}

/** Whether a pod takes traffic, as far as it says itself. */
export function isReady({ metadata, status }: Resource<'Pod'>): boolean {
  if (metadata?.deletionTimestamp) return false;
  return Boolean(
    status?.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True'),
  );
}

import type { Resource } from '#src/domain/resource.ts';

/** The PodDisruptionBudget "web" of namespace shop for pods "web", with so many of them healthy and wanted so. */
export function budgetOf(
  counts: Readonly<{ expectedPods: number; currentHealthy: number; desiredHealthy: number }>,
  minAvailable: number | string = counts.desiredHealthy,
): Resource<'policy/PodDisruptionBudget'> {
  const { currentHealthy, desiredHealthy } = counts;
  const disruptionsAllowed = Math.max(0, currentHealthy - desiredHealthy);
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { namespace: 'shop', name: 'web', uid: 'pdb' },
    spec: { minAvailable, selector: { matchLabels: { app: 'web' } } },
    status: { ...counts, disruptionsAllowed },
  };
}

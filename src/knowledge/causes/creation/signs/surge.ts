import type { Resource } from '../../../../domain/resource.ts';

/** How many pods an update of a Deployment may run above the wanted number, and how many below it. */
export type Surge = Readonly<{ above: number; below: number }>;

const DEFAULT = '25%';

/** What a rolling update of a Deployment allows; undefined where its pods are replaced all at once. */
export function surgeOf({ spec }: Resource<'apps/Deployment'>): Surge | undefined {
  if (spec?.strategy?.type === 'Recreate') return undefined;
  const { maxSurge = DEFAULT, maxUnavailable = DEFAULT } = spec?.strategy?.rollingUpdate ?? {};
  const replicas = spec?.replicas ?? 1;
  const above = amount(maxSurge, replicas, Math.ceil);
  const below = amount(maxUnavailable, replicas, Math.floor);
  return { above, below: above === 0 ? Math.max(1, below) : below };
}

function amount(value: number | string, of: number, round: (share: number) => number): number {
  if (typeof value === 'number') return value;
  return value.endsWith('%') ? round((of * Number.parseInt(value, 10)) / 100) : Number(value);
}

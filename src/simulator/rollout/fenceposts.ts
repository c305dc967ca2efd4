/** What Kubernetes calls IntOrString: a number of pods, or a share of them such as "25%". */
export type IntOrPercent = number | string;
/** How many pods may be there beyond the wanted number, and how many of it may be missing. */
export type Fenceposts = Readonly<{ surge: number; unavailable: number }>;
type Fields = Readonly<{ maxSurge?: IntOrPercent; maxUnavailable?: IntOrPercent }>;

/** Of Deployments and Rollouts alike. */
const DEFAULT = '25%';

/**
 * Resolves maxSurge, rounded up, and maxUnavailable, rounded down, for so many replicas. Where both come out as 0,
 * one pod may be missing: else nothing could ever move. Undefined: the API refuses such a value.
 */
export function fencepostsOf(
  { maxSurge = DEFAULT, maxUnavailable = DEFAULT }: Fields,
  replicas: number,
  bare: Bare = 'refused',
): Fenceposts | undefined {
  const surge = shareOf(maxSurge, replicas, Math.ceil, bare);
  const floor = shareOf(maxUnavailable, replicas, Math.floor, bare);
  if (surge === undefined || floor === undefined) return undefined;
  const unavailable = surge === 0 && floor === 0 ? 1 : floor;
  return { surge, unavailable: Math.min(unavailable, replicas) };
}

/** What "25" without a percent sign means: Argo Rollouts reads it as "25%". */
export type Bare = 'refused' | 'percent';

/** A number of pods, or a share of `replicas`; undefined where it is neither. */
export function shareOf(
  value: IntOrPercent,
  replicas: number,
  round: (share: number) => number,
  bare: Bare = 'refused',
): number | undefined {
  if (typeof value === 'number') return value;
  const [, percent] = (bare === 'percent' ? /^(\d+)%?$/ : /^(\d+)%$/).exec(value) ?? [];
  return percent === undefined ? undefined : round((Number(percent) * replicas) / 100);
}

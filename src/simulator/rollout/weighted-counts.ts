/** How many pods a basic canary means to have of each revision. */
export type WeightedCounts = Readonly<{ updated: number; older: number }>;

/**
 * The counts nearest to a weight of 0 to 100 without a traffic router: over all replicas or, where pods may surge, one
 * more; a tie is rounded up, and of two pods or more each revision has one (Argo Rollouts 1.9, which also tries the lower
 * count over one more: that is never the nearest).
 */
export function weightedCounts(replicas: number, weight: number, surge: number): WeightedCounts {
  if (replicas === 0) return { updated: 0, older: 0 };
  const exact = (replicas * weight) / 100;
  const [more, less] = [Math.ceil(exact), Math.floor(exact)];
  const mayBeNone = weight === 100 || weight === 0 || (replicas === 1 && surge === 0);
  const lessIsFair = less !== 0 || mayBeNone;

  const options = [
    ...(more < replicas || mayBeNone ? [{ updated: more, total: replicas }] : []),
    ...(!isTied(replicas, weight) && lessIsFair ? [{ updated: less, total: replicas }] : []),
    ...(surge > 0 ? [{ updated: more, total: replicas + 1 }] : []),
  ];
  const off = ({ updated, total }: (typeof options)[number]) =>
    Math.abs((updated * 100) / total - weight);
  const [best] = options.toSorted((a, b) => off(a) - off(b)); // stable: the first of the nearest
  return best
    ? { updated: best.updated, older: best.total - best.updated }
    : { updated: 0, older: replicas };
}

function isTied(total: number, weight: number): boolean {
  return (total * (weight / 100)) % 1 === 0.5;
}

import type { Filter } from '../filter.ts';
import { hardConstraints, spreadOf } from '../spread.ts';

/** Pods of one kind may not be spread too unevenly. The first constraint that fails decides. */
export const topologySpread: Filter = {
  id: 'topology-spread',
  of(pod, cluster) {
    const rules = hardConstraints(pod).map(({ constraint }) => {
      const { domains, min, self } = spreadOf(pod, constraint, cluster);
      const counts = new Map(domains.map(({ value, count }) => [value, count]));
      return { ...constraint, counts, min, self };
    });
    return ({ metadata }) => {
      for (const { topologyKey, maxSkew, counts, min, self } of rules) {
        const value = metadata?.labels?.[topologyKey];
        if (value === undefined) return ['spread-label'];
        if ((counts.get(value) ?? 0) + self - min > maxSkew) return ['spread'];
      }
      return [];
    };
  },
};

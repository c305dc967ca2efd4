import { ownOf } from '../../text/own-of.ts';
import type { Filter } from '../filter.ts';
import { hardConstraints, shiftOf, spreadOf } from '../spread.ts';

/** Pods of one kind may not be spread too unevenly. The first constraint that fails decides. */
export const topologySpread: Filter = {
  id: 'topology-spread',
  of(pod, cluster) {
    const rules = hardConstraints(pod).map(({ constraint }) => {
      const { domains, min, self } = spreadOf(pod, constraint, cluster);
      const counts = new Map(domains.map(({ value, count }) => [value, count]));
      return { constraint, counts, min, self };
    });
    return (node, change) => {
      for (const { constraint, counts, min, self } of rules) {
        const { topologyKey, maxSkew } = constraint;
        const value = ownOf(node.metadata?.labels, topologyKey);
        if (value === undefined) return ['spread-label'];

        const shift = change ? shiftOf(pod, constraint, node, change) : 0;
        const count = (counts.get(value) ?? 0) + shift;
        const least =
          shift === 0 || counts.size < (constraint.minDomains ?? 1)
            ? min
            : Math.min(count, ...[...counts].filter(([one]) => one !== value).map(([, n]) => n));
        if (count + self - least > maxSkew) return ['spread'];
      }
      return [];
    };
  },
};

import type { Filter } from '../filter.ts';
import { isCordon, refusesCordon, untolerated } from '../taints.ts';

/** A tainted node takes only pods that tolerate the taint. */
export const taints: Filter = {
  id: 'taints',
  // The taint of a cordoned node comes and goes with its cordon, which another filter reports.
  of: (pod) => (node) =>
    untolerated(pod, node).some((taint) => !(refusesCordon(pod, node) && isCordon(taint)))
      ? ['taint']
      : [],
};

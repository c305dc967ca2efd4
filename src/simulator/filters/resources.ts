import type { Filter } from '../filter.ts';
import { freeOn } from '../free-resources.ts';
import { requestsOf } from '../pod/requests.ts';

/** What a pod requests has to be free on its node, and so has a place among the node's pods. */
export const resources: Filter = {
  id: 'resources',
  of(pod, cluster) {
    const wanted = [...requestsOf(pod)].filter(([, amount]) => amount > 0);
    return (node, change) => {
      const free = freeOn(node, cluster, change);
      const short = wanted.filter(([name, amount]) => amount > (free.get(name) ?? 0));
      return [
        ...((free.get('pods') ?? 0) < 1 ? ['too-many-pods'] : []),
        ...short.map(([name]) => `insufficient/${name}`),
      ];
    };
  },
};

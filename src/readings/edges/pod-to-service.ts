import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';
import { addressesOf } from '../network/addresses.ts';
import { serviceAt } from '../network/service-names.ts';

/** A pod talks to the Services that its environment or arguments name. A name outside the cluster is none. */
export const podToService: Edge<'Pod'> = {
  id: 'pod-to-service',
  from: 'Pod',
  to: ['Service'],
  crossesNamespaces: true,

  *links(pod, world) {
    const from = refTo('Pod', pod);
    const linked = new Set<string>();
    for (const { host, container, evidence } of addressesOf(pod, world)) {
      const service = serviceAt(host, from.namespace ?? '', world);
      if (!service || service.spec?.type === 'ExternalName') continue;

      const to = refTo('Service', service);
      if (linked.has(`${to.namespace}/${to.name}`)) continue;
      linked.add(`${to.namespace}/${to.name}`);
      yield { from, to, path: evidence.path ?? '', part: container };
    }
  },
};

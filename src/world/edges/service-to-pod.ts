import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';

/** A Service sends to the pods that its selector names; without a selector to none of its own. */
export const serviceToPod: Edge<'Service'> = {
  id: 'service-to-pod',
  from: 'Service',
  to: ['Pod'],

  *links(service, world) {
    const selector = Object.entries(service.spec?.selector ?? {});
    if (selector.length === 0) return;

    const { namespace = '' } = service.metadata ?? {};
    for (const pod of world.list('Pod', { namespace }).items) {
      const labels = pod.metadata?.labels ?? {};
      if (!selector.every(([key, value]) => labels[key] === value)) continue;
      yield { from: refTo('Service', service), to: refTo('Pod', pod), path: '/spec/selector' };
    }
  },
};

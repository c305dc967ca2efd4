import { refTo } from '../../domain/keys.ts';
import type { Edge } from '../../domain/model.ts';
import { isBehind } from '../network/is-behind.ts';

/** A Service sends to the pods that its selector names; without a selector to none of its own. */
export const serviceToPod: Edge<'Service'> = {
  id: 'service-to-pod',
  from: 'Service',
  to: ['Pod'],

  *links(service, world) {
    if (Object.keys(service.spec?.selector ?? {}).length === 0) return;

    const { namespace = '' } = service.metadata ?? {};
    for (const pod of world.list('Pod', { namespace }).items) {
      if (!isBehind(pod, service)) continue;
      yield { from: refTo('Service', service), to: refTo('Pod', pod), path: '/spec/selector' };
    }
  },
};

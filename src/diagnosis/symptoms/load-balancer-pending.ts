import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { isWithin } from '../../world/readings/time.ts';

/** Load balancer controllers take up a Service within seconds. */
const TAKEN_UP_MS = 30_000;

/** A Service of type LoadBalancer has no address. */
export const loadBalancerPending: SymptomFinder<'Service'> = {
  kind: 'load-balancer-pending',
  of: ['Service'],

  *find(service, { now }) {
    const { type } = service.spec ?? {};
    const since = service.metadata?.creationTimestamp;
    if (type !== 'LoadBalancer' || service.metadata?.deletionTimestamp) return;
    if ((service.status?.loadBalancer?.ingress ?? []).length > 0) return;
    if (isWithin(TAKEN_UP_MS, since, now)) return;

    const on = refTo('Service', service);
    yield {
      kind: 'load-balancer-pending',
      on,
      reason: 'Pending',
      evidence: { source: 'field', on, path: '/spec/type', quote: type },
      ...(since && { since }),
      hurts: 'users',
    };
  },
};

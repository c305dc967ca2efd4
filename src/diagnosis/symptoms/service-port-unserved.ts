import { refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { unservedPort } from '../../world/readings/network/target-ports.ts';

/**
 * A Service leads Ready pods' traffic to a port that they do not declare, and a log shows that nothing listens there:
 * of one who calls it, or of the pod itself.
 */
export const servicePortUnserved: SymptomFinder<'Service'> = {
  kind: 'service-port-unserved',
  of: ['Service'],

  *find(service, world) {
    const on = refTo('Service', service);
    const unserved = unservedPort(service, world);
    if (!unserved) return;
    yield {
      kind: 'service-port-unserved',
      on,
      reason: unserved.isRefused ? 'Refused' : 'ListensElsewhere',
      evidence: unserved.said,
      hurts: 'users',
    };
  },
};

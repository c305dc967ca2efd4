import { refTo } from '../../domain/keys.ts';
import {
  callerRefused,
  hasReadyBackends,
  listensElsewhere,
  mismatchOf,
} from '../../world/readings/target-ports.ts';
import type { SymptomFinder } from '../symptom-finder.ts';

/**
 * A Service leads Ready pods' traffic to a port that they do not declare, and a log shows that nothing listens there:
 * of one who calls it, or of the pod itself.
 */
export const servicePortUnserved: SymptomFinder<'Service'> = {
  kind: 'service-port-unserved',
  of: ['Service'],

  *find(service, world) {
    const on = refTo('Service', service);
    const mismatch = mismatchOf(service, world);
    if (!mismatch || !hasReadyBackends(service, world)) return;

    const refused = callerRefused(service, world);
    const said = refused ?? listensElsewhere(mismatch, world);
    if (!said) return;
    yield {
      kind: 'service-port-unserved',
      on,
      reason: refused ? 'Refused' : 'ListensElsewhere',
      evidence: said,
      hurts: 'users',
    };
  },
};

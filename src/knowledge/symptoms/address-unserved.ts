import { kindOf, refTo } from '../../domain/keys.ts';
import type { SymptomFinder } from '../../domain/model.ts';
import { partOf } from '../../readings/network/part-of-address.ts';
import { unservedAddresses } from '../../readings/network/unserved-addresses.ts';

/** A workload is told to talk to a Service that is not there, or to a port that its Service does not have. */
export const addressUnserved: SymptomFinder<
  'apps/Deployment' | 'apps/StatefulSet' | 'apps/DaemonSet' | 'argoproj.io/Rollout'
> = {
  kind: 'address-unserved',
  of: ['apps/Deployment', 'apps/StatefulSet', 'apps/DaemonSet', 'argoproj.io/Rollout'],
  isExtra: true,
  isAside: true,

  *find(workload, world) {
    const on = refTo(kindOf(workload), workload);
    for (const { address, is } of unservedAddresses(on, world)) {
      yield {
        kind: 'address-unserved',
        on,
        part: partOf(address),
        reason: is === 'no-service' ? 'NoSuchService' : 'NoSuchPort',
        evidence: address.evidence,
        hurts: 'progress',
      };
    }
  },
};

import { z } from 'zod';

import { isCondition, isControlPlane } from '../../../readings/taints.ts';

/** A toleration of a taint that keeps a node for some workloads: never of its role or its state. */
export function forUse() {
  return z
    .strictObject({
      key: z.string().min(1),
      operator: z.literal('Equal'),
      value: z.string(),
      effect: z.enum(['NoSchedule', 'PreferNoSchedule', 'NoExecute']),
    })
    .refine((toleration) => !isControlPlane(toleration) && !isCondition(toleration));
}

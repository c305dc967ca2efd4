import { isOfKind } from '../../../../domain/keys.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { sizeOf } from '../../../../readings/workloads/sizes.ts';
import { strategyOf } from '../../../../simulator/rollout/strategy-of.ts';

/** An update that has so many pods to replace yet, and may not take a further one as so many are unavailable. */
export type HeldUpdate = Readonly<{ left: number; limit: number }>;

/**
 * The update of a DaemonSet that ends no further pod, as by its own count as many are unavailable as may be: a pod on a
 * lost node counts as well (kubernetes, pkg/controller/daemon/update.go). With a surge none has to go before.
 */
export function heldUpdateOf(workload: Resource): HeldUpdate | undefined {
  if (!isOfKind('apps/DaemonSet', workload)) return undefined;
  const { wanted, updated, isObserved } = sizeOf(workload);
  if (workload.spec?.updateStrategy?.type === 'OnDelete' || !isObserved || updated >= wanted)
    return undefined;
  const { surge, unavailable: limit } =
    strategyOf(workload, { replicas: wanted, older: wanted - updated })?.limits ?? {};
  const { numberUnavailable = 0 } = workload.status ?? {};
  return surge === 0 && limit && numberUnavailable >= limit
    ? { left: wanted - updated, limit }
    : undefined;
}

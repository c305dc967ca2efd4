import type { World } from '../../domain/model.ts';
import type { Candidate } from '../../domain/remedy.ts';
import { amountOf, written } from '../../readings/quantities.ts';
import { podsOf } from '../../readings/workloads/workloads.ts';
import { tableOf } from '../../text/table-of.ts';
import { candidate } from './candidate.ts';
import type { InTemplate } from './holders.ts';

const STEP: Readonly<Record<string, number>> = tableOf({ cpu: 10, memory: 2 ** 20 });

/**
 * The most that a container of this name uses now in any pod of the workload, by the metrics API, rounded up, and as many times
 * as much. Undefined where nothing serves it, or no pod of it is measured: that is not to say that it uses nothing.
 */
export function observedUse(
  { of, container }: InTemplate,
  resource: string,
  world: World,
  times = 1,
): Readonly<{ used: number; candidate: Candidate }> | undefined {
  const step = STEP[resource];
  const names = new Set(podsOf(of.on, world).pods.map(({ metadata }) => metadata?.name));
  const { namespace = '' } = of.on;
  if (!step || names.size === 0) return undefined;
  const [most] = world
    .list('metrics.k8s.io/PodMetrics', { namespace })
    .items.filter(({ metadata }) => names.has(metadata?.name))
    .flatMap(({ metadata, containers = [] }) =>
      containers
        .filter(({ name }) => name === container.name)
        .map(({ usage }) => ({
          pod: metadata?.name ?? '',
          used: amountOf(resource, usage[resource] ?? '0'),
        })),
    )
    .toSorted((a, b) => b.used - a.used);
  if (!most?.used) return undefined;
  const inSteps = (amount: number) => written(resource, Math.ceil(amount / step) * step);
  const why = times === 1 ? 'in-use' : 'in-use-half';
  const note = `${most.pod}: ${inSteps(most.used)}`;
  return { used: most.used, candidate: candidate(inSteps(most.used * times), why, note) };
}

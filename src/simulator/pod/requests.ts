import { amountOf, exactAmountOf, roundedUp } from '../../readings/quantities.ts';
import { oncePer } from '../../world/once-per.ts';
import type { Pod } from '../cluster.ts';

type Spec = NonNullable<Pod['spec']>;
type Container = Spec['containers'][number];
type Status = NonNullable<NonNullable<Pod['status']>['containerStatuses']>[number];
type Quantities = Readonly<Record<string, string>>;
/** Amounts by resource, in the units of amountOf. */
export type Amounts = ReadonlyMap<string, number>;

/**
 * What a pod takes of a node: the most that its containers need at any time, sidecars included, and its
 * overhead. A running pod that is being resized takes the larger of what it has and what it wants.
 */
export const requestsOf = oncePer(({ spec, status }: Pod): Amounts => {
  if (!spec) return new Map();
  const running = spec.nodeName ? status : undefined;
  const infeasible = running?.conditions?.some(
    ({ type, reason }) => type === 'PodResizePending' && reason === 'Infeasible',
  );
  const needs = (container: Container, statuses: readonly Status[] = []) =>
    needsOf(
      container,
      statuses.find(({ name }) => name === container.name),
      infeasible,
    );

  const regular = spec.containers.map((one) => needs(one, running?.containerStatuses));
  const starting = (spec.initContainers ?? []).map((one) => ({
    isSidecar: one.restartPolicy === 'Always',
    amounts: needs(one, running?.initContainerStatuses),
  }));
  const sum = plus(podLevel(spec, peakOf(regular, starting)), exact(spec.overhead));
  return new Map([...sum].map(([name, amount]) => [name, roundedUp(amount)]));
});

function peakOf(
  regular: readonly Amounts[],
  starting: readonly Readonly<{ isSidecar: boolean; amounts: Amounts }>[],
): Amounts {
  let sidecars: Amounts = new Map();
  let peak: Amounts = new Map();
  for (const one of starting) {
    if (one.isSidecar) sidecars = plus(sidecars, one.amounts);
    peak = largest(peak, one.isSidecar ? sidecars : plus(sidecars, one.amounts));
  }
  return largest(peak, regular.reduce(plus, sidecars));
}

function needsOf(container: Container, status: Status | undefined, infeasible = false): Amounts {
  const { requests, limits } = container.resources ?? {};
  const wanted = exact({ ...limits, ...requests }); // the API server fills in what only limits say
  if (!status?.resources) return wanted;
  const has = largest(exact(status.resources.requests), exact(status.allocatedResources));
  return infeasible ? has : largest(wanted, has);
}

/** spec.resources, where a pod has it, replaces the sum over its containers for these. */
function podLevel({ resources }: Spec, sum: Amounts): Amounts {
  if (!resources) return sum;
  const whole = [...exact(resources.requests)].filter(
    ([name]) => name === 'cpu' || name === 'memory' || name.startsWith('hugepages-'),
  );
  return new Map([...sum, ...whole]);
}

/** Quantities as amounts. */
export function amounts(quantities: Quantities = {}): Amounts {
  return new Map(
    Object.entries(quantities).map(([name, quantity]) => [name, amountOf(name, quantity)]),
  );
}

/** Fractions of a unit count only once all of a pod are added up. */
function exact(quantities: Quantities = {}): Amounts {
  return new Map(
    Object.entries(quantities).map(([name, quantity]) => [name, exactAmountOf(name, quantity)]),
  );
}

/** The sum of both. */
function plus(a: Amounts, b: Amounts): Amounts {
  return merged(a, b, (left, right) => left + right);
}

function largest(a: Amounts, b: Amounts): Amounts {
  return merged(a, b, Math.max);
}

function merged(a: Amounts, b: Amounts, both: (left: number, right: number) => number): Amounts {
  if (a.size === 0) return b; // no amount is below zero
  if (b.size === 0) return a;
  const names = new Set([...a.keys(), ...b.keys()]);
  return new Map([...names].map((name) => [name, both(a.get(name) ?? 0, b.get(name) ?? 0)]));
}

import { written } from '../../../../readings/quantities.ts';
import type { Pod } from '../../../../simulator/cluster.ts';
import { allocatableOf, freeOn } from '../../../../simulator/free-resources.ts';
import { requestsOf } from '../../../../simulator/pod/requests.ts';
import { whatIf } from '../../../../simulator/what-if.ts';
import type { Unplaced } from '../../../placement/unplaced.ts';

/** The largest request of one container with which a pod is placed now. */
export type Fitting = Readonly<{ quantity: string; container: string; node: string }>;

/** Lowers the container that requests most of a resource, down to what the emptiest node has left. */
export function largestRequest(
  resource: string,
  { pod, cluster }: Pick<Unplaced, 'pod' | 'cluster'>,
): Fitting | undefined {
  const total = requestsOf(pod).get(resource) ?? 0;
  const offers = cluster.nodes
    .filter((node) => (allocatableOf(node).get(resource) ?? 0) > 0)
    .map((node) => freeOn(node, cluster).get(resource) ?? 0)
    .toSorted((a, b) => b - a);
  const [largest] = containersBy(resource, pod);
  if (!largest) return undefined;

  for (const free of new Set(offers)) {
    const amount = largest.amount - (total - free);
    if (amount <= 0 || amount >= largest.amount) continue;
    const quantity = roundedDown(resource, amount);
    const lowered = withRequest(pod, largest.name, resource, quantity);
    const [node] = whatIf(pod, cluster, { pod: lowered }).opens;
    if (node) return { quantity, container: largest.name, node };
  }
  return undefined;
}

/** As people write it; of bytes whole mebibytes, for a rounded number may be more than there is. */
function roundedDown(resource: string, amount: number): string {
  const isLarge = resource !== 'cpu' && amount >= 2 ** 20;
  return isLarge ? `${Math.floor(amount / 2 ** 20)}Mi` : written(resource, amount);
}

function containersBy(resource: string, { spec }: Pod) {
  const amounts = (spec?.containers ?? []).map((container) => ({
    name: container.name,
    amount: requestsOf({ spec: { containers: [container] } }).get(resource) ?? 0,
  }));
  return amounts.toSorted((a, b) => b.amount - a.amount);
}

function withRequest({ spec, ...pod }: Pod, name: string, resource: string, quantity: string): Pod {
  const containers = (spec?.containers ?? []).map((one) => {
    if (one.name !== name) return one;
    const requests = { ...one.resources?.limits, ...one.resources?.requests, [resource]: quantity };
    return { ...one, resources: { ...one.resources, requests } };
  });
  return { ...pod, spec: { ...spec, containers } };
}

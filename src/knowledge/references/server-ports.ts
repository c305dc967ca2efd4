import { kindOf, refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isBehind } from '../../readings/network/is-behind.ts';
import { targetOf } from '../../readings/network/target-ports.ts';
import { namedPorts } from '../../readings/policies/policy-peers.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { placesIn } from './places.ts';
import type { MissingPort, Reference } from './reference.ts';
import { matchesOf } from './selection.ts';
import { selections } from './selections.ts';

type Pod = Resource<'Pod'>;
type Service = Resource<'Service'>;

/** The ports at which an object serves by the pods that it selects, and to which no Service before them leads. */
export function serverPorts(
  object: Resource,
  references: readonly Reference[],
  world: World,
): readonly MissingPort[] {
  const kind = kindOf(object);
  return references.flatMap((reference): readonly MissingPort[] => {
    if (reference.from !== kind || reference.ofPods === undefined) return [];
    const pods = podsOf(object, reference.ofPods, world);
    const [first, ...others] = servicesBefore(pods, world);
    if (!first) return [];
    return placesIn(object, reference.at).flatMap(({ path, value }): readonly MissingPort[] => {
      if (typeof value !== 'number' || pods.some((pod) => isOnNode(value, pod))) return [];
      if ([first, ...others].some((service) => leadsTo(value, service, pods))) return [];
      const evidence = quotedField(refTo(kind, object), path, `${value}`);
      const service = refTo('Service', first);
      const ports = (first.spec?.ports ?? []).map(({ port }) => port);
      return [
        {
          named: { reference, to: [service], evidence },
          port: { port: value, evidence },
          service,
          ports,
        },
      ];
    });
  });
}

function podsOf(object: Resource, selector: string, world: World): readonly Pod[] {
  const rows = selections.filter(({ from, at }) => from === kindOf(object) && at === selector);
  return matchesOf(object, rows, world).flatMap(({ matches }) => matches as readonly Pod[]); // its row picks pods
}

/** None where they cannot all be read. */
function servicesBefore(pods: readonly Pod[], world: World): readonly Service[] {
  const spaces = new Set(pods.map(({ metadata }) => metadata?.namespace ?? ''));
  const lists = [...spaces].map((namespace) => world.list('Service', { namespace }));
  if (lists.some(({ gap }) => gap)) return [];
  return lists
    .flatMap(({ items }) => items)
    .filter((service) => pods.some((pod) => isBehind(pod, service)));
}

/** By its port, or by that of the pods: Istio knows both. */
function leadsTo(number: number, { spec }: Service, pods: readonly Pod[]): boolean {
  return (spec?.ports ?? []).some((one) => {
    const target = targetOf(one);
    if (one.port === number || target === number) return true;
    return typeof target === 'string' && pods.some((pod) => namedPorts(pod)[target] === number);
  });
}

/** Reached at the node, without a Service. */
function isOnNode(number: number, { spec }: Pod): boolean {
  const ports = (spec?.containers ?? []).flatMap((one) => one.ports ?? []);
  const isOpened = ports.some(
    ({ containerPort, hostPort }) => hostPort === number || (hostPort && containerPort === number),
  );
  return spec?.hostNetwork === true || isOpened;
}

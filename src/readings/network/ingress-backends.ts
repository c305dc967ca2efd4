import { refTo } from '../../domain/keys.ts';
import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { backendsOf as addressesBehind, missingBackends } from './backends.ts';
import { backendsOf, type Backend } from './ingresses.ts';
import { targetOf, unnamedPorts } from './target-ports.ts';

type Ingress = Resource<'networking.k8s.io/Ingress'>;

/**
 * A backend of an Ingress that leads nowhere: without a Service, a port of it, or pods behind it (`no-addresses`: a
 * Service without a selector, for which nobody has written any). `target` is a port name that none of the pods has.
 */
export type BrokenBackend = Readonly<{
  backend: Backend;
  is: 'absent' | 'no-port' | 'no-endpoints' | 'no-addresses' | 'no-target';
  target?: string;
}>;

/** The backends of an Ingress that lead nowhere. One whose Service cannot be read is not among them. */
export function brokenBackends(ingress: Ingress, world: World): readonly BrokenBackend[] {
  const { namespace = '' } = refTo('networking.k8s.io/Ingress', ingress);
  world.list('discovery.k8s.io/EndpointSlice', { namespace }); // along with the Services: rounds are few
  return backendsOf(ingress).flatMap((backend): BrokenBackend[] => {
    const fact = world.get({ ...backend.service, kind: 'Service' as const });
    if (fact.is === 'absent') return [{ backend, is: 'absent' }];
    if (fact.is === 'unknown' || fact.value.spec?.type === 'ExternalName') return [];
    const { ports = [], selector = {} } = fact.value.spec ?? {};
    const held = ports.find(({ name, port }) => port === backend.port || name === backend.port);
    if (!held) return [{ backend, is: 'no-port' }];
    if (missingBackends(fact.value, world)) return [{ backend, is: 'no-endpoints' }];
    const { ready, gap } = addressesBehind(fact.value, world);
    if (gap) return [];
    if (Object.keys(selector).length === 0 && ready === 0) return [{ backend, is: 'no-addresses' }];
    const target = targetOf(held);
    const isNowhere =
      typeof target === 'string' && unnamedPorts(fact.value, world).includes(target);
    return isNowhere && ready > 0 ? [{ backend, is: 'no-target', target }] : [];
  });
}

/** The addresses behind all Services of an Ingress. */
export function upstreamsOf(ingress: Ingress, world: World): readonly string[] {
  return backendsOf(ingress).flatMap(({ service }) => {
    const fact = world.get({ ...service, kind: 'Service' as const });
    if (fact.is !== 'known') return [];
    const { clusterIP } = fact.value.spec ?? {};
    const pods = addressesBehind(fact.value, world).slices.flatMap(({ endpoints }) =>
      (endpoints ?? []).flatMap(({ addresses }) => addresses),
    );
    return [...pods, ...(clusterIP ? [clusterIP] : [])];
  });
}

/** The pod of a namespace that has an address. */
export function podAt(
  address: string,
  ingress: Ingress,
  world: World,
): Resource<'Pod'> | undefined {
  const { namespace = '' } = refTo('networking.k8s.io/Ingress', ingress);
  return world.list('Pod', { namespace }).items.find(({ status }) => status?.podIP === address);
}

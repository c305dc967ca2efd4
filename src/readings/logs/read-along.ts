import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { addressesOf } from '../network/addresses.ts';
import { servicesNamed } from '../network/service-names.ts';

/** "service.namespace", with or without what follows it in a cluster. */
const IN_CLUSTER = /^[\w-]+(?:\.[\w-]+(?:\.svc(?:\..*)?)?)?$/;
const MOST_NAMESPACES = 3;

/** Rounds are few: what the peer may be is read together with the log. */
export function readAlong(pod: Resource<'Pod'>, { namespace = '' }: Ref, world: World): void {
  const named = addressesOf(pod, world)
    .filter(({ host }) => IN_CLUSTER.test(host))
    .flatMap(({ host }) => servicesNamed(host, namespace).slice(0, 1));
  for (const ref of named) world.get(ref);
  const namespaces = [namespace, ...named.map((ref) => ref.namespace)];
  for (const one of new Set(namespaces.slice(0, MOST_NAMESPACES))) {
    world.list('Service', { namespace: one });
    world.list('discovery.k8s.io/EndpointSlice', { namespace: one });
    if (one !== namespace) world.list('Pod', { namespace: one });
  }
}

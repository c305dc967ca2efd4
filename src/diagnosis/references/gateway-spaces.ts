import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { placesIn } from './places.ts';
import { matchesOf } from './selection.ts';
import { selections } from './selections.ts';

const GATEWAY = 'networking.istio.io/Gateway';

/** The namespaces of the pods that serve the gateways of a VirtualService; none where sidecars follow it as well. */
export function gatewaySpaces(service: Resource, world: World): readonly string[] {
  const names = placesIn(service, '/spec/gateways/*').map(({ value }) => String(value));
  if (names.includes('mesh')) return [];
  const pods = names.flatMap((named) => {
    const [name = '', namespace = service.metadata?.namespace ?? ''] = named
      .split('/')
      .toReversed();
    const fact = world.get<string>({ kind: GATEWAY, namespace, name });
    if (fact.is !== 'known') return [];
    return matchesOf(fact.value, selections, world).flatMap(({ matches }) => matches);
  });
  return [...new Set(pods.map(({ metadata }) => metadata?.namespace ?? ''))].toSorted();
}

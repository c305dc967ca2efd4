import type { World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isInMesh } from '../../readings/network/mesh.ts';
import { placesIn } from './places.ts';
import { matchesOf } from './selection.ts';
import { selections } from './selections.ts';

const GATEWAY = 'networking.istio.io/Gateway';

/** Namespaces of which somebody follows a VirtualService: those of its gateways, or where sidecars do its own if it has any; others may then as well. */
export function clientSpaces(
  service: Resource,
  world: World,
): Readonly<{ spaces: readonly string[]; areAll: boolean }> {
  const names = placesIn(service, '/spec/gateways/*').map(({ value }) => String(value));
  const { namespace: own = '' } = service.metadata ?? {};
  if (names.length === 0 || names.includes('mesh')) {
    const hasSidecars = world.list('Pod', { namespace: own }).items.some(isInMesh);
    return { spaces: hasSidecars ? [own] : [], areAll: false };
  }
  const pods = names.flatMap((named) => {
    const [name = '', namespace = own] = named.split('/').toReversed();
    const fact = world.get<string>({ kind: GATEWAY, namespace, name });
    if (fact.is !== 'known') return [];
    return matchesOf(fact.value, selections, world).flatMap(({ matches }) => matches);
  });
  const spaces = new Set(pods.map(({ metadata }) => metadata?.namespace ?? ''));
  return { spaces: [...spaces].toSorted(), areAll: true };
}

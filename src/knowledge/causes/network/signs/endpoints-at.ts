import type { World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { backendsOf } from '../../../../readings/network/backends.ts';

/** How many endpoints behind one port of a Service take traffic, and the port of their pods. */
export type EndpointsAt = Readonly<{ service: string; ready: number; port: number }>;

/** What stands behind a port of a Service, by its EndpointSlices; without a number behind its only one. */
export function endpointsAt(
  service: Resource<'Service'>,
  number: number | undefined,
  world: World,
): EndpointsAt | undefined {
  const ports = service.spec?.ports ?? [];
  const held = number === undefined ? ports[0] : ports.find(({ port }) => port === number);
  if (!held || (number === undefined && ports.length !== 1)) return undefined;

  const leading = backendsOf(service, world).slices.flatMap(({ endpoints = [], ports: all }) => {
    const own = all?.find(({ name }) => (name ?? '') === (held.name ?? ''));
    const ready = endpoints.filter(({ conditions }) => conditions?.ready === true).length;
    return own?.port && ready > 0 ? [{ port: own.port, ready }] : [];
  });
  const [first] = leading;
  if (!first) return undefined;
  const ready = leading.reduce((total, one) => total + one.ready, 0);
  return { service: service.metadata?.name ?? '', ready, port: first.port };
}

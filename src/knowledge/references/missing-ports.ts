import type { Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isWithin } from '../../readings/time.ts';
import { isEntered, SETTLED_MS } from './missing-names.ts';
import { namesIn, type MissingPort, type Reference } from './reference.ts';
import { serverPorts } from './server-ports.ts';

/** What capture has hidden is no port, and neither is what a template engine left. */
const PORT = /^[a-z\d][a-z\d-]*$/i;

/** The ports that an object names by these rows and no Service that it means has. */
export function missingPorts(
  object: Resource,
  references: readonly Reference[],
  world: World,
): readonly MissingPort[] {
  const { creationTimestamp, deletionTimestamp } = object.metadata ?? {};
  if (deletionTimestamp || isWithin(SETTLED_MS, creationTimestamp, world.now)) return [];
  return [...portsByName(object, references, world), ...serverPorts(object, references, world)];
}

function portsByName(
  object: Resource,
  references: readonly Reference[],
  world: World,
): readonly MissingPort[] {
  return namesIn(object, references, world).flatMap((named): readonly MissingPort[] => {
    const { port, to, reference, evidence } = named;
    if (!port || !PORT.test(String(port.port))) return [];
    const found = serviceOf(to, world);
    if (!found || found.spec?.type === 'ExternalName') return [];

    const { ports: held = [] } = found.spec ?? {};
    const isThere = held.some((one) => one.port === Number(port.port) || one.name === port.port);
    if (isThere || held.length === 0) return []; // a headless Service needs none
    if (reference.isHost && isEntered(evidence.quote, world)) return [];
    const { name = '', namespace = '' } = found.metadata ?? {};
    const service = { kind: 'Service' as const, namespace, name };
    const isByName = typeof port.port === 'string' && !/^\d+$/.test(port.port);
    const ports = held.map((one) => (isByName ? (one.name ?? one.port) : one.port));
    return [{ named, port, service, ports }];
  });
}

/** The first that is there, where that can be told. */
function serviceOf(to: readonly Ref[], world: World): Resource<'Service'> | undefined {
  for (const { kind, namespace = '', name } of to) {
    if (kind !== 'Service') return undefined;
    const fact = world.get({ kind: 'Service' as const, namespace, name });
    if (fact.is === 'known') return fact.value;
    if (fact.is === 'unknown') return undefined;
  }
  return undefined;
}

import type { World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';
import { fieldsAt, textIn } from '../../../../readings/reports/fields.ts';
import { conditionStatements } from '../../../../readings/reports/statements.ts';
import { isRecord } from '../../../../text/is-record.ts';
import { tableOf } from '../../../../text/table-of.ts';
import type { Conflict } from './conflict.ts';

/** The kind whose controller says of a listener that it claims what another has. */
export const GATEWAY = 'gateway.networking.k8s.io/Gateway';

type Listener = Readonly<Record<string, unknown>>;

/** By the reasons of the Gateway API: of one port each host is there once; which protocols get on is up to the controller. */
const MEETS: Readonly<Record<string, (a: Listener, b: Listener) => boolean>> = tableOf({
  HostnameConflict: (a, b) => hostOf(a) === hostOf(b),
  ProtocolConflict: (a, b) => a['protocol'] !== b['protocol'],
});

/**
 * The listeners of a Gateway that are Conflicted by the word of its controller, and whom each meets: others beside it, or
 * else those of other Gateways of the class, which a controller may merge.
 */
export function listenerConflictsOf(gateway: Resource, world: World): readonly Conflict[] {
  const own = listenersOf(gateway);
  const statements = conditionStatements(gateway, world.now);
  return fieldsAt(gateway, 'status.listeners[]').flatMap(({ path: at, value }) => {
    const name = textIn(value, 'name');
    const listener = own.find((one) => one['name'] === name);
    const found = statements.find(
      ({ what, path }) => what.startsWith('Conflicted=True') && path.startsWith(`${at}/`),
    );
    const reason = Object.keys(MEETS).find((one) => `${found?.what} ${found?.said}`.includes(one));
    if (!name || !listener || !found || !reason) return [];

    const meets = (one: Listener) =>
      one['port'] === listener['port'] && MEETS[reason]?.(one, listener) === true;
    const sameObject = own.filter((one) => one !== listener && meets(one));
    const others =
      sameObject.length > 0
        ? []
        : mergedWith(gateway, world).filter((peer) => listenersOf(peer).some(meets));
    if (sameObject.length === 0 && others.length === 0) return [];
    const { path, said: quote } = found;
    return [
      {
        what:
          reason === 'HostnameConflict'
            ? `${hostOf(listener)}:${String(listener['port'])}`
            : String(listener['port']),
        path,
        quote,
        at: [],
        others,
        listener: name,
        sameObject: sameObject.map((one) => String(one['name'])),
      },
    ];
  });
}

/** Those that may serve the same addresses. */
function mergedWith(gateway: Resource, world: World): readonly Resource[] {
  const { items } = world.list<string>(GATEWAY, { all: true });
  return items.filter(
    (peer) =>
      peer.metadata?.uid !== gateway.metadata?.uid &&
      !peer.metadata?.deletionTimestamp &&
      classOf(peer) === classOf(gateway),
  );
}

function classOf(gateway: Resource): unknown {
  return fieldsAt(gateway, 'spec.gatewayClassName')[0]?.value;
}

function listenersOf(gateway: Resource): readonly Listener[] {
  return fieldsAt(gateway, 'spec.listeners[]').flatMap(({ value }) =>
    isRecord(value) ? [value] : [],
  );
}

function hostOf({ hostname = '*' }: Listener): string {
  return String(hostname);
}

import { isOfKind, kindOf, refTo } from '../../domain/keys.ts';
import type { Evidence, Ref, World } from '../../domain/model.ts';
import type { Resource } from '../../domain/resource.ts';
import { isWithin } from '../../readings/time.ts';
import { quotedField } from '../../world/quoted-field.ts';
import { SETTLED_MS } from './missing-names.ts';
import { placesIn } from './places.ts';
import { matchesOf } from './selection.ts';
import { selections } from './selections.ts';
import type { Stopped } from './stopped.ts';

/** How an object names a port of what it selects: a row. `of` is the selector, `at` leads to the name. */
type PortName = Readonly<{ from: string; of: string; at: string; stops: Stopped }>;

const PORT_NAMES: readonly PortName[] = [
  {
    from: 'monitoring.coreos.com/ServiceMonitor',
    of: '/spec/selector',
    at: '/spec/endpoints/*/port',
    stops: 'metrics',
  },
  {
    from: 'monitoring.coreos.com/PodMonitor',
    of: '/spec/selector',
    at: '/spec/podMetricsEndpoints/*/port',
    stops: 'metrics',
  },
  {
    from: 'networking.k8s.io/NetworkPolicy',
    of: '/spec/podSelector',
    at: '/spec/ingress/*/ports/*/port',
    stops: 'peers',
  },
];

/** The kinds that name ports so. */
export const portNamingKinds: readonly string[] = PORT_NAMES.map(({ from }) => from);

/** A name of a port that nothing that is selected has; `first` is one of the `count` selected, and `names` are theirs. */
export type UnknownPortName = Readonly<{
  evidence: Evidence & Readonly<{ path: string }>;
  stops: Stopped;
  first: Ref;
  count: number;
  names: readonly string[];
}>;

/** What is a name only: a number is none, a pattern may match others, and capture hides what is not plain. */
const NAME = /^\d*[a-z-][a-z\d-]*$/;

/** The names of ports in an object that nothing has of what it selects; where nothing is selected there are none. */
export function unknownPortNames(object: Resource, world: World): readonly UnknownPortName[] {
  const { creationTimestamp, deletionTimestamp } = object.metadata ?? {};
  if (deletionTimestamp || isWithin(SETTLED_MS, creationTimestamp, world.now)) return [];
  const kind = kindOf(object);
  const on = refTo(kind, object);

  return PORT_NAMES.filter(({ from }) => from === kind).flatMap(({ of, at, stops }) => {
    const rows = selections.filter((row) => row.from === kind && row.at === of);
    return matchesOf(object, rows, world).flatMap(({ matches }) => {
      const [first] = matches;
      const names = new Set(matches.flatMap(portNamesOf));
      if (!first) return [];
      return placesIn(object, at).flatMap(({ path, value: quote }): readonly UnknownPortName[] => {
        if (typeof quote !== 'string' || !NAME.test(quote) || names.has(quote)) return [];
        return [
          {
            evidence: quotedField(on, path, quote),
            stops,
            first: refTo(kindOf(first), first),
            count: matches.length,
            names: [...names].toSorted(),
          },
        ];
      });
    });
  });
}

function portNamesOf(object: Resource): readonly string[] {
  if (isOfKind('Service', object)) return namesOf(object.spec?.ports ?? []);
  if (!isOfKind('Pod', object)) return [];
  const { containers = [], initContainers = [] } = object.spec ?? {};
  return [...containers, ...initContainers].flatMap(({ ports = [] }) => namesOf(ports));
}

function namesOf(ports: readonly Readonly<{ name?: string }>[]): readonly string[] {
  return ports.flatMap(({ name }) => name ?? []);
}

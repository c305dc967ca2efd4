import type { World } from '../../../../domain/model.ts';
import type { Resource } from '../../../../domain/resource.ts';

/**
 * Where a volume can be reached by a label of nodes: `values` are those that it allows, `there` the nodes that have one
 * of them, `elsewhere` the other values that nodes have, with how many.
 */
export type VolumePlace = Readonly<{
  volume: string;
  key: string;
  is: 'zone' | 'host' | 'label';
  values: readonly string[];
  there: readonly string[];
  elsewhere: readonly Readonly<{ value: string; count: number }>[];
}>;
type Demand = Pick<VolumePlace, 'volume' | 'key' | 'values'>;
type Volume = Resource<'PersistentVolume'>;

const ZONES = ['topology.kubernetes.io/zone', 'failure-domain.beta.kubernetes.io/zone'];
const HOST = 'kubernetes.io/hostname';

/** What of the places of some volumes the fewest nodes have; undefined where no volume has a place, or nodes are unread. */
export function volumePlace(
  claims: readonly string[],
  namespace: string,
  world: World,
): VolumePlace | undefined {
  const nodes = world.list('Node', { namespace: '' });
  if (nodes.gap) return undefined;
  const places = claims
    .flatMap((name) => volumeOf(name, namespace, world) ?? [])
    .flatMap(demandsOf)
    .map((demand) => placeOf(demand, nodes.items));
  const [fewest] = places.toSorted((a, b) => a.there.length - b.there.length);
  return fewest;
}

function volumeOf(name: string, namespace: string, world: World): Volume | undefined {
  const claim = world.get({ kind: 'PersistentVolumeClaim', namespace, name } as const);
  const bound = claim.is === 'known' ? claim.value.spec?.volumeName : undefined;
  const volume = bound ? world.get({ kind: 'PersistentVolume', name: bound } as const) : undefined;
  return volume?.is === 'known' ? volume.value : undefined;
}

/** By the node affinity, where all of its terms are about one label; and by the labels of a zone. */
function demandsOf({ metadata, spec }: Volume): readonly Demand[] {
  const { name: volume = '', labels = {} } = metadata ?? {};
  const terms = spec?.nodeAffinity?.required?.nodeSelectorTerms ?? [];
  const wanted = terms.map(({ matchExpressions = [] }) =>
    matchExpressions.filter(({ operator }) => operator === 'In'),
  );
  const keys = new Set(wanted.flat().map(({ key }) => key));
  const byAffinity = [...keys]
    .filter((key) => wanted.every((term) => term.some((one) => one.key === key)))
    .map((key) => ({
      volume,
      key,
      values: [
        ...new Set(wanted.flat().flatMap((one) => (one.key === key ? (one.values ?? []) : []))),
      ],
    }));
  const byLabel = ZONES.flatMap((key) => {
    const zones = labels[key];
    return zones === undefined ? [] : [{ volume, key, values: zones.split('__') }];
  });
  return [...byAffinity, ...byLabel];
}

function placeOf(demand: Demand, nodes: readonly Resource<'Node'>[]): VolumePlace {
  const { key, values } = demand;
  const valueOf = ({ metadata }: Resource<'Node'>) => {
    const labels = metadata?.labels ?? {};
    return labels[key] ?? (ZONES.includes(key) ? labels[ZONES[0] ?? ''] : undefined);
  };
  const there = nodes.filter((node) => values.includes(valueOf(node) ?? ''));
  const others = nodes.flatMap((node) => (there.includes(node) ? [] : (valueOf(node) ?? [])));
  const counts = [...Map.groupBy(others, (value) => value)].map(([value, all]) => ({
    value,
    count: all.length,
  }));
  return {
    ...demand,
    is:
      key === HOST || key.endsWith('/hostname') ? 'host' : key.endsWith('/zone') ? 'zone' : 'label',
    there: there.map(({ metadata }) => metadata?.name ?? ''),
    elsewhere: counts.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
  };
}

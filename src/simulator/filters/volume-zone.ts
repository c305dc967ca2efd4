import { tableOf } from '../../text/table-of.ts';
import type { Pod } from '../cluster.ts';
import type { Filter } from '../filter.ts';
import { byName, mountedBy } from '../storage/claims.ts';
import type { Volumes } from '../storage/volumes.ts';

/** The label that each of these stands for today. */
const LABELS: Readonly<Record<string, string>> = tableOf({
  'failure-domain.beta.kubernetes.io/zone': 'topology.kubernetes.io/zone',
  'failure-domain.beta.kubernetes.io/region': 'topology.kubernetes.io/region',
  'topology.kubernetes.io/zone': 'topology.kubernetes.io/zone',
  'topology.kubernetes.io/region': 'topology.kubernetes.io/region',
});
const KEYS = Object.keys(LABELS);

/** A volume with a zone in its labels is for nodes of that zone. */
export const volumeZone: Filter = {
  id: 'volume-zone',
  stops(pod, { volumes }) {
    for (const { name, isGone } of volumesBehind(pod, volumes)) {
      const object = { kind: 'PersistentVolume', name };
      if (isGone) return { filter: 'volume-zone', code: 'volume-not-found', object };
    }
    return undefined;
  },
  of(pod, { volumes }) {
    const demands = volumesBehind(pod, volumes).flatMap(({ labels }) =>
      KEYS.filter((key) => labels[key] !== undefined).map((key) => ({
        key,
        zones: (labels[key] ?? '').split('__').map((zone) => zone.trim()),
      })),
    );
    const sound = demands.filter(({ zones }) => !zones.includes('')); // others are ignored
    return ({ metadata }) => {
      const { labels = {} } = metadata ?? {};
      if (!KEYS.some((key) => labels[key] !== undefined)) return [];
      const isIn = ({ key, zones }: (typeof sound)[number]) =>
        zones.includes(labels[key] ?? labels[LABELS[key] ?? key] ?? '');
      return sound.every(isIn) ? [] : ['volume-zone'];
    };
  },
};

/** The volumes that a pod's claims name, but for the claims that are made for it. */
function volumesBehind(pod: Pod, volumes: Volumes | undefined) {
  if (!volumes) return [];
  return mountedBy(pod, volumes.claims).flatMap(({ claim, isEphemeral }) => {
    const name = claim?.spec?.volumeName;
    if (!name || isEphemeral) return [];
    const volume = byName(volumes.volumes.items, name);
    const isGone = !volume && !volumes.volumes.gap;
    return [{ name, isGone, labels: volume?.metadata?.labels ?? {} }];
  });
}

import { isA } from '../../../../domain/keys.ts';
import type { Evidence, World } from '../../../../domain/model.ts';
import { mountOf, type Mounted } from '../../../../readings/config/mounts.ts';
import { pathIn } from '../../../../readings/config/paths.ts';
import { podToClaim } from '../../../../readings/edges/pod-to-claim.ts';
import { quotedField } from '../../../../world/quoted-field.ts';
import type { Troubled } from '../../../signs/logs/troubled.ts';
import type { Filled } from '../volume-full.words.ts';

/** A place that is full, and the field that tells its size. */
export type FilledPlace = Filled & Readonly<{ evidence?: Evidence }>;

/** What every container has of shared memory (containerd and CRI-O), and how PostgreSQL speaks of it. */
const SHM = '/dev/shm';
const SHM_SIZE = '64Mi';
const SHARED = /\/dev\/shm\b|shared memory segment/;

/** The place that a line is about: by the file that it names, or the only one that there is. */
export function placeFor(line: string, troubled: Troubled, world: World): FilledPlace | undefined {
  const file = pathIn(line);
  const named = file === undefined ? undefined : mountOf(troubled, file);
  if (SHARED.test(line) && !named) {
    return { is: 'shm', volume: SHM, mount: SHM, claim: '', size: SHM_SIZE, isNamed: true };
  }
  if (file !== undefined && !named) return undefined; // of its image's file system: the node's disk
  const places = (troubled.container.volumeMounts ?? []).flatMap(({ mountPath: mount }) => {
    const mounted = mountOf(troubled, mount);
    if (!mounted || mounted.readOnly || (named && named.volume !== mounted.volume)) return [];
    const place = placeOf(mounted, troubled, world);
    const { name: volume } = mounted.volume;
    return place ? [{ ...place, volume, mount, isNamed: named !== undefined }] : [];
  });
  return places.length === 1 ? places[0] : undefined;
}

function placeOf(
  { volume, volumePath }: Mounted,
  { on, pod }: Troubled,
  world: World,
): Pick<FilledPlace, 'is' | 'claim' | 'size' | 'evidence'> | undefined {
  const { sizeLimit = '', medium } = volume.emptyDir ?? {};
  if (medium === 'Memory') {
    const [field, quote] = sizeLimit ? ['sizeLimit', sizeLimit] : ['medium', medium];
    const path = `${volumePath}/emptyDir/${field}`;
    const evidence: Evidence = quotedField(on, path, quote);
    return { is: 'memory', claim: '', size: sizeLimit, evidence };
  }
  if (sizeLimit) {
    const evidence = quotedField(on, `${volumePath}/emptyDir/sizeLimit`, sizeLimit);
    return { is: 'disk', claim: '', size: sizeLimit, evidence };
  }
  const link = [...podToClaim.links(pod, world)].find(({ path }) =>
    path.startsWith(`${volumePath}/`),
  );
  if (!link || !isA('PersistentVolumeClaim', link.to)) return undefined;
  const claim = world.get(link.to);
  const { storage: size = '' } = claim.is === 'known' ? (claim.value.status?.capacity ?? {}) : {};
  const evidence: Evidence = size
    ? quotedField(link.to, '/status/capacity/storage', size)
    : quotedField(on, link.path, link.to.name);
  return { is: 'claim', claim: link.to.name, size, evidence };
}

import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, World } from '../../../domain/model.ts';
import { mountOf, type Mounted } from '../../../readings/config/mounts.ts';
import { pathIn } from '../../../readings/config/paths.ts';
import { podToClaim } from '../../../readings/edges/pod-to-claim.ts';
import { brief, lastSaying } from '../../../readings/logs/logs.ts';
import { accountableFor } from '../../../readings/pods/accountable.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { troubledContainers, TROUBLES, type Troubled } from '../../signs/logs/troubled.ts';
import { inContainer } from '../../words/container-words.ts';
import { volumeFullWords, type Filled, type Full } from './volume-full.words.ts';

type FullPlace = Filled & Readonly<{ evidence?: Evidence }>;

/** As libraries word ENOSPC (errno 28) and EDQUOT. */
const SAYS =
  /^(?!.*file watchers).*(?:no space left on device|\bENOSPC\b|disk quota exceeded|\bEDQUOT\b)/i;

/** What every container has of shared memory (containerd and CRI-O), and how PostgreSQL speaks of it. */
const SHM = '/dev/shm';
const SHM_SIZE = '64Mi';
const SHARED = /\/dev\/shm\b|shared memory segment/;

/** A program has filled the volume that it writes to. */
export const volumeFull: Cause<Full> = {
  id: 'storage/volume-full',
  explains: TROUBLES,

  *explain(symptom, world) {
    for (const troubled of troubledContainers(symptom, world)) {
      const { on, log, run } = troubled;
      const said = lastSaying(SAYS, on, log);
      if (!said) continue;
      const place = placeFor(said.evidence.quote, troubled, world);
      if (!place) continue;
      const { evidence, isNamed, ...where } = place;
      yield {
        ...accountableFor(on, world),
        params: {
          ...inContainer(troubled),
          ...where,
          said: brief(said.evidence.quote),
          isNamed,
        },
        evidence: evidence ? [said.evidence, evidence] : [said.evidence],
        strength: isNamed && run && evidence ? 'entails' : 'fits',
      };
    }
  },

  ...volumeFullWords,
};

/** The place that a line is about: by the file that it names, or the only one that there is. */
function placeFor(line: string, troubled: Troubled, world: World): FullPlace | undefined {
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
): Pick<FullPlace, 'is' | 'claim' | 'size' | 'evidence'> | undefined {
  const { sizeLimit = '', medium } = volume.emptyDir ?? {};
  if (medium === 'Memory') {
    const [field, quote] = sizeLimit ? ['sizeLimit', sizeLimit] : ['medium', medium];
    const path = `${volumePath}/emptyDir/${field}`;
    const evidence: Evidence = quotedField(on, path, quote);
    return { is: 'memory', claim: '', size: sizeLimit, evidence };
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

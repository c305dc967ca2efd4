import { isA } from '../../../domain/keys.ts';
import type { Cause, Evidence, World } from '../../../domain/model.ts';
import { podToClaim } from '../../../world/edges/pod-to-claim.ts';
import { brief, lastSaying } from '../../../world/readings/logs/logs.ts';
import { mountOf, type Mounted } from '../../signs/config/mounts.ts';
import { pathIn } from '../../signs/config/paths.ts';
import { troubledContainers, TROUBLES, type Troubled } from '../../signs/logs/troubled.ts';
import { accountableFor } from '../../signs/pods/accountable.ts';
import { containerWords, inContainer, type InContainer } from '../../words/container-words.ts';

/**
 * Where a container may write so much and no more; a size that nobody set is "". A directory on the node's own disk is
 * none of them: of that the kubelet evicts pods.
 */
type Place = Readonly<{
  is: 'claim' | 'memory' | 'shm';
  volume: string;
  mount: string;
  claim: string;
  size: string;
  isNamed: boolean; // by the log line
  evidence?: Evidence;
}>;
type Full = InContainer & Omit<Place, 'evidence'> & Readonly<{ said: string }>;

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
      const said = run?.exitCode === 0 ? undefined : lastSaying(SAYS, on, log);
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

  text: {
    en({ name }, params) {
      const { is, volume, mount, claim, size, said, isNamed } = params;
      const where = containerWords.en(params);
      const what = {
        claim: `the volume of PersistentVolumeClaim \`${claim}\`${size && ` (${size})`}`,
        memory: `the volume \`${volume}\`, an emptyDir in memory${size && ` of ${size}`},`,
        shm: `its shared memory, of which a container has ${size} unless it mounts more,`,
      }[is];
      return {
        title: `\`${name}\`: the volume \`${volume}\` is full`,
        sentence: `The ${where} of \`${name}\` has filled ${what} at \`${mount}\`: “${said}”.`,
        so: 'Each start meets the same full volume until something in it is deleted or it is larger.',
        ...(!isNamed && {
          detail:
            'The line names no file: this is the only volume with a size that it can write to.',
        }),
      };
    },
    ko({ name }, params) {
      const { is, volume, mount, claim, size, said, isNamed } = params;
      const where = containerWords.ko(params);
      const of = size && `(${size})`;
      const what = {
        claim: `PersistentVolumeClaim \`${claim}\` 객체의 볼륨${of}`,
        memory: `메모리 emptyDir 볼륨 \`${volume}\`${of}`,
        shm: `공유 메모리${of}`,
      }[is];
      return {
        title: `\`${name}\`: 볼륨 \`${volume}\` 공간이 가득 찼습니다`,
        sentence: `\`${name}\` 워크로드의 ${where}가 \`${mount}\` 경로에서 쓰는 ${what} 공간이 가득 찼습니다: “${said}”.`,
        so: '안의 것을 지우거나 크기를 늘리기 전에는 다시 시작해도 같습니다.',
        ...(!isNamed && {
          detail: '로그에 파일 이름은 없지만, 크기가 정해진 쓰기 가능한 볼륨은 이것뿐입니다.',
        }),
      };
    },
  },
};

/** The place that a line is about: by the file that it names, or the only one that there is. */
function placeFor(line: string, troubled: Troubled, world: World): Place | undefined {
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
): Pick<Place, 'is' | 'claim' | 'size' | 'evidence'> | undefined {
  const { sizeLimit = '', medium } = volume.emptyDir ?? {};
  if (medium === 'Memory') {
    const [field, quote] = sizeLimit ? ['sizeLimit', sizeLimit] : ['medium', medium];
    const path = `${volumePath}/emptyDir/${field}`;
    const evidence: Evidence = { source: 'field', on, path, quote };
    return { is: 'memory', claim: '', size: sizeLimit, evidence };
  }
  const link = [...podToClaim.links(pod, world)].find(({ path }) =>
    path.startsWith(`${volumePath}/`),
  );
  if (!link || !isA('PersistentVolumeClaim', link.to)) return undefined;
  const claim = world.get(link.to);
  const { storage: size = '' } = claim.is === 'known' ? (claim.value.status?.capacity ?? {}) : {};
  const evidence: Evidence = size
    ? { source: 'field', on: link.to, path: '/status/capacity/storage', quote: size }
    : { source: 'field', on, path: link.path, quote: link.to.name };
  return { is: 'claim', claim: link.to.name, size, evidence };
}

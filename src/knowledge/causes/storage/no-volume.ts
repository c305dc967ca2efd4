import type { Cause, World } from '../../../domain/model.ts';
import { amountOf } from '../../../readings/quantities.ts';
import { byName, classNameOf, type Claim, type Volume } from '../../../simulator/storage/claims.ts';
import { sizeOf } from '../../../simulator/storage/matching-volume.ts';
import { marked } from '../../../text/marked.ts';
import { ownOf } from '../../../text/own-of.ts';
import { kubectl } from '../../../world/kubectl.ts';

/** Why the volume that comes nearest is not taken. */
type NoVolumeWhy = keyof typeof WHY.en;
/** `selects` are labels that the claim wants and `nearest` lacks; `names`: the claim names `nearest`. */
type NoVolume = Readonly<{
  class: string;
  wants: string;
  why: NoVolumeWhy;
  nearest?: string;
  selects?: readonly string[];
  names?: true;
}>;

const WHY = {
  en: {
    none: 'there is none',
    released: 'it still belongs to an earlier claim (Released), and is not given away again',
    claimed: 'another claim has it',
    'too-small': 'it is too small',
    'access-mode': 'it does not offer the access mode',
    labels: 'it lacks labels that the claim selects',
    other: 'it does not match',
  },
  ko: {
    none: '볼륨이 없습니다',
    released: '이전 클레임의 것으로 남아 있어(Released) 다시 쓰이지 않습니다',
    claimed: '다른 클레임이 쓰고 있습니다',
    'too-small': '크기가 모자랍니다',
    'access-mode': '접근 모드를 지원하지 않습니다',
    labels: '클레임이 고르는 레이블이 없습니다',
    other: '조건에 맞지 않습니다',
  },
} as const;
const NO_PROVISIONER = 'kubernetes.io/no-provisioner';

/** Nobody makes volumes for a claim, and none of those that were made by hand can be bound to it. */
export const noVolume: Cause<NoVolume, 'PersistentVolumeClaim'> = {
  id: 'storage/no-volume',
  of: ['PersistentVolumeClaim'],
  explains: ['claim-unbound'],

  *explain({ on, evidence, reason }, world, claim) {
    const { volumeName } = claim.spec ?? {};
    if (reason === 'Lost' || (!volumeName && !isByHand(claim, world))) return;

    const volumes = world.list('PersistentVolume', { namespace: '' });
    const { storage = '' } = claim.spec?.resources?.requests ?? {};
    const name = classNameOf(claim);
    const near = volumes.items
      .filter((one) => (volumeName ? one.metadata?.name === volumeName : classNameOf(one) === name))
      .map((volume) => ({ volume, why: misfit(volume, claim) }))
      .toSorted((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why))[0];
    if (volumeName && near?.why !== 'claimed') return; // it is gone, or may yet be bound
    yield {
      subject: on,
      params: {
        class: name,
        wants: storage,
        why: near?.why ?? 'none',
        ...(near && { nearest: near.volume.metadata?.name ?? '' }),
        ...(near?.why === 'labels' && { selects: missingIn(near.volume, claim) }),
        ...(volumeName && { names: true as const }),
      },
      evidence: [evidence],
      strength: volumes.gap ? 'fits' : 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ namespace, name }, { class: of, wants, why, nearest, selects = [], names }) => ({
      title: names
        ? `PersistentVolumeClaim \`${namespace}/${name}\` names a volume that another claim has`
        : `PersistentVolumeClaim \`${namespace}/${name}\` waits for a volume that nobody makes`,
      sentence: names
        ? `PersistentVolumeClaim \`${name}\` names PersistentVolume \`${nearest}\` (spec.volumeName), and another claim has it: a volume belongs to one claim.`
        : `PersistentVolumeClaim \`${name}\` waits for a PersistentVolume of ${wants}${of && ` of class \`${of}\``} that somebody makes by hand: ${nearest ? `the nearest is \`${nearest}\`, but ${WHY.en[why]}${labelled(selects)}` : WHY.en[why]}.`,
    }),
    ko: ({ namespace, name }, { class: of, wants, why, nearest, selects = [], names }) => ({
      title: names
        ? `PersistentVolumeClaim \`${namespace}/${name}\` 객체가 다른 클레임의 볼륨을 가리킵니다`
        : `PersistentVolumeClaim \`${namespace}/${name}\` 객체가 자동으로 만들어지지 않는 볼륨을 기다립니다`,
      sentence: names
        ? `PersistentVolumeClaim \`${name}\` 객체의 spec.volumeName 필드가 PersistentVolume \`${nearest}\` 객체를 가리키는데 다른 클레임이 쓰고 있습니다. 볼륨은 한 클레임에만 속합니다.`
        : `PersistentVolumeClaim \`${name}\` 객체는 직접 만든 PersistentVolume ${wants}${of && `(\`${of}\` 클래스)`} 볼륨을 기다립니다. ${nearest ? `가장 가까운 \`${nearest}\` 볼륨은 ${WHY.ko[why]}${labelled(selects)}` : WHY.ko[why]}.`,
    }),
  },

  advice: {
    en: ({ name }, { class: of, wants, why, nearest, names }) => ({
      title: 'Provide a volume',
      text: names
        ? `Recreate \`${name}\` with the name of a volume that is free, or without one; the field cannot be changed. Where both are to have the same data, let both workloads use the claim that has \`${nearest}\`, in its namespace.`
        : `${why === 'released' ? `\`${nearest}\` may hold the data of an earlier claim: look at it first. If it may be used here, or is not needed, remove spec.claimRef from \`${nearest}\`, and it is given away again. Otherwise create` : 'Create'} a PersistentVolume of ${wants}${of && ` of class \`${of}\``} that fits \`${name}\`.`,
    }),
    ko: ({ name }, { class: of, wants, why, nearest, names }) => ({
      title: '볼륨 준비',
      text: names
        ? `\`${name}\` 객체를 비어 있는 볼륨의 이름으로, 또는 이름 없이 다시 만드십시오. 이 필드는 바꿀 수 없습니다. 같은 데이터를 써야 한다면 두 워크로드가 \`${nearest}\` 볼륨의 클레임을 그 네임스페이스에서 함께 쓰게 하십시오.`
        : `${why === 'released' ? `\`${nearest}\` 볼륨에는 이전 클레임의 데이터가 남아 있으니 먼저 확인하십시오. 여기서 써도 되거나 필요 없는 데이터라면 \`${nearest}\` 객체의 spec.claimRef 필드를 지우면 다시 쓰입니다. 아니면 ` : ''}\`${name}\` 객체에 맞는 PersistentVolume ${wants}${of && `(\`${of}\` 클래스)`} 객체를 만드십시오.`,
    }),
    commandOnly: 'looks',
    command: (_, { why, nearest }) =>
      why === 'released' && nearest
        ? kubectl('describe', { kind: 'PersistentVolume', name: nearest })
        : undefined,
  },
};

const ORDER: readonly NoVolumeWhy[] = [
  'released',
  'too-small',
  'access-mode',
  'labels',
  'other',
  'claimed',
];

/** A claim for no class at all, for one without a provisioner, or for one that only volumes name. */
function isByHand(claim: Claim, world: World): boolean {
  const name = classNameOf(claim);
  if (!name) return claim.spec?.storageClassName === '';
  const { items: classes, gap } = world.list('storage.k8s.io/StorageClass', { namespace: '' });
  const found = byName(classes, name);
  if (found || gap) return found?.provisioner === NO_PROVISIONER;
  const volumes = world.list('PersistentVolume', { namespace: '' }).items;
  return volumes.some((volume) => classNameOf(volume) === name);
}

function misfit(volume: Volume, claim: Claim): NoVolumeWhy {
  const { spec, status } = volume;
  const { name, namespace, uid } = spec?.claimRef ?? {};
  const { metadata } = claim;
  const isOwn = name === metadata?.name && namespace === metadata?.namespace;
  if (status?.phase === 'Released') return 'released';
  if (name && (!isOwn || (uid && uid !== metadata?.uid))) return 'claimed';
  if (amountOf('storage', spec?.capacity?.['storage'] ?? '0') < sizeOf(claim)) return 'too-small';
  const isOffered = claim.spec?.accessModes?.every((one) => spec?.accessModes?.includes(one));
  if (!isOffered) return 'access-mode';
  return missingIn(volume, claim).length > 0 ? 'labels' : 'other';
}

/** What a claim selects by label and a volume does not have. */
function missingIn({ metadata }: Volume, { spec }: Claim): readonly string[] {
  const wanted = Object.entries(spec?.selector?.matchLabels ?? {});
  return wanted
    .filter(([key, value]) => ownOf(metadata?.labels, key) !== value)
    .map(([key, value]) => `${key}=${value}`);
}

function labelled(selects: readonly string[]): string {
  return selects.length > 0 ? ` (${marked(selects)})` : '';
}

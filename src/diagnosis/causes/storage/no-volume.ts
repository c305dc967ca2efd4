import type { Cause, World } from '../../../domain/model.ts';
import { byName, classNameOf, type Claim, type Volume } from '../../../simulator/storage/claims.ts';
import { sizeOf } from '../../../simulator/storage/matching-volume.ts';
import { amountOf } from '../../../world/readings/quantities.ts';
import { kubectl } from '../../kubectl.ts';

/** Why the volume that comes nearest is not taken. */
type Why = keyof typeof WHY.en;
type NoVolume = Readonly<{ class: string; wants: string; why: Why; nearest?: string }>;

const WHY = {
  en: {
    none: 'there is none',
    released: 'it still belongs to an earlier claim (Released), and is not given away again',
    claimed: 'another claim has it',
    'too-small': 'it is too small',
    'access-mode': 'it does not offer the access mode',
    other: 'it does not match',
  },
  ko: {
    none: '볼륨이 없습니다',
    released: '이전 클레임의 것으로 남아 있어(Released) 다시 쓰이지 않습니다',
    claimed: '다른 클레임이 쓰고 있습니다',
    'too-small': '크기가 모자랍니다',
    'access-mode': '접근 모드를 지원하지 않습니다',
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
    if (reason === 'Lost' || claim.spec?.volumeName || !isByHand(claim, world)) return;

    const volumes = world.list('PersistentVolume', { namespace: '' });
    const { storage = '' } = claim.spec?.resources?.requests ?? {};
    const name = classNameOf(claim);
    const near = volumes.items
      .filter((one) => classNameOf(one) === name)
      .map((volume) => ({ name: volume.metadata?.name ?? '', why: misfit(volume, claim) }))
      .toSorted((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why))[0];
    yield {
      subject: on,
      params: {
        class: name,
        wants: storage,
        why: near?.why ?? 'none',
        ...(near && { nearest: near.name }),
      },
      evidence: [evidence],
      strength: volumes.gap ? 'fits' : 'entails',
      restsOn: [on],
    };
  },

  text: {
    en: ({ namespace, name }, { class: of, wants, why, nearest }) => ({
      title: `PersistentVolumeClaim \`${namespace}/${name}\` waits for a volume that nobody makes`,
      sentence: `PersistentVolumeClaim \`${name}\` waits for a PersistentVolume of ${wants}${of && ` of class \`${of}\``} that somebody makes by hand: ${nearest ? `the nearest is \`${nearest}\`, but ${WHY.en[why]}` : WHY.en[why]}.`,
    }),
    ko: ({ namespace, name }, { class: of, wants, why, nearest }) => ({
      title: `PersistentVolumeClaim \`${namespace}/${name}\` 객체가 자동으로 만들어지지 않는 볼륨을 기다립니다`,
      sentence: `PersistentVolumeClaim \`${name}\` 객체는 직접 만든 PersistentVolume ${wants}${of && `(\`${of}\` 클래스)`} 볼륨을 기다립니다. ${nearest ? `가장 가까운 \`${nearest}\` 볼륨은 ${WHY.ko[why]}` : WHY.ko[why]}.`,
    }),
  },

  advice: {
    en: ({ name }, { class: of, wants, why, nearest }) => ({
      title: 'Provide a volume',
      text: `${why === 'released' ? `\`${nearest}\` may hold the data of an earlier claim: look at it first. If it may be used here, or is not needed, remove spec.claimRef from \`${nearest}\`, and it is given away again. Otherwise create` : 'Create'} a PersistentVolume of ${wants}${of && ` of class \`${of}\``} that fits \`${name}\`.`,
    }),
    ko: ({ name }, { class: of, wants, why, nearest }) => ({
      title: '볼륨 준비',
      text: `${why === 'released' ? `\`${nearest}\` 볼륨에는 이전 클레임의 데이터가 남아 있으니 먼저 확인하십시오. 여기서 써도 되거나 필요 없는 데이터라면 \`${nearest}\` 객체의 spec.claimRef 필드를 지우면 다시 쓰입니다. 아니면 ` : ''}\`${name}\` 객체에 맞는 PersistentVolume ${wants}${of && `(\`${of}\` 클래스)`} 객체를 만드십시오.`,
    }),
    command: (_, { why, nearest }) =>
      why === 'released' && nearest
        ? kubectl('describe', { kind: 'PersistentVolume', name: nearest })
        : undefined,
  },
};

const ORDER: readonly Why[] = ['released', 'too-small', 'access-mode', 'other', 'claimed'];

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

function misfit({ spec, status }: Volume, claim: Claim): Why {
  const { name, namespace, uid } = spec?.claimRef ?? {};
  const { metadata } = claim;
  const isOwn = name === metadata?.name && namespace === metadata?.namespace;
  if (status?.phase === 'Released') return 'released';
  if (name && (!isOwn || (uid && uid !== metadata?.uid))) return 'claimed';
  if (amountOf('storage', spec?.capacity?.['storage'] ?? '0') < sizeOf(claim)) return 'too-small';
  const isOffered = claim.spec?.accessModes?.every((one) => spec?.accessModes?.includes(one));
  return isOffered ? 'other' : 'access-mode';
}

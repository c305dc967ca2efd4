import type { World } from '../../../domain/model.ts';
import { claimToClass } from '../../../readings/edges/claim-to-class.ts';
import { eventsSaying } from '../../../readings/events.ts';
import { REPEATED_MS } from '../../../readings/freshness.ts';
import { classesIn } from '../../../readings/storage-classes.ts';
import { isWithin } from '../../../readings/time.ts';
import { classNameOf } from '../../../simulator/storage/claims.ts';
import { shell } from '../../../text/shell.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { notFound } from '../../references/not-found.ts';
import type { NotFound } from '../../references/not-found.words.ts';

/** A claim asks for a class of storage that does not exist; of `others` the default one is first. */
export const classMissing = notFound<
  NotFound & Readonly<{ namespace?: string }>,
  'PersistentVolumeClaim'
>({
  id: 'storage/class-missing',
  of: ['PersistentVolumeClaim'],
  explains: ['claim-unbound'],
  retryMs: REPEATED_MS,

  *seek({ on }, world, claim) {
    for (const { to, path } of claimToClass.links(claim, world)) {
      const { is } = world.get(to);
      // Volumes that were made by hand are bound by the name alone.
      if (is === 'known' || hasVolumes(to.name, world)) return;
      const [failed] = eventsSaying(['ProvisioningFailed'], on, world);
      const isAboutIt = failed?.quote.includes(`"${to.name}" not found`);
      const isTold = isAboutIt && isWithin(REPEATED_MS, failed?.at, world.now);
      if (is === 'unknown' && !isTold) return;
      const reference = quotedField(on, path, to.name);
      const others = classesIn(world).classes.map(({ metadata }) => metadata?.name ?? '');
      yield {
        to,
        params: { by: on.name, ...(on.namespace && { namespace: on.namespace }), others },
        evidence: failed && isAboutIt ? [failed, reference] : [reference],
        strength: is === 'absent' ? 'entails' : 'fits',
        restsOn: [on, to],
      };
    }
  },

  words: {
    en: {
      needs: ({ by }) => `PersistentVolumeClaim \`${by}\` asks for`,
      seeker: 'the volume controller',
      so: ({ by }) => `No volume is made for \`${by}\`, and no pod that mounts it can start.`,
    },
    ko: {
      needs: ({ by }) => `PersistentVolumeClaim \`${by}\` 객체가 요청하는`,
      seeker: '볼륨 컨트롤러가',
      so: ({ by }) =>
        `\`${by}\` 객체의 볼륨이 만들어지지 않아, 이를 마운트하는 파드는 시작할 수 없습니다.`,
    },
    advice: (name, { by, namespace = '', others: [other] = [] }) => ({
      en: {
        title: other
          ? 'Create the class, or recreate the claim with one that exists'
          : 'Create the class',
        text: `Create StorageClass \`${name}\`${other ? ` if it is meant to exist. Otherwise delete the claim, which was never bound and so holds nothing, and create it with a class such as \`${other}\`. Where a StatefulSet made it, delete the set with --cascade=orphan and create it with the other class first` : ': the cluster has none'}.`,
        ...(other && { lines: anew(by, namespace, other) }),
      },
      ko: {
        title: other ? '클래스를 만들거나 있는 클래스로 클레임 다시 생성' : '클래스 생성',
        text: other
          ? `있어야 하는 클래스라면 StorageClass \`${name}\` 객체를 만드십시오. 아니면 한 번도 바인딩되지 않아 비어 있는 클레임을 지우고 \`${other}\` 같은 클래스로 다시 만드십시오. StatefulSet이 만든 클레임이면 먼저 그 StatefulSet을 --cascade=orphan 옵션으로 지우고 다른 클래스로 다시 만드십시오.`
          : `StorageClass \`${name}\` 객체를 만드십시오. 클러스터에 다른 클래스도 없습니다.`,
        ...(other && { lines: anew(by, namespace, other) }),
      },
    }),
  },
});

/** The class of a claim cannot be changed once it is set, not even before it is bound (ValidatePersistentVolumeClaimUpdate). */
function anew(claim: string, namespace: string, other: string): readonly string[] {
  const file = `${claim}.yaml`;
  return [
    shell`kubectl -n ${namespace} get pvc ${claim} -o yaml > ${file}`,
    shell`sed -i ${`s/storageClassName: .*/storageClassName: ${other}/`} ${file}`,
    shell`kubectl -n ${namespace} delete pvc ${claim} && kubectl create -f ${file}`,
  ];
}

function hasVolumes(name: string, world: World): boolean {
  const { items } = world.list('PersistentVolume', { namespace: '' });
  return items.some((volume) => classNameOf(volume) === name);
}

import type { Cause } from '../../../domain/model.ts';
import { claimToVolume } from '../../../readings/edges/claim-to-volume.ts';
import { quotedField } from '../../../world/quoted-field.ts';

type VolumeLost = Readonly<{ volume: string; isAbsent: boolean }>;

/** A claim was bound to a volume that somebody deleted. */
export const volumeLost: Cause<VolumeLost, 'PersistentVolumeClaim'> = {
  id: 'storage/volume-lost',
  of: ['PersistentVolumeClaim'],
  explains: ['claim-unbound'],

  *explain({ on, evidence, reason }, world, claim) {
    if (reason !== 'Lost') return;
    for (const { to, path } of claimToVolume.links(claim, world)) {
      const fact = world.get(to);
      yield {
        subject: on,
        params: { volume: to.name, isAbsent: fact.is === 'absent' },
        evidence: [evidence, quotedField(on, path, to.name)],
        strength: fact.is === 'absent' ? 'entails' : 'fits',
        restsOn: [on, to],
      };
    }
  },

  text: {
    en: ({ namespace, name }, { volume, isAbsent }) => ({
      title: `PersistentVolumeClaim \`${namespace}/${name}\` has lost its volume \`${volume}\``,
      sentence: `PersistentVolumeClaim \`${name}\` was bound to PersistentVolume \`${volume}\`, ${isAbsent ? 'which no longer exists' : 'which is no longer bound to it'} (phase Lost).`,
      so: 'It never recovers by itself. What the volume held is only where the storage or a backup still has it.',
    }),
    ko: ({ namespace, name }, { volume, isAbsent }) => ({
      title: `PersistentVolumeClaim \`${namespace}/${name}\` 객체가 \`${volume}\` 볼륨을 잃었습니다`,
      sentence: `PersistentVolumeClaim \`${name}\` 객체가 바인딩되어 있던 PersistentVolume \`${volume}\` 객체가 ${isAbsent ? '더는 없습니다' : '더는 이 객체에 바인딩되어 있지 않습니다'}(phase Lost).`,
      so: '저절로 복구되지 않습니다. 데이터는 스토리지나 백업에 남아 있을 때만 되살릴 수 있습니다.',
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Restore the data',
      text: `Find the disk in the storage or a backup, create a PersistentVolume for it, and a new claim \`${name}\` that names it.`,
    }),
    ko: ({ name }) => ({
      title: '데이터 복구',
      text: `스토리지나 백업에서 디스크를 찾아 PersistentVolume 객체를 만들고, 그 볼륨을 지정한 클레임 \`${name}\` 객체를 새로 만드십시오.`,
    }),
  },
};

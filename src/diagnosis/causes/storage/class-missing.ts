import { isA } from '../../../domain/keys.ts';
import type { Cause } from '../../../domain/model.ts';
import { claimToClass } from '../../../world/edges/claim-to-class.ts';
import { eventsSaying } from '../../../world/readings/events.ts';
import { classesIn } from '../../../world/readings/storage-classes.ts';

/** `classes` are those that there are, the default one first. */
type Missing = Readonly<{ claim: string; classes: readonly string[] }>;

/** A claim asks for a class of storage that does not exist. */
export const classMissing: Cause<Missing> = {
  id: 'storage/class-missing',
  explains: ['claim-unbound'],

  *explain({ on }, world) {
    if (!isA('PersistentVolumeClaim', on)) return;
    for (const { to, path } of world.follow(claimToClass, on).items) {
      if (world.get(to).is !== 'absent') return;
      const [failed] = eventsSaying(['ProvisioningFailed'], on, world);
      const isAboutIt = failed?.quote.includes(`"${to.name}" not found`);
      const reference = { source: 'field', on, path, quote: to.name } as const;
      yield {
        subject: to,
        params: {
          claim: on.name,
          classes: classesIn(world).classes.map(({ metadata }) => metadata?.name ?? ''),
        },
        evidence: failed && isAboutIt ? [failed, reference] : [reference],
        strength: 'entails',
        restsOn: [on, to],
      };
    }
  },

  text: {
    en: ({ name }, { claim, classes }) => ({
      title: `StorageClass \`${name}\` is missing`,
      sentence: `PersistentVolumeClaim \`${claim}\` asks for StorageClass \`${name}\`, which does not exist (not found), so no volume is made for it.`,
      so: `No pod that mounts \`${claim}\` can start.${classes.length > 0 ? ` The cluster has ${classes.map((one) => `\`${one}\``).join(', ')}.` : ''}`,
    }),
    ko: ({ name }, { claim, classes }) => ({
      title: `StorageClass \`${name}\` 객체가 없습니다`,
      sentence: `PersistentVolumeClaim \`${claim}\` 객체가 요청하는 StorageClass \`${name}\` 객체가 없어서(not found) 볼륨이 만들어지지 않습니다.`,
      so: `\`${claim}\` 객체를 마운트하는 파드는 시작할 수 없습니다.${classes.length > 0 ? ` 있는 클래스: ${classes.map((one) => `\`${one}\``).join(', ')}.` : ''}`,
    }),
  },
};

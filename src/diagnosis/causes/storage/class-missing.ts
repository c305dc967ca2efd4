import type { Cause } from '../../../domain/model.ts';
import { marked } from '../../../text/marked.ts';
import { claimToClass } from '../../../world/edges/claim-to-class.ts';
import { isWithin } from '../../../world/readings/time.ts';
import { REPEATED_MS } from '../../freshness.ts';
import { eventsSaying } from '../../signs/events.ts';
import { classesIn } from '../../signs/storage-classes.ts';

/** `classes` are those that there are, the default one first. */
type Missing = Readonly<{
  claim: string;
  object: 'absent' | 'unread';
  classes: readonly string[];
}>;

/** A claim asks for a class of storage that does not exist. */
export const classMissing: Cause<Missing, 'PersistentVolumeClaim'> = {
  id: 'storage/class-missing',
  of: ['PersistentVolumeClaim'],
  explains: ['claim-unbound'],

  *explain({ on }, world, claim) {
    for (const { to, path } of claimToClass.links(claim, world)) {
      const { is } = world.get(to);
      if (is === 'known') return;
      const [failed] = eventsSaying(['ProvisioningFailed'], on, world);
      const isAboutIt = failed?.quote.includes(`"${to.name}" not found`);
      const isTold = isAboutIt && isWithin(REPEATED_MS, failed?.at, world.now);
      if (is === 'unknown' && !isTold) return;
      const reference = { source: 'field', on, path, quote: to.name } as const;
      yield {
        subject: to,
        params: {
          claim: on.name,
          object: is === 'absent' ? 'absent' : 'unread',
          classes: classesIn(world).classes.map(({ metadata }) => metadata?.name ?? ''),
        },
        evidence: failed && isAboutIt ? [failed, reference] : [reference],
        strength: is === 'absent' ? 'entails' : 'fits',
        restsOn: [on, to],
      };
    }
  },

  text: {
    en: ({ name }, { claim, object, classes }) => ({
      title: `StorageClass \`${name}\` is missing`,
      sentence: `PersistentVolumeClaim \`${claim}\` asks for StorageClass \`${name}\`, which ${object === 'absent' ? 'does not exist (not found)' : 'the volume controller does not find (not found)'}, so no volume is made for it.`,
      so: `No pod that mounts \`${claim}\` can start.${classes.length > 0 ? ` The cluster has ${marked(classes)}.` : ''}`,
    }),
    ko: ({ name }, { claim, object, classes }) => ({
      title: `StorageClass \`${name}\` 객체가 없습니다`,
      sentence: `PersistentVolumeClaim \`${claim}\` 객체가 요청하는 StorageClass \`${name}\` 객체${object === 'absent' ? '가 없어서' : '를 볼륨 컨트롤러가 찾지 못해서'}(not found) 볼륨이 만들어지지 않습니다.`,
      so: `\`${claim}\` 객체를 마운트하는 파드는 시작할 수 없습니다.${classes.length > 0 ? ` 있는 클래스: ${marked(classes)}.` : ''}`,
    }),
  },

  advice: {
    en: ({ name }, { classes: [other] }) => ({
      title: 'Create the class, or the claim anew with one that there is',
      text: `Create StorageClass \`${name}\` if it is meant to exist. Otherwise delete the claim, which was never bound and so holds nothing, and create it with a class such as ${other ? `\`${other}\`` : 'another'}; a StatefulSet has to be recreated with other volumeClaimTemplates first.`,
    }),
    ko: ({ name }, { classes: [other] }) => ({
      title: '클래스를 만들거나 있는 클래스로 클레임 다시 생성',
      text: `있어야 하는 클래스라면 StorageClass \`${name}\` 객체를 만드십시오. 아니면 한 번도 바인딩되지 않아 비어 있는 클레임을 지우고 ${other ? `\`${other}\`` : '다른'} 같은 클래스로 다시 만드십시오. StatefulSet이면 volumeClaimTemplates 설정을 바꿔 먼저 다시 만들어야 합니다.`,
    }),
  },
};

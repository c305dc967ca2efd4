import { claimToClass } from '../../../world/edges/claim-to-class.ts';
import { isWithin } from '../../../world/readings/time.ts';
import { REPEATED_MS } from '../../freshness.ts';
import { notFound } from '../../references/not-found.ts';
import type { NotFound } from '../../references/not-found.words.ts';
import { eventsSaying } from '../../signs/events.ts';
import { classesIn } from '../../signs/storage-classes.ts';

/** A claim asks for a class of storage that does not exist; of `others` the default one is first. */
export const classMissing = notFound<NotFound, 'PersistentVolumeClaim'>({
  id: 'storage/class-missing',
  of: ['PersistentVolumeClaim'],
  explains: ['claim-unbound'],
  retryMs: REPEATED_MS,

  *seek({ on }, world, claim) {
    for (const { to, path } of claimToClass.links(claim, world)) {
      const { is } = world.get(to);
      if (is === 'known') return;
      const [failed] = eventsSaying(['ProvisioningFailed'], on, world);
      const isAboutIt = failed?.quote.includes(`"${to.name}" not found`);
      const isTold = isAboutIt && isWithin(REPEATED_MS, failed?.at, world.now);
      if (is === 'unknown' && !isTold) return;
      const reference = { source: 'field', on, path, quote: to.name } as const;
      const others = classesIn(world).classes.map(({ metadata }) => metadata?.name ?? '');
      yield {
        to,
        params: { by: on.name, others },
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
      advice: (name, { others: [other] = [] }) => ({
        title: 'Create the class, or the claim anew with one that there is',
        text: `Create StorageClass \`${name}\` if it is meant to exist. Otherwise delete the claim, which was never bound and so holds nothing, and create it with a class such as ${other ? `\`${other}\`` : 'another'}; a StatefulSet has to be recreated with other volumeClaimTemplates first.`,
      }),
    },
    ko: {
      needs: ({ by }) => `PersistentVolumeClaim \`${by}\` 객체가 요청하는`,
      seeker: '볼륨 컨트롤러가',
      so: ({ by }) =>
        `\`${by}\` 객체의 볼륨이 만들어지지 않아, 이를 마운트하는 파드는 시작할 수 없습니다.`,
      advice: (name, { others: [other] = [] }) => ({
        title: '클래스를 만들거나 있는 클래스로 클레임 다시 생성',
        text: `있어야 하는 클래스라면 StorageClass \`${name}\` 객체를 만드십시오. 아니면 한 번도 바인딩되지 않아 비어 있는 클레임을 지우고 ${other ? `\`${other}\`` : '다른'} 같은 클래스로 다시 만드십시오. StatefulSet이면 volumeClaimTemplates 설정을 바꿔 먼저 다시 만들어야 합니다.`,
      }),
    },
  },
});

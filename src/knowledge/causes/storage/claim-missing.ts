import { refKey } from '../../../domain/keys.ts';
import type { Ref, World } from '../../../domain/model.ts';
import { podToClaim } from '../../../readings/edges/pod-to-claim.ts';
import { nearestWord } from '../../../text/nearest-word.ts';
import { present } from '../../../text/present.ts';
import { quotedField } from '../../../world/quoted-field.ts';
import { unplaced } from '../../placement/unplaced.ts';
import { notFound } from '../../references/not-found.ts';
import type { NotFound } from '../../references/not-found.words.ts';

/** A pod mounts a claim that does not exist, so the scheduler looks for no node; `near` is one that no pod mounts. */
export const claimMissing = notFound<NotFound, 'Pod'>({
  id: 'storage/claim-missing',
  of: ['Pod'],
  explains: ['pod-unscheduled'],
  retryMs: 5 * 60_000, // the scheduler tries every pod again by then

  *seek({ on, evidence }, world, pod) {
    const { placement, message, said, agrees } = unplaced(pod, world);
    const isSaid = message.is === 'not-tried' && message.code === 'claim-not-found';
    const { prefilter } = placement;
    const name = isSaid ? message.name : undefined;
    const missed = prefilter?.code === 'claim-not-found' ? prefilter.object?.name : name;
    const link = [...podToClaim.links(pod, world)].find(({ to }) => to.name === missed);
    if (!link) return;
    const { to, path } = link;
    const isAbsent = world.get(to).is === 'absent';
    const near = isAbsent ? unusedLike(to, world) : undefined;
    yield {
      to,
      params: { by: on.name, ...present({ near }) },
      evidence: [said ?? evidence, quotedField(on, path, to.name)],
      strength: isAbsent && agrees ? 'entails' : 'fits',
      restsOn: [on, to],
    };
  },

  words: {
    en: {
      needs: ({ by }) => `\`${by}\` mounts`,
      seeker: 'the scheduler',
      so: ({ near }) =>
        `No node is tried until the claim exists.${near ? ` No pod mounts \`${near}\`.` : ''}`,
    },
    ko: {
      needs: ({ by }) => `\`${by}\` 파드가 마운트하는`,
      seeker: '스케줄러가',
      so: ({ near }) =>
        `이 객체가 생길 때까지 어떤 노드도 시도하지 않습니다.${near ? ` \`${near}\` 객체를 마운트한 파드는 없습니다.` : ''}`,
    },
    advice: (name) => ({
      extra: [
        {
          en: {
            title: 'Or create the claim',
            text: `Or create PersistentVolumeClaim \`${name}\` in the same namespace. A new claim is empty: if data is expected there, find out what became of the old one first.`,
          },
          ko: {
            title: '또는 클레임 생성',
            text: `또는 같은 네임스페이스에 PersistentVolumeClaim \`${name}\` 객체를 만드십시오. 새 클레임은 비어 있습니다. 데이터가 있어야 한다면 이전 객체가 어떻게 되었는지 먼저 확인하십시오.`,
          },
        },
      ],
      en: {
        title: 'Create the claim, or name the one that is meant',
        text: 'Name the claim that is meant.',
      },
      ko: { title: '클레임 생성 또는 이름 수정', text: '올바른 클레임 이름을 지정하십시오.' },
    }),
  },
});

function unusedLike({ namespace = '', name }: Ref, world: World): string | undefined {
  const pods = world.list('Pod', { namespace });
  const claims = world.list('PersistentVolumeClaim', { namespace });
  if (pods.gap || claims.gap) return undefined;
  const mounted = new Set(
    pods.items.flatMap((pod) => [...podToClaim.links(pod, world)].map(({ to }) => refKey(to))),
  );
  const unused = claims.items.flatMap(({ metadata }) => {
    const key = refKey({ kind: 'PersistentVolumeClaim', namespace, name: metadata?.name ?? '' });
    return mounted.has(key) ? [] : [metadata?.name ?? ''];
  });
  const longer = unused.filter((one) => one.startsWith(name) || name.startsWith(one));
  return nearestWord(name, unused) ?? (longer.length === 1 ? longer[0] : undefined);
}

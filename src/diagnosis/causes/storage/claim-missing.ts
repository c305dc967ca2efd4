import { refKey } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import { nearestWord } from '../../../text/nearest-word.ts';
import { podToClaim } from '../../../world/edges/pod-to-claim.ts';
import { after } from '../../../world/readings/time.ts';
import { unplaced } from '../../placement/unplaced.ts';

/** `near` is a claim of a like name that no pod mounts. */
export type ClaimMissing = Readonly<{
  pod: string;
  object: 'absent' | 'created-since' | 'unread';
  near?: string;
}>;

/** The scheduler tries every pod again after 5 minutes at the latest. */
const RETRY_MS = 5 * 60_000;

/** A pod mounts a claim that does not exist, so the scheduler looks for no node. */
export const claimMissing: Cause<ClaimMissing, 'Pod'> = {
  id: 'storage/claim-missing',
  of: ['Pod'],
  explains: ['pod-unscheduled'],

  *explain({ on, evidence }, world, pod) {
    const { placement, message, said, agrees } = unplaced(pod, world);
    const isSaid = message.is === 'not-tried' && message.code === 'claim-not-found';
    const { prefilter } = placement;
    const name = isSaid ? message.name : undefined;
    const missed = prefilter?.code === 'claim-not-found' ? prefilter.object?.name : name;

    for (const { to, path } of podToClaim.links(pod, world)) {
      if (to.name !== missed) continue;
      const fact = world.get(to);
      const object = { absent: 'absent', known: 'created-since', unknown: 'unread' } as const;
      const near = fact.is === 'absent' ? nearestTo(to, world) : undefined;
      yield {
        subject: to,
        params: { pod: on.name, object: object[fact.is], ...(near && { near }) },
        evidence: [said ?? evidence, { source: 'field', on, path, quote: to.name }],
        strength: fact.is === 'absent' && agrees ? 'entails' : 'fits',
        restsOn: [on, to],
        ...(fact.is === 'known' && { passesBy: after(RETRY_MS, world.now) }),
      };
      return;
    }
  },

  text: {
    en: ({ namespace, name }, { pod, object, near }) => ({
      title: {
        absent: `PersistentVolumeClaim \`${namespace}/${name}\` is missing`,
        'created-since': `PersistentVolumeClaim \`${namespace}/${name}\` was missing, and is there now`,
        unread: `the scheduler did not find PersistentVolumeClaim \`${namespace}/${name}\``,
      }[object],
      sentence: {
        absent: `\`${pod}\` mounts PersistentVolumeClaim \`${name}\`, which does not exist in namespace \`${namespace}\` (not found).${near ? ` There is a claim \`${near}\`, which no pod mounts.` : ''}`,
        'created-since': `\`${pod}\` mounts PersistentVolumeClaim \`${name}\`, which did not exist when the scheduler last tried. It does now, and the scheduler tries again by itself.`,
        unread: `\`${pod}\` mounts PersistentVolumeClaim \`${name}\`, which the scheduler did not find. kubewhy could not read whether it exists by now.`,
      }[object],
      ...(object === 'absent' && { so: 'No node is tried until the claim exists.' }),
    }),
    ko: ({ namespace, name }, { pod, object, near }) => ({
      title: {
        absent: `PersistentVolumeClaim \`${namespace}/${name}\` 객체가 없습니다`,
        'created-since': `없던 PersistentVolumeClaim \`${namespace}/${name}\` 객체가 생겼습니다`,
        unread: `스케줄러가 PersistentVolumeClaim \`${namespace}/${name}\` 객체를 찾지 못했습니다`,
      }[object],
      sentence: {
        absent: `\`${pod}\` 파드가 마운트하는 PersistentVolumeClaim \`${name}\` 객체가 \`${namespace}\` 네임스페이스에 없습니다(not found).${near ? ` 비슷한 이름의 \`${near}\` 객체가 있으며, 마운트한 파드가 없습니다.` : ''}`,
        'created-since': `\`${pod}\` 파드가 마운트하는 PersistentVolumeClaim \`${name}\` 객체가 스케줄러의 마지막 시도 때에는 없었습니다. 지금은 있으므로 곧 다시 시도합니다.`,
        unread: `\`${pod}\` 파드가 마운트하는 PersistentVolumeClaim \`${name}\` 객체를 스케줄러가 찾지 못했습니다. 지금 있는지는 kubewhy가 읽지 못해 알 수 없습니다.`,
      }[object],
      ...(object === 'absent' && { so: '이 객체가 생길 때까지 어떤 노드도 시도하지 않습니다.' }),
    }),
  },

  advice: {
    en: ({ name }) => ({
      title: 'Create the claim',
      text: `Create PersistentVolumeClaim \`${name}\` in the same namespace, or name the one that is meant. A new claim is empty: if data is expected there, find out what became of the old one first.`,
    }),
    ko: ({ name }) => ({
      title: '클레임 생성',
      text: `같은 네임스페이스에 PersistentVolumeClaim \`${name}\` 객체를 만들거나 올바른 이름을 지정하십시오. 새 클레임은 비어 있습니다. 데이터가 있어야 한다면 이전 객체가 어떻게 되었는지 먼저 확인하십시오.`,
    }),
  },
};

function nearestTo({ namespace = '', name }: Ref, world: World): string | undefined {
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

import { isA } from '../../../domain/keys.ts';
import type { Cause, Ref, World } from '../../../domain/model.ts';
import { podToClaim } from '../../../readings/edges/pod-to-claim.ts';
import type { MapRow } from '../../../simulator/map/placement-map.ts';
import { isStorageOnly, STORAGE_FILTERS } from '../../../simulator/storage/storage-filters.ts';
import { counted } from '../../../text/counted.ts';
import { marked } from '../../../text/marked.ts';
import { blockedBy, notBlockedBy } from '../../placement/blocked-by.ts';
import { linesOf } from '../../placement/map-lines.ts';
import { podWords } from '../../words/pod-words.ts';

/** `why` is the scheduler's own distinction, as a code. */
type OutOfReachWhy = keyof typeof WHY.en;
type OutOfReach = Readonly<{
  why: OutOfReachWhy;
  pod: string;
  claims: readonly string[];
  nodes: number; // where it would belong
  rows: readonly MapRow[];
}>;

const WHY = {
  en: {
    'volume-node-affinity': 'its volume can only be reached from other nodes',
    'volume-zone': 'its volume lies in another zone',
    'no-volume-to-bind': 'no volume that is free there fits, and none can be made there',
    'no-storage-capacity': 'the storage there has not enough free space',
    'volume-missing': 'its claim is bound to a volume that does not exist',
    'too-many-volumes': 'the nodes have as many volumes attached as they can',
    'claim-in-use': 'another pod mounts its claim, which allows one pod only (ReadWriteOncePod)',
    'disk-in-use': 'another pod there uses the same disk',
  },
  ko: {
    'volume-node-affinity': '볼륨에 다른 노드에서만 접근할 수 있습니다',
    'volume-zone': '볼륨이 다른 존에 있습니다',
    'no-volume-to-bind': '그곳에는 맞는 빈 볼륨이 없고 새로 만들 수도 없습니다',
    'no-storage-capacity': '그곳의 스토리지에 빈 공간이 모자랍니다',
    'volume-missing': '클레임이 존재하지 않는 볼륨에 바인딩되어 있습니다',
    'too-many-volumes': '노드에 붙일 수 있는 볼륨 수가 다 찼습니다',
    'claim-in-use': '한 파드만 쓸 수 있는 클레임(ReadWriteOncePod)을 다른 파드가 쓰고 있습니다',
    'disk-in-use': '그곳의 다른 파드가 같은 디스크를 쓰고 있습니다',
  },
} as const;
/** No other node helps. */
const IN_USE: readonly OutOfReachWhy[] = ['claim-in-use', 'disk-in-use'];

/** The storage of a pod keeps it off the nodes where it would belong. */
export const outOfReach: Cause<OutOfReach, 'Pod'> = {
  id: 'storage/out-of-reach',
  of: ['Pod'],
  explains: ['pod-unscheduled'],

  *explain(symptom, world) {
    const blocked = blockedBy(isStorageOnly, symptom, world);
    if (!blocked) return;
    const { placement, obstacle, subject, ref, strength, restsOn, evidence, rows, nodes } = blocked;
    const why = placement.nodes
      .filter(({ node }) => obstacle.nodes.includes(node))
      .flatMap(({ blockers }) => blockers.flatMap(({ codes }) => codes))
      .find(isWhy);
    if (!why) return;
    const params = {
      why,
      pod: ref.name,
      claims: claimsOf(symptom.on, world),
      nodes: nodes.length,
      rows,
    };
    yield { subject, params, evidence, strength, restsOn };
  },

  text: {
    en: ({ name }, { why, pod, claims, nodes, rows }) => ({
      title: `\`${name}\`: its storage leaves no node`,
      sentence: `${podWords.en(pod, name)} could run on ${counted(nodes, 'node')}, but ${WHY.en[why]}.${claims.length > 0 ? ` It mounts ${marked(claims)}.` : ''}`,
      lines: linesOf(rows, 'en'),
    }),
    ko: ({ name }, { why, pod, claims, nodes, rows }) => ({
      title: `\`${name}\`: 스토리지 때문에 갈 노드가 없습니다`,
      sentence: `${podWords.ko(pod, name)}가 갈 수 있는 노드는 ${nodes}개이지만, ${WHY.ko[why]}.${claims.length > 0 ? ` 마운트하는 클레임: ${marked(claims)}.` : ''}`,
      lines: linesOf(rows, 'ko'),
    }),
  },

  advice: {
    en: (_, { why }) =>
      IN_USE.includes(why)
        ? {
            title: 'Let the other pod go first',
            text: 'End the pod that uses the storage now, such as by scaling its workload down or with the strategy Recreate: a new node does not help while it is in use.',
          }
        : {
            title: 'Provide a node where the storage is',
            text: 'Add a node, or make room on one, that can reach the volume. Do not delete the claim to get a new volume elsewhere: it would be empty.',
          },
    ko: (_, { why }) =>
      IN_USE.includes(why)
        ? {
            title: '다른 파드를 먼저 종료',
            text: '지금 스토리지를 쓰는 파드를 먼저 끝내십시오(워크로드 축소 또는 Recreate 전략). 쓰이는 동안에는 노드를 추가해도 소용이 없습니다.',
          }
        : {
            title: '스토리지가 있는 곳에 노드 준비',
            text: '볼륨에 접근할 수 있는 노드를 추가하거나 자리를 비우십시오. 다른 곳에 새 볼륨을 얻으려고 클레임을 지우지 마십시오. 새 볼륨은 비어 있습니다.',
          },
  },

  ruledOut(symptom, world) {
    if (claimsOf(symptom.on, world).length === 0) return undefined;
    const why = STORAGE_FILTERS.map((filter) => notBlockedBy(filter, symptom, world));
    return why.every(Boolean) ? why[0] : undefined;
  },
};

function isWhy(code: string): code is OutOfReachWhy {
  return code in WHY.en;
}

function claimsOf(on: Ref, world: World): readonly string[] {
  if (!isA('Pod', on)) return [];
  return world.follow(podToClaim, on).items.map(({ to }) => to.name);
}

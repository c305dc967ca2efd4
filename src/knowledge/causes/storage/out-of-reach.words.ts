import type { Bilingual } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import type { MapRow } from '../../../simulator/map/placement-map.ts';
import { counted } from '../../../text/counted.ts';
import { marked } from '../../../text/marked.ts';
import { plural } from '../../../text/plural.ts';
import { linesOf } from '../../placement/map-lines.ts';
import { podWords } from '../../words/pod-words.ts';
import type { VolumePlace } from './signs/volume-place.ts';

/** `why` is the scheduler's own distinction, as a code. */
type OutOfReachWhy = keyof typeof OUT_OF_REACH.en;
/** Why the storage of a pod keeps it off; `place` is where its volume is, if that decides. */
export type OutOfReach = Readonly<{
  why: OutOfReachWhy;
  pod: string;
  claims: readonly string[];
  nodes: number; // where it would belong
  rows: readonly MapRow[];
  place?: VolumePlace;
}>;

/** What keeps the pod off the nodes, by the code of the filter. */
export const OUT_OF_REACH = {
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

/** What is said of storage that keeps a pod off its nodes. */
export const outOfReachWords: Pick<Cause<OutOfReach>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { why, pod, claims, nodes, rows, place }) => ({
      title: `\`${name}\`: its storage leaves no node`,
      sentence: `${podWords.en(pod, name)} could run on ${counted(nodes, 'node')}, but ${OUT_OF_REACH.en[why]}.${PLACE.en(place)}${claims.length > 0 ? ` It mounts ${marked(claims)}.` : ''}`,
      lines: linesOf(rows, 'en'),
    }),
    ko: ({ name }, { why, pod, claims, nodes, rows, place }) => ({
      title: `\`${name}\`: 스토리지 때문에 갈 노드가 없습니다`,
      sentence: `${podWords.ko(pod, name)}가 갈 수 있는 노드는 ${nodes}개이지만, ${OUT_OF_REACH.ko[why]}.${PLACE.ko(place)}${claims.length > 0 ? ` 마운트하는 클레임: ${marked(claims)}.` : ''}`,
      lines: linesOf(rows, 'ko'),
    }),
  },

  advice: {
    en: (_, { why, place }) =>
      IN_USE.includes(why)
        ? {
            title: 'Let the other pod go first',
            text: 'End the pod that uses the storage now, such as by scaling its workload down or with the strategy Recreate: a new node does not help while it is in use.',
          }
        : {
            title: 'Provide a node where the storage is',
            text: `${REACHED.en(place)} Do not delete the claim to get a new volume elsewhere: it would be empty.`,
          },
    ko: (_, { why, place }) =>
      IN_USE.includes(why)
        ? {
            title: '다른 파드를 먼저 종료',
            text: '지금 스토리지를 쓰는 파드를 먼저 끝내십시오(워크로드 축소 또는 Recreate 전략). 쓰이는 동안에는 노드를 추가해도 소용이 없습니다.',
          }
        : {
            title: '스토리지가 있는 곳에 노드 준비',
            text: `${REACHED.ko(place)} 다른 곳에 새 볼륨을 얻으려고 클레임을 지우지 마십시오. 새 볼륨은 비어 있습니다.`,
          },
  },
};

type Told = Bilingual<(place?: VolumePlace) => string>;

/** Where the volume is, and where the nodes are. */
const PLACE: Told = {
  en: (place) => {
    if (!place) return '';
    const { volume, values, key, is, there, elsewhere } = place;
    const at = { zone: 'in zone', host: 'on host', label: 'where that label is' }[is];
    const nodes =
      elsewhere.length > 0 && is !== 'host'
        ? ` The ${there.length > 0 ? 'other ' : ''}nodes have ${elsewhere.map(({ value, count }) => `\`${value}\` (${count})`).join(', ')}.`
        : '';
    return ` Volume \`${volume}\` is ${at} ${marked(values)} (node label \`${key}\`), and ${there.length > 0 ? `only ${marked(there.slice(0, MOST))} of the nodes ${plural(there.length, 'is', 'are')} there` : 'no node is there'}.${nodes}`;
  },
  ko: (place) => {
    if (!place) return '';
    const { volume, values, key, is, there, elsewhere } = place;
    const at = { zone: '존', host: '호스트', label: '레이블 값' }[is];
    const nodes =
      elsewhere.length > 0 && is !== 'host'
        ? ` ${there.length > 0 ? '나머지 ' : ''}노드의 값: ${elsewhere.map(({ value, count }) => `\`${value}\`(${count}개)`).join(', ')}.`
        : '';
    return ` \`${volume}\` 볼륨은 ${at} ${marked(values)} 위치에 있고(노드 레이블 \`${key}\`), ${there.length > 0 ? `그곳에 있는 노드는 ${marked(there.slice(0, MOST))}입니다` : '그곳에 노드가 없습니다'}.${nodes}`;
  },
};
/** As many nodes as a sentence bears. */
const MOST = 3;

/** How the pod gets a node from which the volume is reached. */
const REACHED: Told = {
  en: (place) => {
    if (!place) return 'Add a node, or make room on one, that can reach the volume.';
    const { is, values, there } = place;
    if (there.length > 0)
      return `Make room for the pod on ${marked(there.slice(0, MOST))}, or add a node ${is === 'host' ? 'under that name' : `with ${marked(values)}`}.`;
    if (is === 'host')
      return `The volume is local to ${marked(values)}: bring that node back under the same name. If it is lost, its data is lost, too, and comes from a backup.`;
    return is === 'zone'
      ? `Add a node in zone ${marked(values)}. A node group or autoscaler group that spans several zones does not choose the zone: use one group for each zone, with at least one node in this one, or raise the desired size until a node comes up there.`
      : `Add a node with ${marked(values)}.`;
  },
  ko: (place) => {
    if (!place) return '볼륨에 접근할 수 있는 노드를 추가하거나 자리를 비우십시오.';
    const { is, values, there } = place;
    if (there.length > 0)
      return `${marked(there.slice(0, MOST))} 노드에 자리를 비우거나 ${is === 'host' ? '그 이름의 노드를' : `${marked(values)} 값의 노드를`} 추가하십시오.`;
    if (is === 'host')
      return `볼륨이 ${marked(values)} 노드의 로컬 볼륨입니다. 같은 이름으로 노드를 되살리십시오. 노드를 잃었다면 데이터도 잃은 것이므로 백업에서 복원하십시오.`;
    return is === 'zone'
      ? `${marked(values)} 존에 노드를 추가하십시오. 여러 존에 걸친 노드 그룹이나 오토스케일러 그룹은 존을 고르지 않습니다. 존마다 노드 그룹을 두고 이 존에 노드를 하나 이상 유지하거나, 그 존에 노드가 생길 때까지 desired 크기를 늘리십시오.`
      : `${marked(values)} 값의 노드를 추가하십시오.`;
  },
};

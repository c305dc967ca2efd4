import type { Aside } from '../../../domain/audience.ts';
import { refTo } from '../../../domain/keys.ts';
import { roomMaker } from '../../../simulator/makes-room.ts';
import { isStorageOnly } from '../../../simulator/storage/storage-filters.ts';
import { present } from '../../../text/present.ts';
import { kubectl } from '../../../world/kubectl.ts';
import type { Blocked } from '../../placement/blocked-by.ts';
import { podWords } from '../../words/pod-words.ts';
import { fewerReplicas } from './placement/fewer-replicas.ts';
import { needsWords, thingsOf } from './placement/needs-words.ts';
import { needsOn, type Needs } from './placement/needs.ts';
import { obstacleCause } from './placement/obstacle-cause.ts';
import { preemptionOutlook, type Outlook } from './placement/preemption-outlook.ts';
import { fewerOrMoreRoomWords, type Fewer } from './words/more-room-words.ts';

/** `needs`: what one of the nearest nodes would need at once; `holder` is a pod whose end alone gives all of it. */
type Combined = Readonly<{
  pod: string;
  filters: readonly string[];
  needs?: CombinedNeeds;
  fewer?: Fewer;
  outlook?: Outlook;
}>;

type CombinedNeeds = Needs & Readonly<{ holder?: Aside }>;

/** Several things keep a pod from being placed, and mending one of them alone would not help. */
export const combined = obstacleCause<Combined>({
  id: 'scheduling/combined',

  by: (filters) => filters.length > 1 && !isStorageOnly(filters),

  find(blocked, world) {
    const { ref, obstacle } = blocked;
    const outlook = preemptionOutlook(blocked, world);
    const needs = needsOf(blocked);
    const fewer = fewerReplicas(blocked, world);
    const params = {
      pod: ref.name,
      filters: obstacle.filters,
      ...present({ needs, fewer, outlook }),
    };
    return { params };
  },

  text: {
    en: ({ name }, { pod, filters, needs }) => ({
      title: `\`${name}\`: ${filters.length} things together keep a pod from being placed`,
      sentence: `${podWords.en(pod, name)} is kept off its nearest nodes by ${thingsOf(filters, 'en').join(' and ')}: mending one of them alone would not place it.`,
      ...(needs && { so: neededEn(needs) }),
    }),
    ko: ({ name }, { pod, filters, needs }) => ({
      title: `\`${name}\`: ${filters.length}가지가 함께 파드 배치를 막습니다`,
      sentence: `${podWords.ko(pod, name)}를 막는 것: ${thingsOf(filters, 'ko').join(', ')}. 하나만 고쳐서는 배치되지 않습니다.`,
      ...(needs && { so: neededKo(needs) }),
    }),
  },

  advice: {
    choose: ({ name }, { fewer }) => fewerOrMoreRoomWords(name, fewer),

    command: (subject, { fewer }) => fewer && kubectl('scale', subject, `--replicas=${fewer.fits}`),
  },
});

function needsOf(blocked: Blocked): Combined['needs'] {
  const { cluster, obstacle, nodes, gaps } = blocked;
  const [nearest] = nodes;
  if (!nearest || gaps.pods) return undefined;
  const needs = needsOn(nearest, obstacle.filters, blocked);
  const room = roomMaker(blocked, cluster.podsOn(needs.node))?.pod;
  return { ...needs, ...(room && { holder: { about: refTo('Pod', room) } }) };
}

function neededEn({ holder, ...needs }: CombinedNeeds) {
  const one = holder
    ? ` The end of \`${holder.about.namespace}/${holder.about.name}\` alone would give it all of that.`
    : '';
  return `On \`${needs.node}\` it needs at once: ${needsWords.en(needs)}.${one}`;
}

function neededKo({ holder, ...needs }: CombinedNeeds) {
  const one = holder
    ? ` \`${holder.about.namespace}/${holder.about.name}\` 파드 하나만 끝나도 모두 충족됩니다.`
    : '';
  return `\`${needs.node}\` 노드에서 동시에 필요한 것: ${needsWords.ko(needs)}.${one}`;
}

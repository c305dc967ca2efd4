import type { Aside } from '../../../domain/audience.ts';
import type { Cause } from '../../../domain/model.ts';
import type { Row } from '../../../simulator/map/placement-map.ts';
import { kubectl } from '../../kubectl.ts';
import { linesOf } from '../../placement/map-lines.ts';
import { needsWords, thingsOf } from '../../placement/needs-words.ts';
import type { Needs } from '../../placement/needs.ts';
import { outlookDetail, type Outlook } from '../../placement/preemption-outlook.ts';
import { fewerOrMoreRoomWords, type Fewer } from '../../words/more-room-words.ts';
import { podWords } from '../../words/pod-words.ts';

/** `needs`: what one of the nearest nodes would need at once; `holder` is a pod whose end alone gives all of it. */
export type Combined = Readonly<{
  pod: string;
  filters: readonly string[];
  needs?: Held;
  fewer?: Fewer;
  outlook?: Outlook;
  rows: readonly Row[];
}>;
type Held = Needs & Readonly<{ holder?: Aside }>;

/** What is said of things that only together keep a pod off its nodes. */
export const combinedWords: Pick<Cause<Combined>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { pod, filters, needs, rows, outlook }) => ({
      title: `\`${name}\`: ${filters.length} things together keep a pod from being placed`,
      sentence: `${podWords.en(pod, name)} is kept off its nearest nodes by ${thingsOf(filters, 'en').join(' and ')}: mending one of them alone would not place it.`,
      ...(needs && { so: neededEn(needs) }),
      ...outlookDetail(outlook, 'en'),
      lines: linesOf(rows, 'en'),
    }),
    ko: ({ name }, { pod, filters, needs, rows, outlook }) => ({
      title: `\`${name}\`: ${filters.length}가지가 함께 파드 배치를 막습니다`,
      sentence: `${podWords.ko(pod, name)}를 막는 것: ${thingsOf(filters, 'ko').join(', ')}. 하나만 고쳐서는 배치되지 않습니다.`,
      ...(needs && { so: neededKo(needs) }),
      ...outlookDetail(outlook, 'ko'),
      lines: linesOf(rows, 'ko'),
    }),
  },

  advice: {
    en: ({ name }, { fewer }) => fewerOrMoreRoomWords.en(name, fewer),
    ko: ({ name }, { fewer }) => fewerOrMoreRoomWords.ko(name, fewer),
    command: (subject, { fewer }) => fewer && kubectl('scale', subject, `--replicas=${fewer.fits}`),
  },
};

function neededEn({ holder, ...needs }: Held) {
  const one = holder
    ? ` The end of \`${holder.about.namespace}/${holder.about.name}\` alone would give it all of that.`
    : '';
  return `On \`${needs.node}\` it needs at once: ${needsWords.en(needs)}.${one}`;
}

function neededKo({ holder, ...needs }: Held) {
  const one = holder
    ? ` \`${holder.about.namespace}/${holder.about.name}\` 파드 하나만 끝나도 모두 충족됩니다.`
    : '';
  return `\`${needs.node}\` 노드에서 동시에 필요한 것: ${needsWords.ko(needs)}.${one}`;
}

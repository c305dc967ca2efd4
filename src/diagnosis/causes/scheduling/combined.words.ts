import type { Lang } from '../../../domain/lang.ts';
import type { Cause } from '../../../domain/model.ts';
import type { Row } from '../../../simulator/map/placement-map.ts';
import { kubectl } from '../../kubectl.ts';
import { filterWords } from '../../placement/filter-words.ts';
import { linesOf } from '../../placement/map-lines.ts';
import { outlookDetail, type Outlook } from '../../placement/preemption-outlook.ts';
import { fewerOrMoreRoomWords, type Fewer } from '../../words/more-room-words.ts';
import { podWords } from '../../words/pod-words.ts';

export type Combined = Readonly<{
  pod: string;
  filters: readonly string[];
  needs?: Needs;
  fewer?: Fewer;
  outlook?: Outlook;
  rows: readonly Row[];
}>;

/** What one of the nearest nodes would need at once; `holder` is a pod whose end alone gives all of it. */
export type Needs = Readonly<{
  node: string;
  amounts: readonly string[];
  ports: readonly number[];
  taints: readonly string[];
  holder?: string;
}>;

/** What is said of things that only together keep a pod off its nodes. */
export const combinedWords: Pick<Cause<Combined>, 'text' | 'advice'> = {
  text: {
    en: ({ name }, { pod, filters, needs, rows, outlook }) => ({
      title: `\`${name}\`: ${filters.length} things together keep a pod from being placed`,
      sentence: `${podWords.en(pod, name)} is kept off its nearest nodes by ${named(filters, 'en').join(' and ')}: mending one of them alone would not place it.`,
      ...(needs && { so: neededEn(needs, filters) }),
      ...outlookDetail(outlook, 'en'),
      lines: linesOf(rows, 'en'),
    }),
    ko: ({ name }, { pod, filters, needs, rows, outlook }) => ({
      title: `\`${name}\`: ${filters.length}가지가 함께 파드 배치를 막습니다`,
      sentence: `${podWords.ko(pod, name)}를 막는 것: ${named(filters, 'ko').join(', ')}. 하나만 고쳐서는 배치되지 않습니다.`,
      ...(needs && { so: neededKo(needs, filters) }),
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

function named(filters: readonly string[], lang: Lang): readonly string[] {
  return filters.map((filter) => filterWords[filter]?.[lang].thing ?? filter);
}

/** Filters of which the amounts, ports and taints say what is needed. */
const EXACT = ['resources', 'host-ports', 'taints'];

function neededEn({ node, amounts, ports, taints, holder }: Needs, filters: readonly string[]) {
  const needs = [
    ...amounts.map((one) => `${one} more`),
    ...ports.map((port) => `host port ${port} free`),
    ...taints.map((taint) => `a toleration for \`${taint}\``),
    ...named(
      filters.filter((one) => !EXACT.includes(one)),
      'en',
    ).map((one) => `a change of ${one}`),
  ].join(', and ');
  const one = holder ? ` The end of \`${holder}\` alone would give it all of that.` : '';
  return `On \`${node}\` it needs at once: ${needs}.${one}`;
}

function neededKo({ node, amounts, ports, taints, holder }: Needs, filters: readonly string[]) {
  const needs = [
    ...amounts.map((one) => `${one} 추가`),
    ...ports.map((port) => `호스트 포트 ${port} 해제`),
    ...taints.map((taint) => `\`${taint}\` 톨러레이션`),
    ...named(
      filters.filter((one) => !EXACT.includes(one)),
      'ko',
    ).map((one) => `${one} 변경`),
  ].join(', ');
  const one = holder ? ` \`${holder}\` 파드 하나만 끝나도 모두 충족됩니다.` : '';
  return `\`${node}\` 노드에서 동시에 필요한 것: ${needs}.${one}`;
}

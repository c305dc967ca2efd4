import type { Bilingual, Lang } from '../../../../domain/lang.ts';
import { filterWords } from '../../../placement/filter-words.ts';
import type { Needs } from './needs.ts';

/** What a pod needs on a node, one after another. */
export const needsWords: Bilingual<(needs: Needs) => string> = {
  en: ({ amounts, ports, taints, changes }) =>
    [
      ...amounts.map((one) => `${one} more`),
      ...ports.map((port) => `host port ${port} free`),
      ...taints.map((taint) => `a toleration for \`${taint}\``),
      ...thingsOf(changes, 'en').map((one) => `a change of ${one}`),
    ].join(', and '),
  ko: ({ amounts, ports, taints, changes }) =>
    [
      ...amounts.map((one) => `${one} 추가`),
      ...ports.map((port) => `호스트 포트 ${port} 해제`),
      ...taints.map((taint) => `\`${taint}\` 톨러레이션`),
      ...thingsOf(changes, 'ko').map((one) => `${one} 변경`),
    ].join(', '),
};

/** What filters reject nodes for, as things that stand in the way. */
export function thingsOf(filters: readonly string[], lang: Lang): readonly string[] {
  return filters.map((filter) => filterWords[filter]?.[lang].thing ?? filter);
}

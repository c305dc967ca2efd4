import type { Lang } from '../domain/lang.ts';
import { filterWords } from '../knowledge/placement/filter-words.ts';

/** What keeps a pod off the nodes, by the ids of the filters. */
export function thingsInTheWay(filters: readonly string[], lang: Lang): string {
  return filters.map((one) => filterWords[one]?.[lang].thing ?? one).join(', ');
}

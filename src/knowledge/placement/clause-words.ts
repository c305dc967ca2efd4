import type { Lang, Text } from '../../domain/lang.ts';
import { plural } from '../../text/plural.ts';
import { tableOf } from '../../text/table-of.ts';
import { filterWords } from './filter-words.ts';
import type { Clause } from './scheduler-message.ts';

/** Clauses that people call the same, such as those of several taints, as one; the most frequent first. */
export function joinedClauses(clauses: readonly Clause[]): readonly Clause[] {
  const groups = Map.groupBy(clauses, ({ filter, code }) => `${filter} ${code}`);
  return [...groups.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return [];
      return { ...first, count: others.reduce((sum, { count }) => sum + count, first.count) };
    })
    .toSorted((a, b) => b.count - a.count);
}

/** How many nodes the scheduler rejects for what. */
export function clauseWords({ count, filter, code }: Clause, lang: Lang): string {
  const [, resource] = /^insufficient\/(.+)$/.exec(code) ?? [];
  const missing = {
    en: `passed what comes before and ${plural(count, 'lacks', 'lack')} ${resource}`,
    ko: `앞의 조건은 통과했으나 ${resource} 부족`,
  };
  const said = resource ? missing[lang] : (filterWords[filter]?.[lang].clause ?? code);
  return COUNTED[lang](count, said);
}

const COUNTED: Text<[count: number, said: string]> = {
  en: (count, said) => {
    const [verb = '', ...rest] = said.split(' ');
    return [count, (count === 1 && OF_ONE[verb]) || verb, ...rest].join(' ');
  },
  ko: (count, said) => `${count}개: ${said}`,
};

const OF_ONE: Readonly<Record<string, string>> = tableOf({ are: 'is', have: 'has', do: 'does' });

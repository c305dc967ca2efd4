import type { Lang } from '../../domain/lang.ts';
import type { Clause } from './scheduler-message.ts';

/** What a filter looks at, by its name. */
const FILTERS: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  unschedulable: { en: 'are cordoned', ko: 'cordon 상태' },
  'node-name': { en: 'are not the named node', ko: '지정된 노드가 아님' },
  taints: { en: 'have a taint that the pod does not tolerate', ko: '파드가 허용하지 않는 테인트' },
  'node-affinity': {
    en: 'are not selected by nodeSelector or node affinity',
    ko: 'nodeSelector나 노드 어피니티에 맞지 않음',
  },
  'host-ports': { en: 'have the host port taken', ko: '호스트 포트가 이미 쓰임' },
  'topology-spread': { en: 'would break a spread rule', ko: '스프레드 제약에 어긋남' },
  'inter-pod-affinity': {
    en: 'do not fit pod (anti-)affinity',
    ko: '파드 (안티)어피니티에 어긋남',
  },
  resources: { en: 'have as many pods as are allowed', ko: '실행할 수 있는 파드 수가 다 찼음' },
  'volume-binding': { en: 'do not reach its volume', ko: '볼륨에 접근할 수 없음' },
  'volume-zone': { en: 'are not in the zone of its volume', ko: '볼륨의 존에 있지 않음' },
  'volume-limits': { en: 'may attach no more volumes', ko: '볼륨을 더 붙일 수 없음' },
  'volume-restrictions': {
    en: 'have a pod that holds its claim or disk',
    ko: '클레임이나 디스크를 다른 파드가 쓰는 중',
  },
};

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
  const lacking = {
    en: `passed what comes before and ${count === 1 ? 'lacks' : 'lack'} ${resource}`,
    ko: `앞의 조건은 통과했으나 ${resource} 부족`,
  };
  const said = resource ? lacking[lang] : (FILTERS[filter]?.[lang] ?? code);
  if (lang === 'ko') return `${count}개: ${said}`;
  const [verb = '', ...rest] = said.split(' ');
  return [count, (count === 1 && OF_ONE[verb]) || verb, ...rest].join(' ');
}

const OF_ONE: Readonly<Record<string, string>> = { are: 'is', have: 'has', do: 'does' };

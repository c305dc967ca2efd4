import { refTo } from '../domain/keys.ts';
import type { Text } from '../domain/model.ts';
import { written } from '../world/readings/quantities.ts';
import type { Node } from './cluster.ts';
import { freeOn } from './free.ts';
import { requestsOf } from './requests.ts';
import { hardConstraints, spreadOf } from './spread.ts';
import type { Unplaced } from './unplaced.ts';

/** A node, or several that are rejected alike, and why; `count` are the pods that a spread rule counts. */
export type Row = Readonly<{
  name: string;
  others: number;
  count?: number;
  why: readonly string[];
}>;

const MOST_ROWS = 6;
const WORDS: Readonly<Record<keyof Text<object>, Readonly<Record<string, string>>>> = {
  en: {
    unschedulable: 'cordoned',
    'node-name': 'other node named',
    taint: 'tainted',
    'node-affinity': 'not selected',
    'host-ports': 'port taken',
    'too-many-pods': 'pod limit',
    'spread-label': 'label missing',
    'pod-affinity': 'no wanted pod',
    'pod-anti-affinity': 'unwanted pod',
    'existing-anti-affinity': 'refused by a pod',
    fits: 'free',
  },
  ko: {
    unschedulable: 'cordon 상태',
    'node-name': '다른 노드 지정',
    taint: '테인트',
    'node-affinity': '선택 안 됨',
    'host-ports': '포트 사용 중',
    'too-many-pods': '파드 수 한도',
    'spread-label': '레이블 없음',
    'pod-affinity': '필요한 파드 없음',
    'pod-anti-affinity': '피하는 파드 있음',
    'existing-anti-affinity': '기존 파드가 거부',
    fits: '여유 있음',
  },
};

/** One row per node, and in a large cluster one per reason. */
export function rowsOf(unplaced: Unplaced): readonly Row[] {
  const { cluster, placement } = unplaced;
  const nodes = new Map(cluster.nodes.map((node) => [refTo('Node', node).name, node]));
  const rows = placement.nodes.map(({ node: name, blockers }) => {
    const node = nodes.get(name);
    const codes = blockers[0]?.codes ?? ['fits'];
    const count = node && countOn(node, unplaced);
    const why = codes.map((code) => (node ? explained(code, node, unplaced) : code));
    return { name, others: 0, why, ...(count !== undefined && { count }) };
  });
  if (rows.length <= MOST_ROWS) return rows;

  const alike = Map.groupBy(rows, ({ why, count }) => JSON.stringify([why, count]));
  const groups = [...alike.values()].toSorted((a, b) => b.length - a.length).slice(0, MOST_ROWS);
  return groups.flatMap(([first, ...more]) => (first ? [{ ...first, others: more.length }] : []));
}

/** The rows in words, in aligned columns. */
export function linesOf(rows: readonly Row[], lang: keyof Text<object>): readonly string[] {
  const names = rows.map(({ name, others }) => (others > 0 ? `${name} +${others}` : name));
  const width = Math.max(0, ...names.map(({ length }) => length));
  return rows.map(({ count, why }, index) => {
    const cells = [(names[index] ?? '').padEnd(width), count, inWords(why, lang)];
    return cells.filter((cell) => cell !== undefined).join('  ');
  });
}

function inWords(why: readonly string[], lang: keyof Text<object>): string {
  return why.map((code) => WORDS[lang][code] ?? code).join(', ');
}

/** Numbers speak every language: "skew 2 > 1", "cpu 900m < 1". */
function explained(code: string, node: Node, { pod, cluster }: Unplaced): string {
  const [, resource] = /^insufficient\/(.+)$/.exec(code) ?? [];
  if (resource) {
    const free = freeOn(node, cluster).get(resource) ?? 0;
    const wanted = requestsOf(pod).get(resource) ?? 0;
    return `${resource} ${written(resource, free)} < ${written(resource, wanted)}`;
  }
  if (code !== 'spread') return code;

  for (const { constraint } of hardConstraints(pod)) {
    const { domains, min, self } = spreadOf(pod, constraint, cluster);
    const value = node.metadata?.labels?.[constraint.topologyKey];
    const count = domains.find((domain) => domain.value === value)?.count ?? 0;
    const skew = count + self - min;
    if (skew > constraint.maxSkew) return `skew ${skew} > ${constraint.maxSkew}`;
  }
  return code;
}

/** What the first hard spread rule counts in the node's domain. */
function countOn(node: Node, { pod, cluster }: Unplaced): number | undefined {
  const [first] = hardConstraints(pod);
  if (!first) return undefined;
  const value = node.metadata?.labels?.[first.constraint.topologyKey];
  return spreadOf(pod, first.constraint, cluster).domains.find((one) => one.value === value)?.count;
}

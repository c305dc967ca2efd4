import { refTo } from '../domain/keys.ts';
import type { Text } from '../domain/model.ts';
import { written } from '../world/readings/quantities.ts';
import type { Cluster, Node, Pod } from './cluster.ts';
import { freeOn } from './free.ts';
import { requestsOf, type Amounts } from './requests.ts';
import { hardConstraints, spreadOf, type Constraint } from './spread.ts';
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
    'disk-in-use': 'disk in use',
    'claim-in-use': 'claim in use',
    'too-many-volumes': 'volume limit',
    'volume-node-affinity': 'volume elsewhere',
    'no-volume-to-bind': 'no volume',
    'no-storage-capacity': 'storage full',
    'volume-missing': 'volume gone',
    'volume-zone': 'volume in other zone',
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
    'disk-in-use': '디스크 사용 중',
    'claim-in-use': '클레임 사용 중',
    'too-many-volumes': '볼륨 수 한도',
    'volume-node-affinity': '볼륨이 다른 곳에 있음',
    'no-volume-to-bind': '쓸 볼륨 없음',
    'no-storage-capacity': '스토리지 부족',
    'volume-missing': '볼륨 없음',
    'volume-zone': '볼륨이 다른 존에 있음',
    'spread-label': '레이블 없음',
    'pod-affinity': '필요한 파드 없음',
    'pod-anti-affinity': '피하는 파드 있음',
    'existing-anti-affinity': '기존 파드가 거부',
    fits: '여유 있음',
  },
};

/** One row per node, and in a large cluster one per reason. */
export function rowsOf(unplaced: Pick<Unplaced, 'cluster' | 'placement' | 'pod'>): readonly Row[] {
  const { cluster, placement, pod } = unplaced;
  const nodes = new Map(cluster.nodes.map((node) => [refTo('Node', node).name, node]));
  const rules = hardConstraints(pod).map(({ constraint }) => ruleOf(pod, constraint, cluster));
  const wanted = requestsOf(pod);

  const rows = placement.nodes.map(({ node: name, blockers }) => {
    const node = nodes.get(name);
    const codes = blockers[0]?.codes ?? ['fits'];
    const count = node && rules[0]?.countOn(node);
    const why = codes.map((code) => {
      const skew = node && code === 'spread' ? rules.map((rule) => rule.skewOn(node)) : [];
      return skew.find(Boolean) ?? (node ? lacking(code, node, cluster, wanted) : code);
    });
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

/** How one spread rule stands on each node. Numbers speak every language: "1+1-0=2 > maxSkew 1". */
function ruleOf(pod: Pod, constraint: Constraint, cluster: Cluster) {
  const { topologyKey, maxSkew } = constraint;
  const { domains, min, self } = spreadOf(pod, constraint, cluster);
  const counts = new Map(domains.map(({ value, count }) => [value, count]));
  const countOn = ({ metadata }: Node) => counts.get(metadata?.labels?.[topologyKey] ?? '');
  return {
    countOn,
    skewOn(node: Node) {
      const count = countOn(node) ?? 0;
      const skew = count + self - min;
      return skew > maxSkew ? `${count}+${self}-${min}=${skew} > maxSkew ${maxSkew}` : undefined;
    },
  };
}

/** "cpu 900m < 1" for a resource that does not suffice, any other code as it is. */
function lacking(code: string, node: Node, cluster: Cluster, wanted: Amounts): string {
  const [, resource] = /^insufficient\/(.+)$/.exec(code) ?? [];
  if (!resource) return code;
  const free = written(resource, freeOn(node, cluster).get(resource) ?? 0);
  return `${resource} ${free} < ${written(resource, wanted.get(resource) ?? 0)}`;
}

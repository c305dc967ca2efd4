import type { Text } from '../../domain/model.ts';
import { textWidth } from '../../domain/text-width.ts';
import type { Unplaced } from '../unplaced.ts';
import { cellsOf, type Cell } from './map-cells.ts';

/**
 * A node or a domain, or several that are rejected alike, and why; `count` are the pods that a spread rule counts,
 * `revisions` those of the workload where there are two.
 */
export type Row = Readonly<{
  name: string;
  others: number;
  nodes?: number; // of a domain
  count?: number;
  revisions?: Readonly<{ old: number; new: number }>;
  why: readonly string[];
}>;

/** As many nodes are shown one by one. */
const MOST_NODES = 6;
const MOST_ROWS = 7;
const LONGEST_NAME = 22;

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
    old: 'old',
    new: 'new',
    more: 'more',
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
    old: '이전',
    new: '새',
    more: '더 있음',
  },
};

/** One row per node or domain, and in a large cluster one per reason. */
export function rowsOf(unplaced: Pick<Unplaced, 'cluster' | 'placement' | 'pod'>): readonly Row[] {
  const cells = cellsOf(unplaced);
  if (cells.some(({ domain }) => domain)) {
    return most(grouped(cells, ({ domain, name, codes }) => [domain ?? name, codes]));
  }
  if (cells.length <= MOST_NODES) return cells.map((cell) => rowOf([cell]));

  const alike = grouped(cells, ({ why, count, revisions }) => [why, count, revisions]);
  return most(alike.length <= MOST_ROWS ? alike : grouped(cells, ({ codes }) => codes));
}

function grouped(cells: readonly Cell[], by: (cell: Cell) => unknown): readonly Row[] {
  const groups = Map.groupBy(cells, (cell) => JSON.stringify(by(cell)));
  return [...groups.values()].map(rowOf);
}

/** Cells that are alike; of what is lacking the most that there is stands for all. */
function rowOf(cells: readonly Cell[]): Row {
  const [best] = cells.toSorted((a, b) => b.left - a.left);
  const { name = '', domain, count, revisions, why = [] } = best ?? {};
  const isOne = cells.every((cell) => cell.count === count);
  const shown = { ...(isOne && count !== undefined && { count }), why };
  if (domain) return { name: domain, others: 0, nodes: cells.length, ...shown };
  const isSame = cells.every(
    (cell) => JSON.stringify(cell.revisions) === JSON.stringify(revisions),
  );
  return { name, others: cells.length - 1, ...shown, ...(isSame && revisions && { revisions }) };
}

/** The largest groups in full, the rest as a number. */
function most(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= MOST_ROWS) return rows;
  const nodes = ({ nodes: inDomain, others }: Row) => inDomain ?? others + 1;
  const sorted = rows.toSorted((a, b) => nodes(b) - nodes(a));
  const rest = sorted.slice(MOST_ROWS - 1).reduce((sum, row) => sum + nodes(row), 0);
  return [...sorted.slice(0, MOST_ROWS - 1), { name: '', others: rest, why: ['more'] }];
}

/** The rows in words, in aligned columns. */
export function linesOf(rows: readonly Row[], lang: keyof Text<object>): readonly string[] {
  const shorten = shortening(rows.map(({ name }) => name));
  const table = rows.map((row) => [
    [shorten(row.name), sizeOf(row)].filter(Boolean).join(' '),
    podsIn(row, lang),
    inWords(row.why, lang),
  ]);
  const [names = 0, pods = 0] = [0, 1].map((at) =>
    Math.max(0, ...table.map((cells) => textWidth(cells[at] ?? ''))),
  );
  return table.map(([name = '', count = '', why = '']) => {
    const cells = [padded(name, names), ...(pods > 0 ? [padded(count, pods)] : []), why];
    return cells.join('  ').trimEnd();
  });
}

function sizeOf({ nodes, others }: Row): string {
  if (nodes !== undefined) return `(${nodes})`;
  return others > 0 ? `+${others}` : '';
}

/** "1 old, 1 new", or how many a spread rule counts. */
function podsIn({ count, revisions }: Row, lang: keyof Text<object>): string {
  if (!revisions) return count === undefined ? '' : `${count}`;
  const parts = (['old', 'new'] as const).filter((which) => revisions[which] > 0);
  if (parts.length === 0) return '0';
  return parts
    .map((which) => {
      const word = WORDS[lang][which];
      return lang === 'ko' ? `${word} ${revisions[which]}` : `${revisions[which]} ${word}`;
    })
    .join(' · ');
}

function inWords(why: readonly string[], lang: keyof Text<object>): string {
  return why.map((code) => WORDS[lang][code] ?? code).join(', ');
}

/** Names without the domain that all of them share, and of a long one its end. */
function shortening(names: readonly string[]): (name: string) => string {
  const ends = new Set(names.filter(Boolean).map((name) => /\..*$/.exec(name)?.[0] ?? ''));
  const [end = ''] = ends;
  return (name) => {
    const short = ends.size === 1 && end ? name.slice(0, -end.length) : name;
    return short.length > LONGEST_NAME ? `…${short.slice(1 - LONGEST_NAME)}` : short;
  };
}

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - textWidth(text)));
}

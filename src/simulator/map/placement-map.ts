import { cellsOf, type Cell, type TriedPlacement } from './map-cells.ts';

/**
 * A node or a domain, or several that are rejected alike, and why; `count` are the pods that a spread rule counts,
 * `revisions` those of the workload where there are two.
 */
export type MapRow = Readonly<{
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

/** One row per node or domain, and in a large cluster one per reason. */
export function rowsOf(tried: TriedPlacement): readonly MapRow[] {
  const cells = cellsOf(tried);
  if (cells.some(({ domain }) => domain)) {
    return most(grouped(cells, ({ domain, name, codes }) => [domain ?? name, codes]));
  }
  if (cells.length <= MOST_NODES) return cells.map((cell) => rowOf([cell]));

  const alike = grouped(cells, ({ why, count, revisions }) => [why, count, revisions]);
  return most(alike.length <= MOST_ROWS ? alike : grouped(cells, ({ codes }) => codes));
}

function grouped(cells: readonly Cell[], by: (cell: Cell) => unknown): readonly MapRow[] {
  const groups = Map.groupBy(cells, (cell) => JSON.stringify(by(cell)));
  return [...groups.values()].map(rowOf);
}

/** Cells that are alike; of what is missing, the largest amount left stands for all. */
function rowOf(cells: readonly Cell[]): MapRow {
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
function most(rows: readonly MapRow[]): readonly MapRow[] {
  if (rows.length <= MOST_ROWS) return rows;
  const nodes = ({ nodes: inDomain, others }: MapRow) => inDomain ?? others + 1;
  const sorted = rows.toSorted((a, b) => nodes(b) - nodes(a));
  const rest = sorted.slice(MOST_ROWS - 1).reduce((sum, row) => sum + nodes(row), 0);
  return [...sorted.slice(0, MOST_ROWS - 1), { name: '', others: rest, why: ['more'] }];
}

import { present } from '../text/present.ts';
import type { PastedText } from './pasted-text.ts';
import { builtInTables } from './tables/built-in-tables.ts';
import { customTables } from './tables/custom-tables.ts';
import type { Listed } from './tables/table.ts';

const TABLES = [...builtInTables, ...customTables];

/** The objects of the lists that a text holds. */
export function listingIn(text: PastedText): readonly Listed[] {
  const tables = TABLES.filter(({ header }) => !header || text.match(header));
  return text.lines.flatMap((line) => {
    for (const { kind, row, judge } of tables) {
      const { name, namespace, ...cells } = row.exec(line)?.groups ?? {};
      if (name) return [{ kind, name, line, ...present({ namespace }), ...judge(cells) }];
    }
    return [];
  });
}

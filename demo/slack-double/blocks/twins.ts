import type { Block } from './block.ts';
import { elementsOf } from './elements.ts';
import { problem } from './problems.ts';

/** Names that stand twice: a block_id in one message or modal, an action_id in one block. */
export function twins(blocks: readonly Block[], path: readonly PropertyKey[]): string[] {
  const found = duplicates(blocks.map((block) => block.block_id)).map(({ id, at }) =>
    problem(`\`block_id\` "${id}" already exists`, [...path, at, 'block_id']),
  );
  for (const [index, block] of blocks.entries()) {
    for (const { id, at } of duplicates(elementsOf(block).map((one) => one.action_id))) {
      const place = [...path, index, 'elements', at, 'action_id'];
      found.push(problem(`\`action_id\` "${id}" already exists`, place));
    }
  }
  return found;
}

function duplicates(ids: readonly (string | undefined)[]) {
  const seen = new Set<string>();
  const found: { id: string; at: number }[] = [];
  for (const [at, id] of ids.entries()) {
    if (id === undefined) continue;
    if (seen.has(id)) found.push({ id, at });
    seen.add(id);
  }
  return found;
}

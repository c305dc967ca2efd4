import type { z } from 'zod';

import { SlackError } from '../slack-error.ts';
import { type Block, messageBlocks } from './block.ts';
import { elementsOf } from './elements.ts';
import { problem, problems } from './problems.ts';
import { type SentView, view } from './view.ts';
import { visibleText } from './visible-text.ts';

/**
 * Slack's own limit for all text of one message is undocumented and near 12,000 (bolt-js issues 2509 and
 * 2867); the double stays well below, so that what passes here passes there.
 */
const TEXT_BUDGET = 9000;
const VIEW_BYTES = 250_000;

/** The blocks of a message, or SlackError `invalid_blocks` or `msg_blocks_too_long`. */
export function checkMessageBlocks(sent: unknown): Block[] {
  const blocks = parse(messageBlocks, sent, 'blocks', 'invalid_blocks');
  refuse(twins(blocks, ['blocks']), 'invalid_blocks');
  if (visibleText(blocks) > TEXT_BUDGET) throw new SlackError('msg_blocks_too_long');
  return blocks;
}

/** A modal, or SlackError `invalid_arguments` or `view_too_large`. */
export function checkView(sent: unknown): SentView {
  if (Buffer.byteLength(JSON.stringify(sent ?? null)) > VIEW_BYTES)
    throw new SlackError('view_too_large');
  const checked = parse(view, sent, 'view', 'invalid_arguments');
  refuse(twins(checked.blocks, ['view', 'blocks']), 'invalid_arguments');
  return checked;
}

function parse<T>(schema: z.ZodType<T>, sent: unknown, at: string, code: string): T {
  const parsed = schema.safeParse(sent, { reportInput: true });
  if (!parsed.success) throw new SlackError(code, problems(parsed.error, at));
  return parsed.data;
}

function refuse(found: readonly string[], code: string): void {
  if (found.length > 0) throw new SlackError(code, found);
}

/** A block_id may stand once in a message, an action_id once in a block. */
function twins(blocks: readonly Block[], path: readonly PropertyKey[]): string[] {
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

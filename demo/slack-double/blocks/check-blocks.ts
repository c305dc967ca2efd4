import { SlackError } from '../slack-error.ts';
import { type Block, messageBlocks } from './block.ts';
import { checked } from './checked.ts';
import { twins } from './twins.ts';
import { type SentView, view } from './view.ts';
import { visibleText } from './visible-text.ts';

/**
 * Slack's own limit for all text of one message is undocumented and near 12,000 (bolt-js issues 2509 and
 * 2867); the double stays well below, so that what passes here passes there.
 */
const TEXT_BUDGET = 9000;
const LARGEST_VIEW_BYTES = 250_000;

/** The blocks of a message, or SlackError `invalid_blocks` or `msg_blocks_too_long`. */
export function checkMessageBlocks(sent: unknown): Block[] {
  const blocks = checked(messageBlocks, sent, 'blocks', 'invalid_blocks');
  const found = twins(blocks, ['blocks']);
  if (found.length > 0) throw new SlackError('invalid_blocks', found);
  if (visibleText(blocks) > TEXT_BUDGET) throw new SlackError('msg_blocks_too_long');
  return blocks;
}

/** A modal, or SlackError `invalid_arguments` or `view_too_large`. */
export function checkView(sent: unknown): SentView {
  const bytes = Buffer.byteLength(JSON.stringify(sent ?? null));
  if (bytes > LARGEST_VIEW_BYTES) throw new SlackError('view_too_large');
  const modal = checked(view, sent, 'view', 'invalid_arguments');
  const found = twins(modal.blocks, ['view', 'blocks']);
  if (found.length > 0) throw new SlackError('invalid_arguments', found);
  return modal;
}

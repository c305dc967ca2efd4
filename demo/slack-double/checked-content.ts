import type { Block } from './blocks/block.ts';
import { checkMessageBlocks } from './blocks/check-blocks.ts';
import { problem } from './blocks/problems.ts';
import { SlackError } from './slack-error.ts';
import type { Files } from './workspace/files.ts';

/** Slack cuts longer text without a word. */
const LONGEST_TEXT = 40_000;

/** Text and blocks as Slack would store them; throws SlackError `no_text` and those of its blocks. */
export function checkedContent(
  { text, blocks }: { text?: string; blocks?: unknown },
  files: Files,
): { text: string; blocks?: Block[] } {
  const checked = blocks === undefined ? [] : checkMessageBlocks(blocks);
  if (!text && checked.length === 0) throw new SlackError('no_text');
  refuseUnreadyFiles(checked, files);
  const cut = (text ?? '').slice(0, LONGEST_TEXT);
  return checked.length > 0 ? { text: cut, blocks: checked } : { text: cut };
}

function refuseUnreadyFiles(blocks: readonly Block[], files: Files): void {
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'image' || !block.slack_file) continue;
    const file = files.find(block.slack_file.id ?? '');
    if (file && files.isReady(file)) continue;
    const place = ['blocks', index, 'slack_file'];
    throw new SlackError('invalid_blocks', [problem('invalid slack file', place)]);
  }
}

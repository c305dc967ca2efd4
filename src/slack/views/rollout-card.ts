import type { KnownBlock } from '@slack/types';

import { cardWords } from '../../answers/words/card.ts';
import type { Answer } from '../../domain/answer.ts';
import { section } from './blocks.ts';
import { listed, sentence } from './text.ts';

const MOST_LINES = 20;
const LONGEST_LINE = 280;
/** Of the 3,000 that Slack takes in one section. */
const ROOM = 2_800;

/** How the update of an answer's target stands, one line each; nothing where the answer tells nothing of it. */
export function cardBlocks({ rollout, lang }: Answer): KnownBlock[] {
  if (!rollout) return [];
  const all = rollout.lines.map((line) =>
    line.startsWith('  ')
      ? `\u2003${listed(sentence(line.trim(), LONGEST_LINE))}`
      : sentence(line, LONGEST_LINE),
  );
  const lines = [`*${cardWords[lang].heading}*`];
  for (const line of all.slice(0, MOST_LINES)) {
    if ([...lines, line].join('\n').length > ROOM) break;
    lines.push(line);
  }
  return [section(lines.join('\n'))];
}

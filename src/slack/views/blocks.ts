import type { Button, KnownBlock, MrkdwnElement, SectionBlock } from '@slack/types';

import { present } from '../../text/present.ts';
import { LIMITS } from './limits.ts';
import { plain } from './text.ts';

/** What is posted: blocks, and the text for notifications and screen readers. */
export type Message = Readonly<{ text: string; blocks: KnownBlock[] }>;

/** A paragraph of mrkdwn that is safe already. */
export function section(text: string): SectionBlock {
  return { type: 'section', text: mrkdwn(text) };
}

/** Lines that are safe already, in as few sections as hold them. */
export function packed(lines: readonly string[]): SectionBlock[] {
  const texts: string[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    if (last === undefined || last.length + line.length + 1 > LIMITS.section) texts.push(line);
    else texts[texts.length - 1] = `${last}\n${line}`;
  }
  return texts.map(section);
}

/** A small grey line of mrkdwn that is safe already. */
export function context(text: string): KnownBlock {
  return { type: 'context', elements: [mrkdwn(text)] };
}

/** A row of buttons; no block at all without any. */
export function buttonRow(buttons: readonly Button[]): KnownBlock[] {
  return buttons.length > 0 ? [{ type: 'actions', elements: [...buttons] }] : [];
}

/** A button whose value is ids only: what they mean is looked up when it is pressed. */
export function button(
  id: string,
  label: string,
  value: Readonly<Record<string, string>>,
  style?: 'primary' | 'danger',
): Button {
  return {
    type: 'button',
    action_id: id,
    text: { type: 'plain_text', text: plain(label, LIMITS.button) },
    value: JSON.stringify(value),
    ...present({ style }),
  };
}

/** How many characters of a block a reader sees, as counted against the budget of a message. */
export function sizeOf(block: KnownBlock): number {
  return [...textsOf(block)].reduce((sum, text) => sum + text.length, 0);
}

function* textsOf(value: unknown): Iterable<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'text' && typeof inner === 'string') yield inner;
    else yield* textsOf(inner);
  }
}

/** Slack refuses empty text, and without `verbatim` it makes links out of names. */
function mrkdwn(text: string): MrkdwnElement {
  return { type: 'mrkdwn', text: text.trim() ? text : '-', verbatim: true };
}

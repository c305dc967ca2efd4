import type { Text } from '../slack-double/blocks/text.ts';
import { el } from './element.ts';
import { emoji } from './emoji.ts';
import type { Names } from './names.ts';
import { renderMrkdwn } from './render-mrkdwn.ts';

/** A text object as elements; plain text knows emoji and nothing else. */
export function renderText(text: Text, names: Names): HTMLElement[] {
  return text.type === 'mrkdwn' ? renderMrkdwn(text.text, names) : [el('p', {}, words(text.text))];
}

/** Plain text with its emoji. */
export function words(text: string): string {
  return text.replace(/:([a-z0-9_+-]+):/g, (_, name: string) => emoji(name));
}

import type { Block } from '../slack-double/blocks/block.ts';
import type { Inline } from '../slack-double/blocks/rich-text.ts';
import { type Child, el } from './element.ts';
import { emoji } from './emoji.ts';
import { isSafe } from './mrkdwn.ts';
import type { Names } from './names.ts';
import { link } from './render-mrkdwn.ts';

type RichText = Extract<Block, { type: 'rich_text' }>;

/** A rich_text block as elements. */
export function renderRichText({ elements }: RichText, names: Names): HTMLElement[] {
  return elements.map((part) => {
    switch (part.type) {
      case 'rich_text_section':
        return el('p', {}, ...inlines(part.elements, names));
      case 'rich_text_quote':
        return el('blockquote', {}, ...inlines(part.elements, names));
      case 'rich_text_preformatted':
        return el('pre', { tabindex: '0' }, ...inlines(part.elements, names));
      case 'rich_text_list':
        return el(
          part.style === 'ordered' ? 'ol' : 'ul',
          { 'data-indent': String(part.indent ?? 0) },
          ...part.elements.map((item) => el('li', {}, ...inlines(item.elements, names))),
        );
    }
  });
}

function inlines(elements: readonly Inline[], names: Names): Child[] {
  return elements.map((one) => renderInline(one, names));
}

function renderInline(one: Inline, names: Names): Child {
  switch (one.type) {
    case 'text':
      return styled(one.text, one.style);
    case 'link':
      return isSafe(one.url) ? link(one.url, one.text ?? one.url) : (one.text ?? one.url);
    case 'user':
      return el('span', { class: 'mention' }, `@${names.user(one.user_id)}`);
    case 'channel':
      return el('span', { class: 'mention' }, `#${names.channel(one.channel_id)}`);
    case 'emoji':
      return emoji(one.name);
  }
}

type Style = Extract<Inline, { type: 'text' }>['style'];

function styled(text: string, style: Style = {}): Node {
  let node: Node = document.createTextNode(text);
  if (style.code) node = el('code', {}, node);
  if (style.strike) node = el('s', {}, node);
  if (style.italic) node = el('em', {}, node);
  if (style.bold) node = el('strong', {}, node);
  return node;
}

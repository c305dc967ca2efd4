import type { Block } from '../slack-double/blocks/block.ts';
import { el } from './element.ts';
import type { Names } from './names.ts';
import { type Doing, renderElement } from './render-element.ts';
import { renderField } from './render-field.ts';
import { renderMrkdwn } from './render-mrkdwn.ts';
import { renderRichText } from './render-rich-text.ts';
import { renderText, words } from './render-text.ts';

/** One block of a message or modal. */
export function renderBlock(block: Block, names: Names, doing: Doing): HTMLElement {
  const { block_id: id = '' } = block;
  switch (block.type) {
    case 'section':
      return section(block, id, names, doing);
    case 'header':
      return el('h3', { class: 'header' }, words(block.text.text));
    case 'divider':
      return el('hr');
    case 'context':
      return el(
        'div',
        { class: 'context' },
        ...block.elements.map((one) =>
          one.type === 'image' ? picture(one.alt_text) : el('span', {}, ...renderText(one, names)),
        ),
      );
    case 'actions':
      return el(
        'div',
        { class: 'actions', role: 'group' },
        ...block.elements.map((one) => renderElement(one, id, names, doing)),
      );
    case 'image':
      return el(
        'figure',
        {},
        picture(block.alt_text),
        block.title && el('figcaption', {}, block.title.text),
      );
    case 'input':
      return input(block, id);
    case 'rich_text':
      return el('div', { class: 'text' }, ...renderRichText(block, names));
    case 'markdown':
      return el('div', { class: 'text' }, ...renderMrkdwn(block.text, names));
  }
}

function section(
  { text, fields, accessory }: Extract<Block, { type: 'section' }>,
  id: string,
  names: Names,
  doing: Doing,
): HTMLElement {
  const beside =
    accessory &&
    (accessory.type === 'image'
      ? picture(accessory.alt_text)
      : renderElement(accessory, id, names, doing));
  return el(
    'div',
    { class: 'section' },
    el(
      'div',
      { class: 'text' },
      ...(text ? renderText(text, names) : []),
      fields &&
        el(
          'div',
          { class: 'fields' },
          ...fields.map((field) => el('div', {}, ...renderText(field, names))),
        ),
    ),
    beside,
  );
}

/** The demo loads nothing from elsewhere, so a picture is shown by its words. */
function picture(alt: string): HTMLElement {
  return el('span', { class: 'picture', role: 'img', 'aria-label': alt }, alt);
}

function input({ label, hint, element, optional }: Extract<Block, { type: 'input' }>, id: string) {
  const field = renderField(element, id);
  const name = `field-${id}`;
  field.id = name;
  field.setAttribute('aria-describedby', `error-${id}`);
  return el(
    'div',
    { class: 'input' },
    el('label', { for: name }, label.text, optional && el('small', {}, ' (optional)')),
    field,
    hint && el('small', {}, hint.text),
    el('p', { class: 'error', id: `error-${id}`, role: 'alert' }),
  );
}

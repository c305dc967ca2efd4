import type { Element } from '../slack-double/blocks/block.ts';
import type { Option } from '../slack-double/blocks/option.ts';
import { el } from './element.ts';
import { words } from './render-text.ts';

/** An element with options that are shown as a menu. */
export type Menu = Extract<Element, { type: 'static_select' | 'overflow' }>;
/** What a person entered, by block_id and action_id. */
export type Entered = Record<string, Record<string, string | string[]>>;

/** The options of a menu, grouped where they are. */
export function choices(element: Menu): HTMLElement[] {
  const initial = element.type === 'static_select' ? element.initial_option?.value : undefined;
  const one = ({ text, value }: Option) =>
    el('option', { value, ...(value === initial && { selected: '' }) }, words(text.text));
  if (element.type === 'overflow') return element.options.map(one);
  const groups = (element.option_groups ?? []).map(({ label, options }) =>
    el('optgroup', { label: label.text }, ...options.map(one)),
  );
  return [...(element.options ?? []).map(one), ...groups];
}

/** A field of a modal; what is entered is read back by `enteredIn`. */
export function renderField(element: Element, blockId: string): HTMLElement {
  const own = { 'data-block': blockId, 'data-action': element.action_id };
  switch (element.type) {
    case 'plain_text_input': {
      const limits = {
        ...own,
        ...(element.placeholder && { placeholder: element.placeholder.text }),
        ...(element.max_length && { maxlength: String(element.max_length) }),
        ...(element.min_length && { minlength: String(element.min_length) }),
      };
      const { initial_value: initial = '' } = element;
      if (element.multiline) return el('textarea', { ...limits, rows: '6' }, initial);
      return el('input', { ...limits, type: 'text', value: initial });
    }
    case 'static_select':
      return el('select', own, el('option', { value: '' }, 'Choose…'), ...choices(element));
    case 'checkboxes':
    case 'radio_buttons': {
      const type = element.type === 'checkboxes' ? 'checkbox' : 'radio';
      return el(
        'div',
        { ...own, class: 'choices' },
        ...element.options.map(({ text, value }) =>
          el('label', {}, el('input', { type, value, name: blockId }), words(text.text)),
        ),
      );
    }
    case 'button':
    case 'overflow':
      throw new Error('Buttons and overflow menus are no fields.');
  }
}

/** What a person has entered in the fields below an element, by block_id and action_id. */
export function enteredIn(root: HTMLElement): Entered {
  const values: Entered = {};
  for (const field of fieldsIn(root)) {
    const { block = '', action = '' } = field.dataset;
    const value = valueOf(field);
    // What was emptied is no longer what it was at first.
    if (value.length > 0 || isControl(field)) values[block] = { ...values[block], [action]: value };
  }
  return values;
}

function valueOf(field: HTMLElement): string | string[] {
  if (isControl(field)) return field.value;
  return [...field.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
}

/** Enters values again in the fields that are still there. */
export function enterIn(root: HTMLElement, values: Entered): void {
  for (const field of fieldsIn(root)) {
    const { block = '', action = '' } = field.dataset;
    const value = values[block]?.[action];
    if (value === undefined) continue;
    if (typeof value === 'string' && isControl(field)) field.value = value;
    for (const box of field.querySelectorAll('input')) box.checked = value.includes(box.value);
  }
}

function fieldsIn(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll('[data-block][data-action]');
}

function isControl(
  field: HTMLElement,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  );
}

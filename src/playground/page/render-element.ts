import type { Element } from '../slack-double/blocks/block.ts';
import type { Option } from '../slack-double/blocks/option.ts';
import { ask } from './confirm.ts';
import { el } from './element.ts';
import { isSafe } from './mrkdwn.ts';
import type { Names } from './names.ts';
import { words } from './render-text.ts';

/** What a person did with an element, for the app. */
export type Doing = (
  action: Readonly<{ blockId: string; actionId: string; choose?: string | readonly string[] }>,
) => Promise<void>;

/** A button or menu that tells the app when it is used. */
export function renderElement(
  element: Element,
  blockId: string,
  names: Names,
  doing: Doing,
): HTMLElement {
  const send = async (control: HTMLButtonElement | HTMLSelectElement, choose?: string[]) => {
    const question = 'confirm' in element ? element.confirm : undefined;
    if (question && !(await ask(question, names))) return;
    control.disabled = true;
    control.setAttribute('aria-busy', 'true');
    const { action_id: actionId = '' } = element;
    await doing({ blockId, actionId, ...(choose && { choose }) });
    control.disabled = false;
    control.removeAttribute('aria-busy');
  };

  switch (element.type) {
    case 'button': {
      const control = el('button', buttonAttributes(element), words(element.text.text));
      control.addEventListener('click', () => {
        if (element.url && isSafe(element.url)) window.open(element.url, '_blank', 'noopener');
        void send(control);
      });
      return control;
    }
    case 'static_select':
      return menu(element, element.placeholder?.text ?? 'Choose…', send);
    case 'overflow':
      return menu(element, '⋯', send);
    case 'radio_buttons':
    case 'checkboxes':
      return renderField(element, blockId);
    case 'plain_text_input':
      throw new Error('A text field stands in an input block.');
  }
}

type Menu = Extract<Element, { type: 'static_select' | 'overflow' }>;
type Send = (control: HTMLSelectElement, choose: string[]) => Promise<void>;

function menu(element: Menu, placeholder: string, send: Send): HTMLSelectElement {
  const control = el(
    'select',
    { 'data-action': element.action_id, 'aria-label': placeholder },
    el('option', { value: '' }, placeholder),
    ...choices(element),
  );
  const initial = 'initial_option' in element ? element.initial_option?.value : undefined;
  control.value = initial ?? '';
  control.addEventListener('change', () => {
    if (control.value !== '') void send(control, [control.value]).then(() => (control.value = ''));
  });
  return control;
}

function choices(element: Menu): HTMLElement[] {
  const one = ({ text, value }: Option) => el('option', { value }, words(text.text));
  if (element.type === 'overflow') return element.options.map(one);
  const groups = (element.option_groups ?? []).map(({ label, options }) =>
    el('optgroup', { label: label.text }, ...options.map(one)),
  );
  return [...(element.options ?? []).map(one), ...groups];
}

function buttonAttributes({
  action_id: action,
  style,
  accessibility_label: label,
}: Extract<Element, { type: 'button' }>) {
  return {
    type: 'button',
    'data-action': action,
    class: style,
    'aria-label': label,
  };
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
export function enteredIn(root: HTMLElement): Record<string, Record<string, string | string[]>> {
  const values: Record<string, Record<string, string | string[]>> = {};
  for (const field of root.querySelectorAll<HTMLElement>('[data-block][data-action]')) {
    const { block = '', action = '' } = field.dataset;
    const value = valueOf(field);
    if (value.length > 0) values[block] = { ...values[block], [action]: value };
  }
  return values;
}

function valueOf(field: HTMLElement): string | string[] {
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  ) {
    return field.value;
  }
  return [...field.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
}

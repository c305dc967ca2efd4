import type { Element } from '../slack-double/blocks/block.ts';
import { ask } from './confirm.ts';
import { el } from './element.ts';
import { isSafe } from './mrkdwn.ts';
import type { Names } from './names.ts';
import { choices, type Menu, renderField } from './render-field.ts';
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

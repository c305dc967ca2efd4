import type { View } from '../slack-double/workspace/model.ts';
import { el } from './element.ts';
import type { Names } from './names.ts';
import type { Reply } from './protocol.ts';
import { renderBlock } from './render-block.ts';
import type { Doing } from './render-element.ts';
import { type Entered, enteredIn, enterIn } from './render-field.ts';

/** What a modal can ask for. */
export type ModalActions = Readonly<{
  names: Names;
  doing(view: View): Doing;
  submit(view: View, values: Entered): Promise<Reply>;
  close(view: View): void;
}>;

/** Shows the visible view of a person, and its next state; undefined closes the dialog. */
export function modal(dialog: HTMLDialogElement, actions: ModalActions) {
  let shown: View | undefined;
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (shown) actions.close(shown);
  });
  return (view: View | undefined): void => {
    if (view?.id === shown?.id && view?.hash === shown?.hash) return;
    const entered = shown?.id === view?.id ? enteredIn(dialog) : {};
    shown = view;
    if (!view) {
      dialog.close();
      return;
    }
    dialog.replaceChildren(form(view, actions));
    enterIn(dialog, entered);
    if (!dialog.open) dialog.showModal();
    const field = dialog.querySelector<HTMLElement>('.blocks :is(input, textarea, select)');
    (field ?? dialog.querySelector<HTMLElement>('button'))?.focus();
  };
}

function form(view: View, actions: ModalActions): HTMLElement {
  const { sent } = view;
  const send = sent.submit && el('button', { type: 'submit', class: 'primary' }, sent.submit.text);
  const whole = el(
    'form',
    { 'data-view': view.id, method: 'dialog' },
    el(
      'header',
      {},
      el('h2', { id: 'modal-title' }, sent.title.text),
      el('button', { type: 'button', class: 'plain', 'aria-label': 'Close', onclick: close }, '✕'),
    ),
    el(
      'div',
      { class: 'blocks' },
      ...sent.blocks.map((block) => renderBlock(block, actions.names, actions.doing(view))),
    ),
    el(
      'footer',
      {},
      el('p', { class: 'error', role: 'alert' }),
      el('button', { type: 'button', onclick: close }, sent.close?.text ?? 'Cancel'),
      send,
    ),
  );
  function close() {
    actions.close(view);
  }
  whole.addEventListener('submit', (event) => {
    event.preventDefault();
    if (send && !send.disabled) void submit(whole, send, view, actions);
  });
  return whole;
}

async function submit(
  whole: HTMLFormElement,
  send: HTMLButtonElement,
  view: View,
  actions: ModalActions,
): Promise<void> {
  send.disabled = true;
  send.setAttribute('aria-busy', 'true');
  const { errors = {}, notice = '' } = await actions.submit(view, enteredIn(whole));
  send.disabled = false;
  send.removeAttribute('aria-busy');
  for (const place of whole.querySelectorAll('.error')) {
    place.textContent = place.id ? (errors[place.id.replace('error-', '')] ?? '') : notice;
  }
}

import type { Confirm } from '../slack-double/blocks/confirm.ts';
import { el } from './element.ts';
import type { Names } from './names.ts';
import { renderText } from './render-text.ts';

/** Asks before an action is sent; true when the person says yes. */
export function ask(question: Confirm, names: Names): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const style = question.style === 'danger' ? 'danger' : 'primary';
  const dialog = el(
    'dialog',
    { class: 'confirm', 'aria-labelledby': 'confirm-title' },
    el('h2', { id: 'confirm-title' }, question.title.text),
    el('div', { class: 'text' }, ...renderText(question.text, names)),
    el(
      'div',
      { class: 'buttons' },
      el('button', { type: 'button', onclick: () => dialog.close('') }, question.deny.text),
      el(
        'button',
        { type: 'button', class: style, onclick: () => dialog.close('yes') },
        question.confirm.text,
      ),
    ),
  );
  dialog.addEventListener('close', () => {
    resolve(dialog.returnValue === 'yes');
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  return promise;
}

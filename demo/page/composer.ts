import { byId, el } from './element.ts';

/** A field to write in; Enter sends, Shift+Enter begins a line. Answers what puts the cursor, and a text, into it. */
export function composer(
  id: string,
  placeholder: string,
  send: (text: string) => Promise<void>,
  commands: () => readonly string[],
): (text?: string) => void {
  const form = byId(id);
  const field = el('textarea', {
    rows: '1',
    autocomplete: 'off',
    placeholder,
    'aria-label': placeholder,
  });
  const hint = el('p', { class: 'hint', 'aria-live': 'polite' });
  const button = el('button', { type: 'submit', class: 'primary' }, 'Send');
  form.append(hint, field, button);

  const submit = async () => {
    const text = field.value.trim();
    if (text === '') return;
    field.value = '';
    show();
    await send(text);
  };
  const show = () => {
    hint.textContent = hintFor(field.value, commands());
  };
  field.addEventListener('input', show);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void submit();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  return (text) => {
    field.focus();
    if (text === undefined) return;
    field.value = text;
    show();
  };
}

function hintFor(text: string, commands: readonly string[]): string {
  if (!text.startsWith('/')) return '';
  const known = commands.find((command) => text.startsWith(command));
  return known
    ? `${known} why <target>   ·   ${known} help   ·   -n <namespace>`
    : `${commands.join('   ')}   /invite @kubewhy`;
}

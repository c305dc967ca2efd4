import type { Paper } from '#src/cli/page.ts';
import type { Terminal } from '#src/cli/terminal.ts';

/** A terminal that keeps what is written to it, without colours and 80 columns wide; `meanwhile` comes before an answer. */
export function terminal(
  input = '',
  paper: Paper = { colour: false, columns: 80 },
  meanwhile: () => Promise<unknown> = async () => {},
) {
  const written = { out: '', err: '' };
  const kept: Terminal = {
    paper,
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
    async ask(question) {
      written.err += question;
      await meanwhile();
      return input.split('\n')[0] ?? '';
    },
    readAll: async () => input,
  };
  return { ...kept, written };
}

import type { Paper } from '#src/cli/page.ts';
import type { Terminal } from '#src/cli/terminal.ts';

/** A terminal that keeps what is written to it, without colours and 80 columns wide. */
export function terminal(input = '', paper: Paper = { colour: false, columns: 80 }) {
  const written = { out: '', err: '' };
  const kept: Terminal = {
    paper,
    out: (text) => void (written.out += text),
    err: (text) => void (written.err += text),
    async ask(question) {
      written.err += question;
      return input.split('\n')[0] ?? '';
    },
    readAll: async () => input,
  };
  return { ...kept, written };
}

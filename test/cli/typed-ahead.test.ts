import { spawn } from 'node:child_process';

import { expect, it } from '@jest/globals';

import { until } from '#test/integration/support/until.ts';

const ASKING = new URL('../support/processes/asking.ts', import.meta.url).pathname;

it.each([
  ['a whole line', 'y\n', '\n', ''],
  ['a line that nobody has ended', 'y', '\n', ''],
  ['a line, and then an answer', 'n\n', 'y\n', 'y'],
])('what was typed before a question is no answer to it: %s', async (_, ahead, after, answer) => {
  const terminal = onTerminal(`${process.execPath} ${ASKING}`);
  const pid = Number(await terminal.shows(/pid: (\d+)/));
  terminal.type(ahead);
  await terminal.shows(/pid: \d+\s+([yn])/); // a terminal shows what is typed

  process.kill(pid, 'SIGUSR1');
  await terminal.shows(/(Apply\?)/);
  terminal.type(after);

  expect(await terminal.shows(/answer: "(.*)"/)).toBe(answer);
});

/** A program on a terminal of its own; `script` belongs to util-linux. */
function onTerminal(command: string) {
  const child = spawn('script', ['-qec', command, '/dev/null']);
  let shown = '';
  child.stdout.on('data', (chunk: Buffer) => (shown += chunk.toString()));
  return {
    type: (text: string) => void child.stdin.write(text),
    shows: (what: RegExp) => until(`${what} is shown`, async () => what.exec(shown)?.[1]),
  };
}

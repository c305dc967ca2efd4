import { PassThrough } from 'node:stream';

import { describe, expect, it } from '@jest/globals';

import { terminalOf } from '#src/cli/terminal.ts';

describe('a terminal', () => {
  it.each([
    ['a terminal', { isTTY: true }, {}, true],
    ['a pipe', {}, {}, false],
    ['a terminal with NO_COLOR', { isTTY: true }, { NO_COLOR: '1' }, false],
    ['a dumb terminal', { isTTY: true }, { TERM: 'dumb' }, false],
  ])('decides about colour on %s', (_, stdout, env, colour) => {
    expect(terminalOf(processWith(stdout, env)).paper.colour).toBe(colour);
  });

  it.each([
    [undefined, 100],
    [60, 60],
    [300, 100],
  ])('of %p columns is written %p wide', (columns, width) => {
    const stdout = columns ? { columns } : {};

    expect(terminalOf(processWith(stdout, {})).paper.columns).toBe(width);
  });

  it('shows the commands that a message quotes, and carries none of them out', () => {
    const said: string[] = [];
    const stderr = { write: (text: string) => said.push(text) };

    terminalOf({ ...processWith({}, {}), stderr }).err('no \u001B[31mred\u202E\n');

    expect(said).toEqual(['no \u{FFFD}[31mred\u{FFFD}\n']);
  });

  it.each([
    ['is no answer to a question on a terminal', { isTTY: true }, 'n'],
    ['answers it where it comes through a pipe', {}, 'y'],
  ])('takes what came in before: it %s', async (_, tty, answer) => {
    const stdin = Object.assign(new PassThrough(), tty);
    const stderr = { write: () => stdin.write('n\n') };
    stdin.write('y\n');

    expect(await terminalOf({ ...processWith({}, {}), stdin, stderr }).ask('Apply?')).toBe(answer);
  });

  it('reads all that comes in, also where a character is cut in two', async () => {
    const bytes = new TextEncoder().encode('왜');
    const stdin = [bytes.slice(0, 1), bytes.slice(1)];

    expect(await terminalOf({ ...processWith({}, {}), stdin: stream(stdin) }).readAll()).toBe('왜');
  });
});

function processWith(stdout: object, env: Record<string, string>) {
  const silent = { write: () => true };
  return { stdin: stream([]), stdout: { ...silent, ...stdout }, stderr: silent, env };
}

async function* stream(chunks: readonly Uint8Array[]) {
  yield* chunks;
}

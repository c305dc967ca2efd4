import { setImmediate } from 'node:timers/promises';

import type { Paper } from './page.ts';

/** Where a command writes: data to `out`, everything else to `err`. */
export interface Terminal {
  readonly paper: Paper;
  out(text: string): void;
  err(text: string): void;
  /** Writes over what it wrote last; only a terminal can. */
  redraw?(text: string): void;
  /** Asks, and answers with the next line that comes in; empty where none does. What was typed before is no answer. */
  ask(question: string): Promise<string>;
  /** Everything that comes in, until it ends. */
  readAll(): Promise<string>;
}

type Process = Readonly<{
  stdin: AsyncIterable<string | Uint8Array> & Partial<TypedInput>;
  stdout: Writable & Readonly<{ isTTY?: boolean; columns?: number }>;
  stderr: Writable;
  env: Readonly<Record<string, string | undefined>>;
}>;
type Writable = Readonly<{ write(text: string): unknown }>;
/** A terminal holds what was typed until somebody reads it. */
type TypedInput = Readonly<{
  isTTY: boolean;
  setRawMode(isRaw: boolean): unknown;
  resume(): unknown;
  pause(): unknown;
}>;

/** Up so many lines, and away with what stands there (ECMA-48). */
const over = (lines: number) => (lines > 0 ? `\u001B[${lines}A\u001B[0J` : '');
const MAX_COLUMNS = 100;
/** What a terminal takes as a command or does not show; messages are never coloured, and may quote names from outside. */
const COMMANDS = /[^\P{Cc}\n\t]|\p{Cf}/gu;

/** The terminal of a process. Colour only on a terminal, and never with NO_COLOR. */
export function terminalOf({ stdin, stdout, stderr, env }: Process): Terminal {
  let drawn = 0;
  const colour = stdout.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return {
    // Some pseudo-terminals say that they have none, and a pipe has none.
    paper: {
      colour,
      columns: Math.min(stdout.columns || Number(env['COLUMNS']) || MAX_COLUMNS, MAX_COLUMNS),
    },
    out: (text) => void stdout.write(text),
    ...(stdout.isTTY && {
      redraw(text: string) {
        stdout.write(`${over(drawn)}${text}`);
        drawn = text.split('\n').length - 1;
      },
    }),
    err: (text) => void stderr.write(text.replaceAll(COMMANDS, '\u{FFFD}')),
    async ask(question) {
      await forgetTyped(stdin);
      stderr.write(question.replaceAll(COMMANDS, '\u{FFFD}'));
      const decoder = new TextDecoder();
      let text = '';
      for await (const chunk of stdin) {
        text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
        if (text.includes('\n')) break;
      }
      return text.split('\n')[0]?.trim() ?? '';
    },
    async readAll() {
      const decoder = new TextDecoder();
      let text = '';
      for await (const chunk of stdin) {
        text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
      }
      return text;
    },
  };
}

/**
 * A stream that flows while nobody listens loses what it holds; two turns of the loop bring all that has come in, in raw mode also
 * of a line that nobody has ended. Node stops reading a turn after it was told to pause: who listens before that hears nothing.
 */
async function forgetTyped(stdin: Partial<TypedInput>): Promise<void> {
  if (!stdin.isTTY) return;
  stdin.setRawMode?.(true);
  stdin.resume?.();
  await setImmediate();
  await setImmediate();
  stdin.pause?.();
  stdin.setRawMode?.(false);
  await setImmediate();
}

import { styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';
/** Colours text, or does not. */
export type Ink = (style: Style, text: string) => string;

/** Ink for a terminal; without colour the text stays as it is. */
export function inkFor(colour: boolean): Ink {
  // Whether the stream takes colour has been decided before.
  return (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
}

/** Text from outside on one line, without what a terminal would take as a command. */
export function tame(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '\u{FFFD}')
    .trim();
}

/** Tame text of a line whose blanks align it. */
export function tameLine(line: string): string {
  return line.split(' ').map(tame).join(' ');
}

/** Tame text in which a pair of backticks marks a name: names come out bold, the backticks go. */
export function named(text: string, ink: Ink): string {
  return tame(text).replaceAll(/`([^`]+)`/g, (_, name: string) => ink('bold', name));
}

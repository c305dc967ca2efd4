// Slack's mark-up as a tree: pure, so that it can be tested without a page.
import { emoji } from './emoji.ts';

/** A piece of a line. Text is plain: nothing in it is markup any more. */
export type Inline = Readonly<
  | { is: 'text' | 'code'; text: string }
  | { is: 'bold' | 'italic' | 'strike'; of: readonly Inline[] }
  | { is: 'link'; url: string; text: string }
  | { is: 'user' | 'channel'; id: string; text?: string }
  | { is: 'everyone'; text: string }
  | { is: 'date'; seconds: number; format: string; text: string } // text: where a date cannot be shown
>;

/** A paragraph, a quote, or preformatted text. */
export type Part = Readonly<
  { is: 'paragraph' | 'quote'; of: readonly Inline[] } | { is: 'pre'; text: string }
>;

/** A pair of marks counts where no letter or digit touches it outside and no blank inside. */
const pair = (mark: string) =>
  String.raw`(?<![\p{L}\p{N}${mark}])[${mark}](?!\s)([^${mark}\n]*[^${mark}\s])[${mark}](?![\p{L}\p{N}${mark}])`;
const token = new RegExp(
  [
    '<([^<>\\n]+)>',
    '`([^`\\n]+)`',
    pair('*'),
    pair('_'),
    pair('~'),
    String.raw`:([a-z0-9_+-]+):`,
  ].join('|'),
  'gu',
);

/** Parses what a mrkdwn text object or a message's text holds. */
export function parseMrkdwn(source: string): Part[] {
  return source
    .split(/```(?:\n)?([\s\S]+?)```\n?/)
    .flatMap((piece, index) =>
      index % 2 === 1
        ? [{ is: 'pre' as const, text: plain(piece.replace(/\n$/, '')) }]
        : lines(piece),
    );
}

function lines(source: string): Part[] {
  const parts: { is: 'paragraph' | 'quote'; text: string }[] = [];
  if (source.trim() === '') return [];
  for (const line of source.replace(/\n$/, '').split('\n')) {
    const quoted = /^(?:&gt;|>) ?(.*)$/.exec(line);
    const is = quoted ? 'quote' : 'paragraph';
    const text = quoted?.[1] ?? line;
    const last = parts.at(-1);
    if (last?.is === is) last.text += `\n${text}`;
    else parts.push({ is, text });
  }
  return parts.map(({ is, text }) => ({ is, of: inline(text) }));
}

function inline(source: string): Inline[] {
  const found: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(token)) {
    if (match.index > end) found.push(text(source.slice(end, match.index)));
    found.push(piece(match));
    end = match.index + match[0].length;
  }
  if (end < source.length) found.push(text(source.slice(end)));
  return found;
}

function piece([whole, angle, code, bold, italic, strike, name]: RegExpMatchArray): Inline {
  if (angle !== undefined) return reference(angle, whole);
  if (code !== undefined) return { is: 'code', text: plain(code) };
  if (bold !== undefined) return { is: 'bold', of: inline(bold) };
  if (italic !== undefined) return { is: 'italic', of: inline(italic) };
  if (strike !== undefined) return { is: 'strike', of: inline(strike) };
  return { is: 'text', text: emoji(name ?? '') };
}

/** What stands between angle brackets: a mention, a link, or nothing that Slack knows. */
function reference(inside: string, whole: string): Inline {
  const [target = '', label] = inside.split('|', 2);
  const named = label === undefined ? {} : { text: plain(label) };
  if (target.startsWith('@')) return { is: 'user', id: target.slice(1), ...named };
  if (target.startsWith('#')) return { is: 'channel', id: target.slice(1), ...named };
  if (/^!(?:here|channel|everyone)$/.test(target)) {
    return { is: 'everyone', text: `@${target.slice(1)}` };
  }
  const [, seconds, format = ''] = /^!date\^(\d+)\^([^^]+)/.exec(target) ?? [];
  if (seconds) return { is: 'date', seconds: Number(seconds), format, text: plain(label ?? '') };
  if (!isSafe(target)) return text(whole);
  return { is: 'link', url: plain(target), text: plain(label ?? target) };
}

/** Whether an address may be followed: nothing that runs code. */
export function isSafe(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)/i.test(url);
}

function text(source: string): Inline {
  return { is: 'text', text: plain(source) };
}

function plain(source: string): string {
  return source.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
